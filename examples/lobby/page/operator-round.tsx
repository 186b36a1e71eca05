// One round: what was bet, what happened in order, what the journal says, and the ways to look at it again.

import { useEffect, useState } from 'preact/hooks';
import { shareText } from '../../../src/keeping/share-link.ts';
import { moneyFormat } from '../../../src/money/amount.ts';
import type { RecordedEvent, RoundRecord } from '../../../src/round/record.ts';
import { writtenRecord } from '../../../src/round/written-record.ts';
import { sideStakes } from '../../../src/tables/bets.ts';
import type { Round } from './operator-replies.ts';

type Money = (amount: number) => string;

const VERDICTS: Readonly<Record<string, string>> = {
  fair: 'The cards are the shoe’s that was committed to',
  unread: 'What cannot be read cannot be checked',
  'no-seed': 'The seed is not yet revealed',
  'no-cards': 'The seed is the one committed to; no card was seen',
  'commitment-differs': 'The seed is not the one committed to',
  'card-differs': 'A card is not the shoe’s',
};

/** An event in a line of its own. */
function told(event: RecordedEvent, money: Money): string {
  const balance =
    'balance' in event && event.balance !== undefined ? `, balance ${money(event.balance)}` : '';
  switch (event.type) {
    case 'deal':
      return 'deal';
    case 'dealer.dealt':
      return `dealt ${event.boxes.map((cards) => cards.join(' ')).join(' · ')} — dealer ${event.dealer.join(' ')}`;
    case 'dealer.drew':
      return `drew ${event.card}`;
    case 'dealer.looked':
      return event.blackjack ? 'looked: blackjack' : 'looked: no blackjack';
    case 'dealer.turned':
      return `turned ${event.card}`;
    case 'wallet.accepted':
      return `booked ${event.txId}${balance}`;
    case 'wallet.refused':
      return `refused ${event.txId}${balance}`;
    case 'wallet.lost':
      return `no answer to ${event.txId}`;
    case 'wallet.balance':
      return `balance ${money(event.balance)}`;
    default:
      return event.type.replace(/^(decide|offer)\./, '');
  }
}

export function OneRound({ round, game }: { round: Round; game: string }) {
  const { record, unread, verdict, journal, id } = round;
  const money = moneyFormat(round.currency, 'en', true);
  return (
    <aside class="one-round" aria-label={`Round ${id}`}>
      <h2>{id}</h2>
      <p class="verdict" data-verdict={verdict.verdict}>
        {VERDICTS[verdict.verdict] ?? verdict.verdict}
      </p>
      {record.ok ? (
        <Recorded record={record.record} money={money} game={game} />
      ) : (
        <>
          <p>The record cannot be read: {unread?.fault ?? record.fault.code}</p>
          <pre>{unread?.text}</pre>
        </>
      )}
      <h3>Journal</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">Transaction</th>
            <th scope="col">Kind</th>
            <th scope="col" class="figure">
              Amount
            </th>
            <th scope="col" class="figure">
              Balance
            </th>
          </tr>
        </thead>
        <tbody>
          {journal.map(({ seq, tx, kind, amount, reason, balance }) => (
            <tr key={seq}>
              <th scope="row">{tx}</th>
              <td>{reason === null ? kind : `${kind}: ${reason}`}</td>
              <td class="figure">{money(amount)}</td>
              <td class="figure">{money(balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </aside>
  );
}

function Recorded({ record, money, game }: { record: RoundRecord; money: Money; game: string }) {
  const [replay, setReplay] = useState<string | null>(null);
  const isOver = record.endedAt !== undefined;
  useEffect(() => {
    if (isOver) void shareText(record).then((text) => setReplay(`${game}#round=${text}`));
  }, [record, isOver, game]);
  return (
    <>
      <nav>
        {replay !== null && (
          <a class="action small" href={replay} target="_blank" rel="noreferrer">
            Open as a replay
          </a>
        )}
        <button type="button" class="action small" onClick={() => save(record)}>
          Save the record
        </button>
      </nav>
      <h3>{record.rules.name}</h3>
      <ul class="bets">
        {record.bets.map((bet) => (
          <li key={bet.box}>
            Box {bet.box}: {money(bet.main)}
            {sideStakes(bet).map(([side, stake]) => ` · ${side} ${money(stake)}`)}
          </li>
        ))}
      </ul>
      <ol class="events">
        {record.events.map((event, i) => (
          <li key={i}>{told(event, money)}</li>
        ))}
      </ol>
      <dl>
        <dt>Commitment</dt>
        <dd>{record.commitment ?? 'none'}</dd>
        <dt>Seed</dt>
        <dd>{record.seed ?? 'not revealed while the round is open'}</dd>
        <dt>Player’s words</dt>
        <dd>{record.words === '' ? 'none' : record.words}</dd>
      </dl>
    </>
  );
}

/** As `npm run -s verify` takes it. */
function save(record: RoundRecord): void {
  const file = new Blob([`${JSON.stringify(writtenRecord(record), null, 2)}\n`], {
    type: 'application/json',
  });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${record.roundId}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
