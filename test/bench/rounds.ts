// Rounds per second through the real statechart, beside npm `engine-blackjack` in the same run. Our side is bundled first, as
// the page is; the peer comes bundled from its maker.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { type Figure, fixed, median, report } from './report/figures.ts';
import { playPeerFor } from './rounds/peer.ts';

const LAPS = 7;
const LAP_MS = 500;
/** The bound holds for these: they are dealt from six decks. */
const DECKS = 6;

const outDir = mkdtempSync(join(tmpdir(), 'baize-bench-'));
await build({
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  build: { ssr: 'test/bench/rounds/play.ts', outDir, target: 'es2022' },
  ssr: { noExternal: true },
});
const own: typeof import('./rounds/play.ts') = await import(pathToFileURL(join(outDir, 'play.js')).href);
rmSync(outDir, { recursive: true });

const perSecond = (rounds: number): number => (rounds * 1000) / LAP_MS;
const tables = own.TABLES.map((rules) => {
  own.playFor(rules, LAP_MS);
  playPeerFor(rules.decks, LAP_MS);
  const laps = Array.from({ length: LAPS }, () => {
    const { rounds, events, facts } = own.playFor(rules, LAP_MS);
    const peer = playPeerFor(rules.decks, LAP_MS);
    const shoes = own.shuffleFor(rules, LAP_MS / 4);
    return {
      ours: perSecond(rounds),
      peers: perSecond(peer),
      ratio: rounds / peer,
      eventsPerRound: events / rounds,
      factsPerRound: facts / rounds,
      shuffleShare: (LAP_MS / 4 / shoes) * (rounds / LAP_MS),
    };
  });
  const middle = (of: (lap: (typeof laps)[number]) => number): number => median(laps.map(of));
  return {
    table: rules.id,
    decks: rules.decks,
    roundsPerSecond: Math.round(middle((lap) => lap.ours)),
    peerRoundsPerSecond: Math.round(middle((lap) => lap.peers)),
    ratio: middle((lap) => lap.ratio),
    eventsPerRound: Number(
      fixed(
        middle((lap) => lap.eventsPerRound),
        2,
      ),
    ),
    factsPerRound: Number(
      fixed(
        middle((lap) => lap.factsPerRound),
        2,
      ),
    ),
    shuffleShare: Number(
      fixed(
        middle((lap) => lap.shuffleShare),
        2,
      ),
    ),
  };
});
console.table(tables);
const figures = tables
  .filter(({ decks }) => decks === DECKS)
  .map(
    ({ table, ratio, roundsPerSecond, peerRoundsPerSecond }): Figure => ({
      name: `Rounds through the statechart, ${table}`,
      value: `${fixed(ratio, 2)} × (${roundsPerSecond} a second)`,
      bound: 'at least 1.0 ×',
      peer: `engine-blackjack 0.9.2: ${peerRoundsPerSecond} a second`,
      holds: ratio >= 1,
    }),
  );
report('rounds', figures, tables);
