// The page as assistive technology has it: roles, names and states, and nothing of where things are or how they look.

import type { Page } from 'playwright-core';

export interface Node {
  readonly role: string;
  readonly name: string;
  readonly text: string;
  readonly disabled: boolean;
  readonly children: readonly Node[];
}

const textOf = (value: unknown, key: string): string => {
  const found = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return typeof found === 'string' ? found : '';
};

function nodeOf(value: unknown): Node {
  if (typeof value === 'string')
    return { role: 'text', name: '', text: value, disabled: false, children: [] };
  const children: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, 'children') : undefined;
  return {
    role: textOf(value, 'role'),
    name: textOf(value, 'name'),
    text: textOf(value, 'text'),
    disabled: typeof value === 'object' && value !== null && Reflect.get(value, 'disabled') === true,
    children: Array.isArray(children) ? children.map(nodeOf) : [],
  };
}

export class Tree {
  readonly #nodes: readonly Node[];

  private constructor(roots: readonly Node[]) {
    const all = (node: Node): readonly Node[] => [node, ...node.children.flatMap(all)];
    this.#nodes = roots.flatMap(all);
  }

  static async of(page: Page): Promise<Tree> {
    const snapshot: unknown = await page.ariaSnapshotJSON();
    return new Tree((Array.isArray(snapshot) ? snapshot : [snapshot]).map(nodeOf));
  }

  find(role: string, name?: string): Node | null {
    return (
      this.#nodes.find((node) => node.role === role && (name === undefined || node.name === name)) ?? null
    );
  }

  /** Whether a button with this name is there and can be pressed. */
  canPress(name: string): boolean {
    return this.#nodes.some((node) => node.role === 'button' && node.name === name && !node.disabled);
  }

  /** The paragraphs inside the first of this role and name. */
  paragraphs(role: string, name?: string): readonly string[] {
    const found = this.find(role, name);
    const inside = (node: Node): readonly string[] =>
      node.role === 'paragraph' ? [node.text] : node.children.flatMap(inside);
    return found === null ? [] : inside(found);
  }
}

/** What of a log was not there when it was last read: the log keeps its latest lines only. */
export function newLines(before: readonly string[], now: readonly string[]): readonly string[] {
  for (let gone = 0; gone <= before.length; gone++) {
    const kept = before.slice(gone);
    if (kept.every((line, i) => line === now[i])) return now.slice(kept.length);
  }
  return now;
}
