// Draws the back of the cards and writes it to back.svg: `npx tsx assets/cards/back.ts`.
// It is engraver's work, curves of sines laid over each other, so it is computed rather than drawn by hand.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type Point = readonly [x: number, y: number];

/** Half the panel of the back; the card itself is 240 by 336, the rest is its paper border. */
const HALF_WIDTH = 108;
const HALF_HEIGHT = 156;

/** The capital B of Marcellus (SIL Open Font License) as an outline, so that no font is needed to draw it. */
const LETTER_B =
  'M8.4-19.1L8.4-50.9Q8.4-55 8.3-58.1Q8.2-61.2 8-63.5Q7.8-65.8 7.5-67.3Q7.3-68.8 7-69.8L7-70Q8-70 9-70Q10-69.9 ' +
  '11.1-69.9Q12.3-69.9 13.5-69.9Q15.2-69.9 18.2-70.3Q21.2-70.6 26-70.6Q30.4-70.6 34.1-69.5Q37.8-68.3 40.5-66.2Q43.2' +
  '-64 44.8-60.9Q46.3-57.7 46.3-53.7Q46.3-50.3 45.4-47.7Q44.4-45 42.7-43Q41.1-41.1 38.7-39.7Q36.3-38.4 33.5-37.6Q37.6' +
  '-37 41.1-35.5Q44.5-34 46.9-31.7Q49.4-29.5 50.8-26.5Q52.1-23.5 52.1-19.8Q52.1-9.5 45.3-4.4Q38.5 .8 25 .8Q23.5 .8 ' +
  '21.6 .7Q19.6 .5 17.6 .4Q15.6 .2 13.6 .1Q11.7 0 10.2 0L7 0L7-.2Q7.3-1.2 7.5-2.7Q7.8-4.2 8-6.5Q8.2-8.7 8.3-11.8Q8.4' +
  '-14.9 8.4-19.1ZM26.3-34.6Q23-34.6 20.8-34.4Q18.5-34.1 17.3-33.9L17.3-19.1Q17.3-13.4 17.5-9.7Q17.7-6 18-3.6Q19.9' +
  '-3.4 21.7-3.2Q23.6-3 24.7-3Q33.8-3 38.1-7.1Q42.3-11.1 42.3-19.6Q42.3-22.9 41.3-25.7Q40.3-28.4 38.3-30.4Q36.3-32.4 ' +
  '33.3-33.5Q30.3-34.6 26.3-34.6ZM17.3-66.3L17.3-38.3Q18.7-38.1 19.7-38.1Q20.8-38.1 22-38.1Q25.3-38.1 28.1-39Q30.8-40 ' +
  '32.7-41.9Q34.7-43.8 35.7-46.7Q36.8-49.5 36.8-53.3Q36.8-56.5 36-59.1Q35.3-61.7 33.7-63.5Q32.2-65.3 29.9-66.3Q27.7' +
  '-67.3 24.8-67.3Q22.9-67.3 21.6-67.1Q20.2-67 19.2-66.8Q18.1-66.6 17.3-66.3Z';

