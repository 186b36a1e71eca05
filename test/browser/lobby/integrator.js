// What an integrator has already: an API for the money, and a place for the rounds. Here both are in the page.

const journal = [];
const kept = { balance: 100000, round: null, ended: [], dropped: 0 };

function book(kind, { txId, amount }) {
  if (!journal.some((entry) => entry.txId === txId && entry.kind === kind)) {
    kept.balance += kind === 'debit' ? -amount : amount;
    journal.push({ kind, txId, amount });
  }
  return { outcome: 'accepted', balance: kept.balance };
}

export async function api(what, body) {
  if (what === 'open')
    return { session: 'one', table: 'three-hand', balance: kept.balance, round: kept.round, language: 'en' };
  return what === 'balance' ? kept.balance : book(what, body);
}

export async function keep(record) {
  const { round, ended } = kept;
  // One with fewer events, or of a round that is over, is late: it says nothing new.
  const isLate = round?.roundId === record.roundId && record.events.length < round.events.length;
  if (!isLate && !ended.includes(record.roundId)) kept.round = record;
}

export async function finish(record) {
  kept.round = null;
  kept.ended.push(record.roundId);
}

export async function forget() {
  kept.round = null;
  kept.dropped += 1;
}

window.integrator = { journal, kept };
