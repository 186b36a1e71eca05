// A round checked before the player's eyes, step by step.

import type { ComponentChildren } from 'preact';
import type { Card } from '../../cards/card.ts';
import type { Words } from '../../locales/words.ts';
import type { RoundRecord } from '../../round/record.ts';
import { type Verification, verification } from '../../session/verification.ts';

/** The verdict as a sentence. */
export function verdictWords(words: Words, { verdict }: Verification): string {
  return verdict.verdict === 'card-differs'
    ? words.say('verify.card-differs', { place: verdict.place + 1 })
    : words.say(`verify.${verdict.verdict}`);
}

export function VerifyView({ words, record }: { words: Words; record: RoundRecord }) {
  const { say } = words;
  const checked = verification(record);
  const { verdict, commitment, seed, hash, cards } = checked;
  return (
    <article class="verify-view">
      <p class="verdict" role="status" data-fair={verdict.verdict === 'fair'}>
        {verdictWords(words, checked)}
      </p>
      <ol>
        <Step name={say('verify.step1')}>
          <Digits text={commitment ?? say('fair.none')} />
        </Step>
        <Step name={say('verify.step2')}>
          <Digits text={seed ?? say('verify.no-seed')} />
        </Step>
        {hash !== null && (
          <Step name={say('verify.step3')}>
            <Digits text={hash} />
            <Mark words={words} same={hash === commitment} />
          </Step>
        )}
        <Step name={say('verify.step4')}>
          <span class="selectable">{checked.words === '' ? say('verify.noWords') : checked.words}</span>
        </Step>
        {seed !== null && (
          <Step name={say('verify.step5')}>
            <table class="verify-cards">
              <thead>
                <tr>
                  <th scope="col">{say('verify.place')}</th>
                  <th scope="col">{say('verify.seen')}</th>
                  <th scope="col">{say('verify.inShoe')}</th>
                  <th scope="col">
                    <span class="mirror">{say('history.verify')}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {cards.map(({ place, seen, inShoe }) => (
                  <tr key={place}>
                    <th scope="row">{place}</th>
                    <td>{cardName(words, seen)}</td>
                    <td>{inShoe === null ? '–' : cardName(words, inShoe)}</td>
                    <td>
                      <Mark words={words} same={seen === inShoe} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Step>
        )}
      </ol>
      <p class="quiet">{say('verify.how')}</p>
    </article>
  );
}

const cardName = (words: Words, card: Card): string => `${words.card(card)} (${card})`;

function Step({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <li>
      <h3>{name}</h3>
      {children}
    </li>
  );
}

const Digits = ({ text }: { text: string }) => <code class="digits selectable">{text}</code>;

function Mark({ words, same }: { words: Words; same: boolean }) {
  return (
    <span class="mark" data-same={same}>
      {words.say(same ? 'verify.same' : 'verify.differs')}
    </span>
  );
}
