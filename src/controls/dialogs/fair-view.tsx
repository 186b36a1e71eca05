import { useId, useState } from 'preact/hooks';
import type { Words } from '../../locales/words.ts';
import type { Desk } from '../desk.ts';

/** As many as a record takes. */
const MOST = 200;

export interface FairViewProps {
  readonly words: Words;
  readonly shuffle: Desk['shuffle'];
  /** A round is running: what is told is of its shoe. */
  readonly running: boolean;
}

/** The commitment to the shoe, told before the bets close, and the player's own words for the shuffle. */
export function FairView({ words, shuffle, running }: FairViewProps) {
  const { say } = words;
  const id = useId();
  const [own, setOwn] = useState(shuffle.words());
  return (
    <article class="fair-view">
      <p>{say('fair.text')}</p>
      <h3 id={`${id}-commitment`}>{say(running ? 'fair.running' : 'fair.commitment')}</h3>
      <output class="digits selectable" aria-labelledby={`${id}-commitment`}>
        {shuffle.commitment() ?? say('fair.none')}
      </output>
      <h3>
        <label for={`${id}-words`}>{say('fair.words')}</label>
      </h3>
      <input
        id={`${id}-words`}
        class="typed"
        type="text"
        maxLength={MOST}
        autocomplete="off"
        spellcheck={false}
        aria-describedby={`${id}-hint`}
        value={own}
        onInput={({ currentTarget }) => {
          // Half of a pair of code units, left by the cut, is no text.
          const said = currentTarget.value.slice(0, MOST).replace(/[\uD800-\uDBFF]$/, '');
          setOwn(said);
          shuffle.setWords(said);
        }}
      />
      <p id={`${id}-hint`} class="quiet">
        {say('fair.wordsHint', { count: MOST })}
      </p>
    </article>
  );
}