function polyline(points: readonly Point[], closed: boolean): string {
  const steps = points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`);
  return steps.join('') + (closed ? 'Z' : '');
}

/** One closed wave about an ellipse: `lobes` swings of `swing` (a share of the radius), turned by `phase`. */
function wave(radius: Point, swing: number, lobes: number, phase: number): string {
  const count = lobes * 10;
  const points = Array.from({ length: count }, (_, i): Point => {
    const angle = (i / count) * 2 * Math.PI;
    const reach = 1 + swing * Math.sin(lobes * angle + phase);
    return [radius[0] * reach * Math.cos(angle), radius[1] * reach * Math.sin(angle)];
  });
  return polyline(points, true);
}

/** Waves a part of a turn apart weave the closed band that gives guilloché its name. */
function braid(radius: Point, swing: number, lobes: number, strands: number): string {
  const phases = Array.from({ length: strands }, (_, i) => (i / strands) * 2 * Math.PI);
  return phases.map((phase) => wave(radius, swing, lobes, phase)).join('');
}

/** The ground of the panel: upright sines in pairs of opposite phase, a lattice of lens shapes. */
function lattice(): string {
  const paths: string[] = [];
  for (let x = -HALF_WIDTH - 6; x <= HALF_WIDTH + 6; x += 6) {
    for (const side of [-1, 1]) {
      const points: Point[] = [];
      for (let y = -HALF_HEIGHT; y <= HALF_HEIGHT; y += 4) {
        points.push([x + side * 6 * Math.sin((y / 26) * Math.PI), y]);
      }
      paths.push(polyline(points, false));
    }
  }
  return paths.join('');
}

/** A fan of quarter rings, drawn for the lower right corner and mirrored into the others. */
function corners(): string {
  const rings = [9, 13, 17, 21].map((r) => `<circle r="${r}"/>`).join('');
  const x = HALF_WIDTH - 11;
  const y = HALF_HEIGHT - 11;
  return [
    [x, y],
    [-x, y],
    [x, -y],
    [-x, -y],
  ]
    .map(([cx, cy]) => `<g transform="translate(${cx} ${cy})">${rings}<circle r="4" fill="#e3b860"/></g>`)
    .join('');
}

function frame(inset: number, radius: number, attributes: string): string {
  const width = HALF_WIDTH - inset;
  const height = HALF_HEIGHT - inset;
  return `<rect x="${-width}" y="${-height}" width="${2 * width}" height="${2 * height}" rx="${radius}" ${attributes}/>`;
}

function drawBack(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-120 -168 240 336" width="240" height="336">
<title>The back of a card</title>
<defs>
<radialGradient id="panel" r=".72"><stop offset="0" stop-color="#86202f"/><stop offset=".6" stop-color="#6b1724"/><stop offset="1" stop-color="#470b15"/></radialGradient>
<radialGradient id="field"><stop offset="0" stop-color="#5c121d"/><stop offset="1" stop-color="#3f0911"/></radialGradient>
<linearGradient id="gold" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fbe2a6"/><stop offset=".5" stop-color="#e3b860"/><stop offset="1" stop-color="#c08f45"/></linearGradient>
<clipPath id="inside">${frame(11, 2, '')}</clipPath>
</defs>
<rect x="-120" y="-168" width="240" height="336" rx="15.6" fill="#fffdf8"/>
${frame(0, 7.5, 'fill="url(#panel)"')}
<g fill="none" clip-path="url(#inside)">
<path d="${lattice()}" stroke="#c9645f" stroke-opacity=".36" stroke-width=".9"/>
<g stroke="#e3b860" stroke-opacity=".7" stroke-width="1">${corners()}</g>
</g>
<g fill="none" stroke="url(#gold)">
${frame(5, 4, 'stroke-width="2.4"')}
${frame(10.5, 2, 'stroke-width=".9"')}
</g>
<ellipse rx="72" ry="96" fill="url(#field)" stroke="url(#gold)" stroke-width="2.4"/>
<g fill="none" stroke="#edd097">
<ellipse rx="67" ry="91" stroke-width=".9" stroke-opacity=".8"/>
<path d="${braid([57, 78], 0.085, 36, 3)}" stroke-width=".8" stroke-opacity=".62"/>
<path d="${braid([38, 51], 0.27, 18, 4)}" stroke-width=".9" stroke-opacity=".78"/>
</g>
<ellipse rx="25" ry="33" fill="#470b15" stroke="url(#gold)" stroke-width="2"/>
<path transform="translate(-16.6 19.4) scale(.555)" d="${LETTER_B}" fill="url(#gold)"/>
</svg>
`;
}

writeFileSync(fileURLToPath(new URL('back.svg', import.meta.url)), drawBack());
