// The table's page: the canvas below, and over it everything that is read or operated.

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { awaited } from '../round/progress.ts';
import { ActionArea } from './action-area.tsx';
import { BoxGroups, DealerGroup } from './boxes.tsx';
import { followPointer } from './chip-pointer.ts';
import { DeskButtons, DeskDialogs } from './dialogs/desk-dialogs.tsx';
import { CardOnDemand, HelpOnDemand, SettingsOnDemand } from './dialogs/on-demand.tsx';
import { HouseLine } from './house-line.tsx';
import { LiveRegion } from './live-region.tsx';
import { MessageLine } from './message-line.tsx';
import { MoneyLine } from './money-line.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { Rack } from './rack.tsx';
import { RoomContext, type TableRoom, useChanges } from './room.ts';
import { listenForShortcuts } from './shortcuts.ts';
import { type DialogName, TopBar } from './top-bar.tsx';
import { controlPlaces } from './zones.ts';

export function TablePage({ room }: { room: TableRoom }) {
  const { seat, stage, settings, words } = room;
  useChanges(seat, settings, stage);
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const close = useCallback(() => setDialog(null), []);
  const root = useRef<HTMLElement>(null);
  useEffect(() => listenForShortcuts(seat, () => settings.value.shortcuts), [seat, settings]);
  useLayoutEffect(() => {
    if (root.current === null || stage === null) return undefined;
    return followPointer(root.current, seat, stage);
  }, [seat, stage]);

  const layout = stage?.layout() ?? null;
  const { phase } = seat;
  const places = layout === null ? null : controlPlaces(layout, phase, seat.rules.chips.length);
  return (
    <RoomContext.Provider value={room}>
      <HouseLine />
      <main
        ref={root}
        class="table"
        data-phase={phase}
        data-waits-for={awaited(seat.state)}
        data-moving={seat.moving}
        data-arrangement={layout?.arrangement ?? 'words'}
        data-table={seat.rules.id}
        data-rehearsal={room.rehearsal}
        style={layout === null ? undefined : { '--u': `${layout.u}px` }}
      >
        <TopBar layout={layout} open={setDialog} />
        <DealerGroup />
        <Rack layout={layout} places={places} asleep={!seat.mayBet} />
        <BoxGroups />
        <ActionArea places={places} />
        <MoneyLine layout={layout} place={places?.money ?? null} />
        <MessageLine place={layout?.zones.message ?? null} />
        <LiveRegion />
        {stage === null && <p class="no-stage">{words.say('fault.noStage')}</p>}
      </main>
      {dialog === 'settings' && (
        <SettingsOnDemand
          words={words}
          settings={settings}
          lasting={room.lasting}
          chooseLanguage={room.chooseLanguage}
          more={<DeskButtons open={setDialog} />}
          onClose={close}
        />
      )}
      {dialog === 'help' && (
        <HelpOnDemand
          rules={seat.rules}
          words={words}
          topUpTo={seat.topUpTo}
          skips={room.houseRules.skip}
          openCard={() => setDialog('card')}
          onClose={close}
        />
      )}
      {dialog === 'card' && <CardOnDemand rules={seat.rules} words={words} onClose={close} />}
      <DeskDialogs dialog={dialog} open={setDialog} close={close} />
      <QuestionDialog />
    </RoomContext.Provider>
  );
}
