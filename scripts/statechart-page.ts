import { type DirectedGraphNode, toDirectedGraph } from '@xstate/graph';
import { roundMachine } from '../src/round/machine.ts';

/** A state's name in the diagram: its path, since names such as "showing" come up in several states. */
function nameById(id: string): string {
  return id.replace(/^round\./, '').replaceAll('.', '_');
}

const nameOf = (node: DirectedGraphNode): string => nameById(node.id);
const own = (node: DirectedGraphNode): string => node.stateNode.key;

/** The guard of an edge, by its name; those with a parameter show it, as in "mayDecide hit". */
function guardOf(guard: unknown): string {
  if (typeof guard === 'string') return ` [${guard}]`;
  if (typeof guard !== 'object' || guard === null || !('type' in guard)) return '';
  const params =
    'params' in guard && typeof guard.params === 'object' ? Object.values(guard.params ?? {}) : [];
  return ` [${[guard.type, ...params].join(' ')}]`;
}

/** A state's arrows in the machine's order, then those of the states within it; the root's own are told in words. */
function edges(node: DirectedGraphNode): readonly string[] {
  const { id, always = [] } = node.stateNode;
  const onEvents = node.edges.map(({ target, transition, label }) => ({
    to: target.id,
    text: `${label.text}${guardOf(transition.guard)}`,
  }));
  const atOnce = always.flatMap(({ target = [], guard }) =>
    target.map((each) => ({ to: each.id, text: `at once${guardOf(guard)}` })),
  );
  const isRoot = id === roundMachine.root.id;
  const lines = isRoot
    ? []
    : [...onEvents, ...atOnce].map(({ to, text }) => `  ${nameById(id)} --> ${nameById(to)} : ${text}`);
  return [...lines, ...node.children.flatMap(edges)];
}

function states(node: DirectedGraphNode, indent: string): readonly string[] {
  return node.children.flatMap((child) => {
    const name = nameOf(child);
    if (child.children.length === 0) return [`${indent}state "${own(child)}" as ${name}`];
    const [first] = child.children;
    return [
      `${indent}state "${own(child)}" as ${name} {`,
      ...(first === undefined ? [] : [`${indent}  [*] --> ${nameOf(first)}`]),
      ...states(child, `${indent}  `),
      `${indent}}`,
    ];
  });
}

/** The page with the diagram (Mermaid); a test holds it to the code. */
export function statechartPage(): string {
  const graph = toDirectedGraph(roundMachine);
  return [
    '# The statechart of a round',
    '',
    'Written by `npm run statechart` from `src/round/machine.ts`; a test fails when the two differ. Each arrow says the event',
    'that leads along it and, in brackets, the guard that must hold. "at once" needs no event. In every state,',
    '`wallet.accepted` for a payment that is owed and `wallet.balance` are taken without leaving it.',
    '',
    '```mermaid',
    'stateDiagram-v2',
    '  [*] --> betting',
    ...states(graph, '  '),
    ...edges(graph),
    '```',
    '',
  ].join('\n');
}
