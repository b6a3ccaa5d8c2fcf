import { isProduct } from './areas.mjs';

/** The circles that are still there, by the folder in which they lie; it may only get shorter. */
export const LIST_OF_CIRCLES = 'tools/structure/still-circular.json';

/**
 * Refuses every circle of folders that is not listed, and every listed folder that is in no circle any more. A circle
 * is listed under the folder in which it lies, with its members.
 */
export function checkFolderCircles(files) {
  const list = files.find(({ path }) => path === LIST_OF_CIRCLES);
  const listed = new Map(Object.entries(list ? JSON.parse(list.text) : {}));
  const circles = findCircles(files.filter((file) => file.imports && isProduct(file.path)));
  const found = circles.flatMap(({ at, members }) => members.map((member) => `${at}/${member}`));
  const known = [...listed].flatMap(([at, members]) => members.map((member) => `${at}/${member}`));
  return [
    ...circles
      .filter(({ at, members }) => members.some((member) => !listed.get(at)?.includes(member)))
      .map(({ at, members }) => problemIn(at, `these import each other: ${members.join(', ')}`)),
    ...known
      .filter((member) => !found.includes(member))
      .map((member) =>
        problemIn(LIST_OF_CIRCLES, `${member} is in no circle any more: take it off the list`),
      ),
  ];
}

const problemIn = (file, message) => ({ rule: 'no-folder-circles', file, message });

/**
 * Every circle of folders among these files: at each level, the folders that import each other, types included. The
 * files that lie next to a folder's subfolders count as one more folder, `.`; those at the root of an app or package are
 * its entry points and stand alone. Returns `{ at, members }`, members in the order of the alphabet.
 */
export function findCircles(files) {
  const graphs = new Map();
  for (const file of files) {
    for (const { target } of file.imports) if (target) addArrow(graphs, file.path, target);
  }
  return [...graphs].flatMap(([at, graph]) => ringsIn(graph).map((members) => ({ at, members })));
}

const isRoot = (folder) => folder.endsWith('/src');

/** Draws the arrow at the level at which the two files part. */
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
