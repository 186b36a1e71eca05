/** The version of the protocol (docs/embedding.md): raised by its first number where a message changes its meaning. */
export const PROTOCOL = '1.0.0';

const PARTS = /^(\d{1,6})\.(\d{1,6})\.(\d{1,6})$/;

function parts(version: string): readonly [major: number, minor: number] | null {
  const found = PARTS.exec(version);
  return found === null ? null : [Number(found[1]), Number(found[2])];
}

/**
 * Whether a game that speaks `game` can serve a host that speaks `host`: the same major version, and no message newer than
 * the game knows. Anything that is no version fits nothing.
 */
export function fits(host: string, game: string): boolean {
  const [asked, known] = [parts(host), parts(game)];
  return asked !== null && known !== null && asked[0] === known[0] && asked[1] <= known[1];
}
