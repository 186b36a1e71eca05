// The table's page: the canvas below, and over it everything that is read or operated.

import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
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
import { Questions } from './questions.tsx';
import { Rack } from './rack.tsx';
import { RoomContext, type TableRoom, useChanges } from './room.ts';
import { namedKeys } from './shortcut-names.ts';
import { listenForShortcuts } from './shortcuts.ts';
import { type DialogName, TopBar } from './top-bar.tsx';
import { Voice } from './voice.ts';
import { controlPlaces } from './zones.ts';

/** Who keeps a round that is broken off: money that is no play money is a lobby's. */
function keptBy({ seat, rehearsal, lasting }: TableRoom): 'browser' | 'lobby' | 'nothing' {
  if (rehearsal) return 'nothing';
  if (seat.topUpTo === null) return 'lobby';
  return lasting ? 'browser' : 'nothing';
}

export function TablePage({ room }: { room: TableRoom }) {
  const { seat, stage, settings, words } = room;
  useChanges(seat, settings, stage);
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const close = useCallback(() => setDialog(null), []);
  const root = useRef<HTMLElement>(null);
  const voice = useMemo(() => new Voice(), []);
  useEffect(
    () =>
      listenForShortcuts(
        seat,
        () => (settings.value.shortcuts ? settings.value.keys : null),
        (what) =>
          void import('./recital.ts').then(
            ({ recital }) => voice.say(recital(what, words, seat)),
            // Offline, and never asked before: the table can still be read.
            () => {},
          ),
      ),
    [seat, settings, words, voice],
  );
  useLayoutEffect(() => {
    if (root.current === null || stage === null) return undefined;
    return followPointer(root.current, seat, stage);
  }, [seat, stage]);

  const layout = stage?.layout() ?? null;
  const { phase } = seat;
  const hand = settings.value.leftHanded ? 'left' : 'right';
  const places = layout === null ? null : controlPlaces(layout, phase, seat.rules.chips.length, hand);
  return (
    <RoomContext.Provider value={room}>
      <HouseLine />
      <main
        ref={root}
        class="table"
        data-phase={phase}
        data-waits-for={awaited(seat.state)}
        data-moving={seat.moving}
        data-seen={seat.seenFacts}
        data-arrangement={layout?.arrangement ?? 'words'}
        data-table={seat.rules.id}
        data-rehearsal={room.rehearsal}
        data-hand={hand}
        style={layout === null ? undefined : { '--u': `${layout.u}px` }}
      >
        <TopBar layout={layout} open={setDialog} />
        <DealerGroup />
        <Rack layout={layout} places={places} asleep={!seat.mayBet} />
        <BoxGroups />
        <ActionArea places={places} />
        <MoneyLine layout={layout} place={places?.money ?? null} />
        <MessageLine place={layout?.zones.message ?? null} />
        <LiveRegion voice={voice} place={layout?.zones.message ?? null} />
        {stage === null && <p class="no-stage">{words.say('fault.noStage')}</p>}
      </main>
      {dialog === 'settings' && (
        <SettingsOnDemand
          words={words}
          settings={settings}
          lasting={room.lasting}
          chooseLanguage={room.chooseLanguage}
          more={<DeskButtons open={setDialog} close={close} />}
          onClose={close}
        />
      )}
      {dialog === 'help' && (
        <HelpOnDemand
          rules={seat.rules}
          words={words}
          at={{
            topUpTo: seat.topUpTo,
            skips: room.houseRules.skip,
            kept: keptBy(room),
            keys: settings.value.shortcuts ? namedKeys(words, settings.value.keys) : [],
          }}
          openCard={() => setDialog('card')}
          openMore={room.ways.help}
          onClose={close}
        />
      )}
      {dialog === 'card' && <CardOnDemand rules={seat.rules} words={words} onClose={close} />}
      <DeskDialogs dialog={dialog} open={setDialog} close={close} />
      <Questions />
    </RoomContext.Provider>
  );
}
