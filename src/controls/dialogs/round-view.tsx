// One round of the history: what lay on each box, the cards, the decisions, and what came of it.

import { useState } from 'preact/hooks';
import type { FinishedRound } from '../../keeping/database.ts';
import type { Words } from '../../locales/words.ts';
import type { RoundRecord } from '../../round/record.ts';
import { type RoundSheet, roundSheet, type SheetBox, type SheetHand } from '../../round/round-sheet.ts';
import { dayAndTime } from '../moments.ts';
import { totalWords } from '../table-words.ts';
import { CardRow } from './card-row.tsx';
import { signed } from './signed.ts';
import { Sum } from './sum.tsx';

export interface RoundViewProps {
  readonly words: Words;
  readonly round: FinishedRound;
  /** Null where it could not be read. */
  readonly record: RoundRecord | null;
  readonly linkTo: (record: RoundRecord) => Promise<string>;
  readonly verify: (record: RoundRecord) => void;
}

export function RoundView({ words, round, record, linkTo, verify }: RoundViewProps) {
  const { say } = words;
  const sheet = record === null ? null : roundSheet(record);
  const net = round.returned - round.staked;
  return (
    <article class="round-view">
      <p class="round-head">
        <bdi>{record?.rules.name ?? round.table}</bdi>
        <span>{dayAndTime(words.language, round.endedAt)}</span>
        <span class="selectable">{say('money.round', { id: round.roundId })}</span>
      </p>
      {round.void !== undefined && <p class="round-void">{say('history.voidText', { code: round.void })}</p>}
      <dl class="round-sums">
        <Sum name={say('history.staked')} value={words.amount(round.staked)} />
        <Sum name={say('history.returned')} value={words.amount(round.returned)} />
        <Sum name={say('history.net')} value={signed(words, net)} />
        {sheet !== null && <Sum name={say('history.before')} value={words.amount(sheet.before)} />}
        {sheet !== null && sheet.after !== null && (
          <Sum name={say('history.after')} value={words.amount(sheet.after)} />
        )}
      </dl>
      {sheet !== null && <Cards words={words} sheet={sheet} />}
      {record !== null && <Ways words={words} record={record} linkTo={linkTo} verify={verify} />}
    </article>
  );
}

function Cards({ words, sheet }: { words: Words; sheet: RoundSheet }) {
  const { cards } = sheet.dealer;
  return (
    <div class="round-cards">
      <section>
        <h3>{words.say('history.dealer')}</h3>
        <p class="round-hand">
          <CardRow words={words} cards={cards} />
          {cards.length > 0 && <span>{totalWords(words, cards, false)}</span>}
        </p>
      </section>
      {sheet.boxes.map((box) => (
        <BoxSheet key={box.box} words={words} box={box} />
      ))}
    </div>
  );
}

function BoxSheet({ words, box }: { words: Words; box: SheetBox }) {
  const { say } = words;
  const line = (stake: number, returned: number) =>
    say('history.line', { stake: words.amount(stake), returned: words.amount(returned) });
  return (
    <section>
      <h3>{say('place.box', { box: box.box })}</h3>
      {box.hands.map((hand, i) => (
        <HandSheet key={i} words={words} hand={hand} number={box.hands.length > 1 ? i + 1 : null} />
      ))}
      {box.side.map(({ bet, stake, returned, outcome }) => (
        <p key={bet}>
          {say(`side.${bet}`)}: {line(stake, returned)},{' '}
          {say(
            outcome === null ? 'history.open' : outcome === 'win' ? 'history.sideWon' : 'history.sideLost',
          )}
        </p>
      ))}
      {box.answer !== null && <p>{say(box.answer)}</p>}
      {box.insurance !== null && (
        <p>
          {say('history.insurance')}: {line(box.insurance.stake, box.insurance.returned)}
        </p>
      )}
    </section>
  );
}

function HandSheet({ words, hand, number }: { words: Words; hand: SheetHand; number: number | null }) {
  const { say } = words;
  const { cards, fromSplit, stake, returned, outcome, decisions } = hand;
  const done = decisions.length === 0 ? say('history.none') : words.list(decisions.map((each) => say(each)));
  return (
    <div class="round-hand">
      {number !== null && <span class="quiet">{say('history.hand', { hand: number })}</span>}
      <CardRow words={words} cards={cards} />
      <span>{totalWords(words, cards, fromSplit)}</span>
      <span class="quiet">
        {say('history.decisions')}: {done}
      </span>
      <span>
        {say('history.line', { stake: words.amount(stake), returned: words.amount(returned) })}
        {outcome !== null && `, ${say(`outcome.${outcome}`)}`}
      </span>
    </div>
  );
}

interface WaysProps extends Pick<RoundViewProps, 'words' | 'linkTo' | 'verify'> {
  readonly record: RoundRecord;
}

function Ways({ words, record, linkTo, verify }: WaysProps) {
  const { say } = words;
  const [link, setLink] = useState<{ readonly text: string; readonly copied: boolean } | null>(null);
  const copy = async () => {
    const text = await linkTo(record);
    const copied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setLink({ text, copied });
  };
  const replay = async () => location.assign(await linkTo(record));
  return (
    <footer class="round-ways">
      <button type="button" class="action small" onClick={() => void replay()}>
        <span class="label">{say('history.replay')}</span>
      </button>
      <button type="button" class="action small" onClick={() => verify(record)}>
        <span class="label">{say('history.verify')}</span>
      </button>
      <button type="button" class="action small" onClick={() => void copy().catch(() => {})}>
        <span class="label">{say('history.copyLink')}</span>
      </button>
      <p role="status">{link !== null && say(link.copied ? 'history.copied' : 'history.notCopied')}</p>
      {link !== null && !link.copied && (
        <input class="typed" readOnly value={link.text} aria-label={say('history.copyLink')} />
      )}
    </footer>
  );
}
