// Builds the card atlases into assets/built: `npx tsx assets/cards/build.ts`. Does nothing when nothing has changed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions } from 'sharp';
import { CARD_NAMES, FACE_SETS, type FaceSet, RESOLUTIONS, type Resolution } from './deck.ts';
import { dressBack, dressFace } from './faces.ts';
import { cardRect, describeAtlas, PAGE, type Rect, scaled, shadowRect } from './layout.ts';
import { drawShadow, LEVELS, SHADOWS, type ShadowName, shadowSize } from './shadows.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const DECK = join(HERE, '../../node_modules/@heruka_urgyen/react-playing-cards/src/images');
const BUILT = join(HERE, '../built');
const HASH_FILE = join(BUILT, 'cards.hash');

/** Each picture is drawn this much larger and then reduced: the fine lines of the courts come out clearer. */
const OVERSAMPLING = 3;

/**
 * The inks are few, so a palette keeps every edge crisp where lossy compression would smear red into paper, and is
 * smaller too. At this quality the faces take up to 200 of its 256 colours; the shadows' blacks have the rest.
 */
const PALETTE = { palette: true, quality: 86, effort: 7, dither: 0 } as const;

const imageName = (set: FaceSet, resolution: Resolution) => `cards-${set.name}-${resolution.name}.webp`;
const dataName = (resolution: Resolution) => `cards-${resolution.name}.json`;

const OUTPUTS = RESOLUTIONS.flatMap((resolution) => [
  dataName(resolution),
  ...FACE_SETS.map((set) => imageName(set, resolution)),
]);

function sourceFile(name: string, set: FaceSet): string {
  return join(DECK, set.folder, `${name.toUpperCase()}.svg`);
}

/** Of everything that goes into the pictures: the deck, these scripts, the back, the tool that draws. */
function hashInputs(): string {
  const hash = createHash('sha256').update(sharp.versions.sharp ?? '');
  const own = readdirSync(HERE).map((file) => join(HERE, file));
  const deck = FACE_SETS.flatMap((set) => CARD_NAMES.map((name) => sourceFile(name, set)));
  for (const file of [...own, ...deck]) hash.update(readFileSync(file));
  return hash.digest('hex');
}

function isFresh(hash: string): boolean {
  const all = [HASH_FILE, ...OUTPUTS.map((name) => join(BUILT, name))];
  return all.every((file) => existsSync(file)) && readFileSync(HASH_FILE, 'utf8') === hash;
}

async function drawCard(svg: string, rect: Rect): Promise<OverlayOptions> {
  const input = await sharp(Buffer.from(svg))
    .resize(rect.w, rect.h, { fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { input, left: rect.x, top: rect.y };
}

function placeShadow(name: ShadowName, scale: number): OverlayOptions {
  const side = shadowSize(SHADOWS[name]) * scale;
  const { x, y } = scaled(shadowRect(name), scale);
  const input = Buffer.from(drawShadow(SHADOWS[name], scale).buffer);
  return { input, raw: { width: side, height: side, channels: 4 }, left: x, top: y };
}

/** A picture of more colours than a palette holds is stored without one, at four times the weight. */
async function assertColoursFit(picture: Buffer, name: string): Promise<void> {
  const pixels = await sharp(picture).ensureAlpha().raw().toBuffer();
  const colours = new Set<number>();
  for (let i = 0; i < pixels.length; i += 4) colours.add(pixels.readUInt32LE(i));
  if (colours.size > 256 - LEVELS)
    throw new Error(`${name} takes ${colours.size} colours: lower the palette's quality`);
}

async function buildAtlas(set: FaceSet, resolution: Resolution): Promise<void> {
  const { scale } = resolution;
  const detail = scale * OVERSAMPLING;
  const back = dressBack(readFileSync(join(HERE, 'back.svg'), 'utf8'), detail);
  const faces = CARD_NAMES.map((name) => ({
    name,
    svg: dressFace(readFileSync(sourceFile(name, set), 'utf8'), name, set, detail),
  }));
  const cards = await Promise.all(
    [...faces, { name: 'back', svg: back }].map(({ name, svg }) =>
      drawCard(svg, scaled(cardRect(name), scale)),
    ),
  );
  const page = { width: PAGE.w * scale, height: PAGE.h * scale, channels: 4, background: '#0000' } as const;
  const inked = await sharp({ create: page }).composite(cards).png(PALETTE).toBuffer();
  await assertColoursFit(inked, imageName(set, resolution));
  await sharp(inked)
    .ensureAlpha()
    .composite([placeShadow('shadow-rest', scale), placeShadow('shadow-lifted', scale)])
    .webp({ lossless: true, effort: 4 })
    .toFile(join(BUILT, imageName(set, resolution)));
}

/** True if anything had to be built. */
export async function buildCards(): Promise<boolean> {
  const hash = hashInputs();
  if (isFresh(hash)) return false;
  mkdirSync(BUILT, { recursive: true });
  for (const resolution of RESOLUTIONS) {
    writeFileSync(join(BUILT, dataName(resolution)), JSON.stringify(describeAtlas(resolution)));
    await Promise.all(FACE_SETS.map((set) => buildAtlas(set, resolution)));
  }
  writeFileSync(HASH_FILE, hash);
  return true;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log((await buildCards()) ? 'Card atlases built.' : 'Card atlases are up to date.');
}
