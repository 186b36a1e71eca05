// The lobby of the browser tests: the published entry, a wallet and a dealer that do as a test says, and a journal of all
// that was booked. It is kept in the tab's store, as a real lobby's is on its server, so that a reload of the lobby finds it.

import { openTable } from '/lobby.js';

const {
  game,
  src,
  start = {},
  deals = true,
  cards = [],
  allow,
  hidden = false,
} = JSON.parse(decodeURIComponent(location.hash.slice(1)));

const KEY = 'lobby';
const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? {
  balance: start.balance ?? 100000,
  journal: [],
  open: null,
  ended: [],
  dropped: 0,
  disturbance: null,
};
const keep = () => sessionStorage.setItem(KEY, JSON.stringify(kept));

/**
 * What goes wrong, by the type of the question: `down` before it is booked, `lost`, `late` or `refuse` after; `shoe-lost` is the
 * dealer's.
 */
const faults = new Map();
/** What the game asked, in order. */
const asked = [];
const told = [];
const sizes = [];
const late = (milliseconds) => new Promise((resume) => setTimeout(resume, milliseconds));

/** Until when the link is cut: nothing gets through, in neither direction. */
let cutUntil = 0;
const never = () => new Promise(() => {});

/** Cuts the link, or reloads the game, the lobby or both, at once. */
function disturb(how) {
  if (how === 'cut') cutUntil = Date.now() + 1500;
  if (how === 'game' || how === 'both') handle.frame.src = String(handle.frame.src);
  if (how === 'lobby' || how === 'both') location.reload();
}

/** What the test set for the so-manieth question from then, once; it outlives a reload. */
function dueNow() {
  const due = kept.disturbance;
  if (due == null || due.at-- > 0) return null;
  kept.disturbance = null;
  keep();
  return due;
}

/** Answers a question, or fails as the test says; a fault that has a count ends after it. */
async function answering(type, work) {
  if (Date.now() < cutUntil) return never();
  asked.push(type);
  const due = dueNow();
  if (due?.when === 'before') {
    disturb(due.how);
    return never();
  }
  const fault = faults.get(type) ?? faults.get('*');
  if (fault?.times !== undefined && --fault.times === 0) faults.delete(type);
  if (fault?.how === 'down') throw new Error('down');
  if (fault?.how === 'shoe-lost') return { ok: false, code: 'shoe-lost' };
  if (fault?.how === 'silent') return new Promise(() => {});
  const answer = fault?.how === 'refuse' ? refusal() : work();
  keep();
  if (due !== null) {
    disturb(due.how);
    return never();
  }
  if (Date.now() < cutUntil) return never();
  if (fault?.how === 'lost') return new Promise(() => {});
  if (fault?.how === 'late') await late(fault.milliseconds);
  return answer;
}

const refusal = () => ({ outcome: 'refused', reason: 'not-allowed', balance: kept.balance });

function book(kind, { txId, amount }) {
  const before = kept.journal.find((entry) => entry.txId === txId && entry.kind === kind);
  if (before === undefined) {
    if (kind === 'debit' && amount > kept.balance)
      return { outcome: 'refused', reason: 'insufficient-funds', balance: kept.balance };
    kept.balance += kind === 'debit' ? -amount : amount;
    kept.journal.push({ kind, txId, amount });
  }
  return { outcome: 'accepted', balance: kept.balance };
}

const done = (type, work) => answering(type, work).then(() => {});

/** The dealer's cards of one round, the same however often they are asked for. */
function dealt(boxes) {
  const dealerFirst = cards[boxes];
  return {
    boxes: Array.from({ length: boxes }, (_, i) => [cards[i], cards[boxes + 1 + i]]),
    up: dealerFirst,
    second: cards[2 * boxes + 1],
  };
}
const boxesOpen = () => kept.boxes ?? 0;

const dealer = {
  open: () => answering('dealer.open', () => ({ ok: true })),
  cards: ({ boxes }) =>
    answering('dealer.cards', () => {
      kept.boxes = boxes;
      const first = dealt(boxes);
      return { ok: true, boxes: first.boxes, dealer: start.faceUp ? [first.up, first.second] : [first.up] };
    }),
  draw: ({ drawn }) =>
    answering('dealer.draw', () => ({ ok: true, card: cards[2 * boxesOpen() + 2 + drawn] })),
  peek: () =>
    answering('dealer.peek', () => {
      const { up, second } = dealt(boxesOpen());
      const ranks = [up[0], second[0]];
      return { ok: true, blackjack: ranks.includes('A') && ranks.some((rank) => 'TJQK'.includes(rank)) };
    }),
  turn: () => answering('dealer.turn', () => ({ ok: true, card: dealt(boxesOpen()).second })),
  reveal: () => answering('dealer.reveal', () => ({ revealed: null })),
  close: () => answering('dealer.close', () => ({ commitment: null })),
};

const { faceUp, ...options } = start;
const container = document.getElementById('table');
if (hidden) container.className = 'hidden';
if (allow !== undefined) {
  // What a frame may do is settled as it is put into the page.
  Object.defineProperty(HTMLIFrameElement.prototype, 'allow', {
    set() {
      this.setAttribute('allow', allow);
    },
  });
}
const handle = openTable(container, {
  src: src ?? game,
  title: 'Blackjack table',
  start: () => ({
    session: 'a-session',
    table: 'three-hand',
    language: 'en',
    speed: 5,
    answerMs: 400,
    ...options,
    balance: kept.balance,
    round: options.round ?? kept.open,
    history: kept.ended,
  }),
  wallet: {
    debit: (transaction) => answering('wallet.debit', () => book('debit', transaction)),
    credit: (transaction) => answering('wallet.credit', () => book('credit', transaction)),
    rollback: () => answering('wallet.rollback', () => ({ outcome: 'accepted', balance: kept.balance })),
    balance: () => answering('wallet.balance', () => kept.balance),
  },
  rounds: {
    started: (record) =>
      done('round.started', () => {
        kept.open = record;
      }),
    kept: (record) =>
      done('round.kept', () => {
        kept.open = record;
      }),
    ended: (record) =>
      done('round.ended', () => {
        kept.open = null;
        if (!kept.ended.some(({ roundId }) => roundId === record.roundId)) kept.ended.unshift(record);
      }),
    dropped: () =>
      done('round.dropped', () => {
        kept.open = null;
        kept.dropped += 1;
      }),
  },
  ...(deals ? { dealer } : {}),
  on: {
    started: (table, again) => told.push(`started ${table} ${again}`),
    busy: (busy) => told.push(busy ? 'busy' : 'idle'),
    open: (place) => told.push(`open ${place}`),
    resize: (width, height) => {
      sizes.push(`${width} x ${height}`);
      container.style.height = `${height}px`;
    },
    error: (code, at) => told.push(`error ${code} ${at}`.trim()),
  },
});
handle.closed.then(() => told.push('closed'));

window.lobby = { handle, disturb, kept, keep, faults, asked, told, sizes };
