// Serves the demo: the built game, the built lobby, and a database beside this file. LOBBY_PORT and GAME_PORT choose the ports.

import { serveLobby } from './server/serve.ts';

const at = (path: string): string => new URL(path, import.meta.url).pathname;
const port = (name: string, usual: number): number => Number(process.env[name] ?? usual);

const served = await serveLobby({
  gameFolder: at('../../dist'),
  pageFolder: at('dist'),
  file: process.env.LOBBY_DATABASE ?? at('lobby.sqlite'),
  gamePort: port('GAME_PORT', 4400),
  lobbyPort: port('LOBBY_PORT', 4500),
  awayMs: 120_000,
});
console.log(
  `The lobby:  ${served.lobby}/\nOperator:   ${served.lobby}/operator\nThe game:   ${served.game}/`,
);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void served.close().then(() => process.exit(0)));
