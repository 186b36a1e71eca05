// English drawn out by two fifths and accented, asked for as ?lang=en-XA: what does not fit or was never translated shows.

import type { Catalogue, Text, Translation } from './catalogue.ts';

/** How much longer a text becomes, as German or Finnish would make it. */
const LONGER = 0.4;

const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ü',
  n: 'ñ',
  c: 'ç',
  s: 'š',
  y: 'ý',
  A: 'Á',
  B: 'Ɓ',
  D: 'Ð',
  E: 'É',
  I: 'Í',
  N: 'Ñ',
  O: 'Ó',
  S: 'Š',
  U: 'Ü',
};

/** A line with its placeholders untouched; each word grows by its vowels, so that lines break where they did. */
function drawnOutLine(line: string): string {
  return line
    .split(/(\{\w+\}|\s+)/)
    .map((part) => {
      if (part === '' || part.startsWith('{') || /^\s+$/.test(part) || !/\p{Letter}/u.test(part)) return part;
      const accented = [...part].map((letter) => ACCENTED[letter] ?? letter).join('');
      // The space before a word grows with it, so that the line as a whole is as much longer.
      const more = Math.ceil((part.length + 1) * LONGER);
      const at = Math.max(1, accented.search(/[áéíóü]/) + 1);
      return accented.slice(0, at) + (accented[at - 1] ?? '').repeat(more) + accented.slice(at);
    })
    .join('');
}

function drawnOutText(text: Text): Text {
  return typeof text === 'string'
    ? drawnOutLine(text)
    : { one: drawnOutLine(text.one), other: drawnOutLine(text.other) };
}

/** The texts of a catalogue, drawn out. */
export function drawnOut<S extends Catalogue>(texts: Translation<S>): Translation<S> {
  const changed: Record<string, Text> = {};
  for (const [key, text] of Object.entries<Text>(texts)) changed[key] = drawnOutText(text);
  return { ...texts, ...changed };
}
