import { type Card, parseCard } from '../../src/cards/card.ts';

/** The cards of a line such as "Ts 9h"; a word that is no card is a fault of the test. */
export function cardsOf(line: string): readonly Card[] {
  return line
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const card = parseCard(word);
      if (card === null) throw new Error(`"${word}" is no card`);
      return card;
    });
}
