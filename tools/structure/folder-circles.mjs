import { isProduct } from './areas.mjs';

/** Reports every circle of folders, under its parent folder. */
export function checkFolderCircles(files) {
  return findCircles(files.filter((file) => file.imports && isProduct(file.path))).map(({ at, members }) => ({
    rule: 'no-folder-circles',
    file: at,
    message: `these import each other: ${members.join(', ')}`,
  }));
}

/**
 * Every circle of folders among these files: at each level, the folders that import each other, type imports included.
 * Files next to subfolders count as one more folder, `.`; files at the root of an app or package are entry points and
 * stand alone. Returns `{ at, members }` with members in alphabetical order.
 */
export function findCircles(files) {
  const graphs = new Map();
  for (const file of files) {
    for (const { target } of file.imports) if (target) addArrow(graphs, file.path, target);
  }
  return [...graphs].flatMap(([at, graph]) => ringsIn(graph).map((members) => ({ at, members })));
}

const isRoot = (folder) => folder.endsWith('/src');

/** Adds the edge at the level where the two paths diverge. */
function addArrow(graphs, from, to) {
  const [one, other] = [from.split('/'), to.split('/')];
  let depth = 0;
  while (one[depth] === other[depth] && depth < one.length) depth += 1;
  const at = one.slice(0, depth).join('/');
  const [start, end] = [one, other].map((parts) => placeIn(parts, depth, at));
  if (start === end || depth < 3) return;
  const graph = graphs.get(at) ?? new Map();
  graphs.set(at, graph);
  graph.set(start, (graph.get(start) ?? new Set()).add(end));
}

const placeIn = (parts, depth, at) => (parts.length - 1 > depth || isRoot(at) ? parts[depth] : '.');

/** The strongly connected components of more than one node (Tarjan 1972). */
function ringsIn(graph) {
  const seen = new Map();
  const stack = [];
  const rings = [];
  const visit = (node) => {
    const state = { index: seen.size, low: seen.size, isOpen: true };
    seen.set(node, state);
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      const known = seen.get(next) ?? visit(next);
      if (known.isOpen) state.low = Math.min(state.low, known.low);
    }
    if (state.low === state.index) {
      const ring = stack.splice(stack.indexOf(node));
      for (const member of ring) seen.get(member).isOpen = false;
      if (ring.length > 1) rings.push(ring.toSorted((a, b) => (a < b ? -1 : 1)));
    }
    return state;
  };
  for (const node of graph.keys()) if (!seen.has(node)) visit(node);
  return rings;
}
