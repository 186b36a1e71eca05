// The switch board: how the game is opened, what the house asks, and what goes wrong on the wire.

import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { HouseRulesBoard } from './house-rules-board.tsx';
import { AWAY_SECONDS, LATENCIES, LOSSES, type Switches } from './switches.ts';

interface BoardProps {
  readonly switches: Switches;
  readonly change: (changed: Partial<Switches>) => void;
  /** The cashier refuses every stake: the server's own switch. */
  readonly refused: boolean;
  readonly setRefused: (refused: boolean) => void;
  readonly awaySeconds: number;
  readonly setAwaySeconds: (seconds: number) => void;
  readonly onClose: () => void;
}

export function SwitchBoard(props: BoardProps) {
  const { switches, change } = props;
  const { language, currency, limits, houseRules, latencyMs, loseOneIn, pulled } = switches;
  return (
    <aside class="board" aria-label="Switch board">
      <header>
        <h2>Switch board</h2>
        <button
          type="button"
          class="close-button"
          aria-label="Close the switch board"
          onClick={props.onClose}
        >
          ✕
        </button>
      </header>
      <p class="board-note">A table that is open is opened anew between rounds.</p>
      <Group name="The game">
        <Choice
          label="Language"
          value={language}
          choices={[
            ['en', 'English'],
            ['es', 'Español'],
            ['fr', 'Français'],
          ]}
          choose={(value) => change({ language: value })}
        />
        <Choice
          label="Currency"
          value={currency}
          choices={[
            ['EUR', 'EUR 0.00'],
            ['USD', 'USD 0.00'],
            ['JPY', 'JPY 0'],
            ['KWD', 'KWD 0.000'],
          ]}
          choose={(value) => change({ currency: value })}
        />
        <Choice
          label="Limits"
          value={limits}
          choices={[
            ['low', 'low'],
            ['table', 'usual'],
            ['high', 'high'],
          ]}
          choose={(value) => change({ limits: value })}
        />
      </Group>
      <Group name="The wire">
        <Switch label="Pull the plug" checked={pulled} flip={(value) => change({ pulled: value })} strong />
        <Choice
          label="Latency"
          value={latencyMs}
          choices={LATENCIES.map((ms) => [ms, ms === 0 ? 'none added' : `${ms} ms`] as const)}
          choose={(value) => change({ latencyMs: value })}
        />
        <Choice
          label="Lost replies"
          value={loseOneIn}
          choices={LOSSES.map((n) => [n, n === 0 ? 'none' : `one in ${n}`] as const)}
          choose={(value) => change({ loseOneIn: value })}
        />
      </Group>
      <Group name="The house">
        <Switch label="Refuse every stake" checked={props.refused} flip={props.setRefused} />
        <Choice
          label="Ends left rounds after"
          value={props.awaySeconds}
          choices={AWAY_SECONDS.map((s) => [s, s < 60 ? `${s} seconds` : `${s / 60} minutes`] as const)}
          choose={props.setAwaySeconds}
        />
      </Group>
      <HouseRulesBoard
        given={houseRules}
        currency={currency}
        change={(given) => change({ houseRules: given })}
      />
      <p class="board-note">
        <a href="operator.html">The operator’s page</a> lists every round with its record.
      </p>
    </aside>
  );
}

function Group({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <fieldset>
      <legend>{name}</legend>
      {children}
    </fieldset>
  );
}

interface ChoiceProps<T extends string | number> {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly (readonly [value: T, label: string])[];
  readonly choose: (value: T) => void;
}

function Choice<T extends string | number>({ label, value, choices, choose }: ChoiceProps<T>) {
  const id = useId();
  const isListed = choices.some(([each]) => each === value);
  return (
    <div class="row">
      <label for={id}>{label}</label>
      <select
        id={id}
        value={`${value}`}
        onChange={({ currentTarget }) => {
          const chosen = choices.find(([each]) => `${each}` === currentTarget.value);
          if (chosen !== undefined) choose(chosen[0]);
        }}
      >
        {!isListed && <option value={`${value}`}>{value}</option>}
        {choices.map(([each, name]) => (
          <option key={each} value={`${each}`}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly checked: boolean;
  readonly flip: (on: boolean) => void;
  readonly strong?: boolean;
}

function Switch({ label, checked, flip, strong = false }: SwitchProps) {
  return (
    <label class="row" data-strong={strong}>
      <span>{label}</span>
      <input
        type="checkbox"
        checked={checked}
        onChange={({ currentTarget }) => flip(currentTarget.checked)}
      />
    </label>
  );
}
