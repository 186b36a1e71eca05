// Which files the built page is in: what every page begins with, what a table needs before the first bet, what draws it, and, each
// in a file of its own, whatever only some players ask for. Fewer, larger files than a bundler makes by itself: each costs a phone a
// turn on the line.

interface ModuleInfo {
  readonly importedIds: readonly string[];
}

interface Graph {
  getModuleInfo(id: string): ModuleInfo | null;
}

const OWN = /\/src\//;
/** What the canvas renderer and the sound are made of comes with them. */
const LATE = /\/(?:pixi\.js\/lib\/(?:.*[/]canvas\/|.*\/Canvas(?:Color|Stencil)|utils\/path)|@pixi\/sound\/)/;

/** The project's own modules that a module needs at once, itself among them. */
function needed(graph: Graph, from: string, found: Set<string>): Set<string> {
  if (found.has(from)) return found;
  found.add(from);
  for (const id of graph.getModuleInfo(from)?.importedIds ?? []) if (OWN.test(id)) needed(graph, id, found);
  return found;
}

/** Names a module's file; null leaves it to the bundler. */
export function filesOfPage(root: string): (id: string, graph: Graph) => string | null {
  const closures = new Map<string, ReadonlySet<string>>();
  const isNeededBy = (graph: Graph, entry: string, id: string): boolean => {
    const known = closures.get(entry) ?? needed(graph, `${root}src/${entry}`, new Set());
    closures.set(entry, known);
    return known.has(id);
  };
  return (id, graph) => {
    if (OWN.test(id)) {
      if (isNeededBy(graph, 'main.ts', id)) return 'main';
      if (isNeededBy(graph, 'house/open-table.ts', id)) return 'table';
      return isNeededBy(graph, 'stage/scene/drawing.ts', id) ? 'drawing' : null;
    }
    if (/\/vite\/|vite\/preload-helper|rolldown\/runtime|\/preact\//.test(id)) return 'main';
    if (LATE.test(id)) return null;
    if (/\/node_modules\/(?:pixi\.js|eventemitter3|@pixi\/colord)\//.test(id)) return 'drawing';
    return /\/node_modules\/(?:@fontsource|gsap|xstate|idb|@noble)\//.test(id) ? 'table' : null;
  };
}
