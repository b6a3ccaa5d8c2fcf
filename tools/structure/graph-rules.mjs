import { isTest } from './areas.mjs';

const small = /^apps\/web\/src\/(candidate-link|panel-link|link-pages)\//;
const pageObject = /^e2e\/pages\//;
const heavyPackages = /^(@mantine\/|@reduxjs\/toolkit$|react-redux$|react-router$)/;
const heavyFolders = /^apps\/web\/src\/(state|app|features)\//;

/**
 * Reports every import cycle, type imports included, once each. Page objects of the stories may form one, since pages
 * link to each other.
 */
export function checkCycles(files) {
  const graph = new Map(
    files
      .filter((file) => file.imports && !pageObject.test(file.path))
      .map((file) => [file.path, listTargets(file)]),
  );
  const done = new Set();
  const problems = [];
  for (const start of graph.keys()) visit(start, []);
  return problems;

  function visit(path, trail) {
    const seenAt = trail.indexOf(path);
    if (seenAt >= 0) {
      const ring = [...trail.slice(seenAt), path].join(' → ');
      problems.push({ rule: 'no-cycles', file: path, message: `imports itself: ${ring}` });
      return;
    }
    if (done.has(path)) return;
    for (const target of graph.get(path) ?? []) visit(target, [...trail, path]);
    done.add(path);
  }
}

/** The two pages that candidates and panelists open by link must not load the store or the UI kit, even indirectly. */
export function checkSmallEntryPoints(files) {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const starts = files.filter((file) => small.test(file.path) && !isTest(file.path));
  return starts.flatMap((file) => {
    const heavy = [...reachableFrom(file, byPath)].find(
      (name) => heavyPackages.test(name) || heavyFolders.test(name),
    );
    if (!heavy) return [];
    return [
      {
        rule: 'link-pages-stay-small',
        file: file.path,
        message: `reaches ${heavy}, which link pages do not load`,
      },
    ];
  });
}

function reachableFrom(start, byPath) {
  const reached = new Set();
  const open = [start];
  while (open.length > 0) {
    for (const entry of open.pop().imports ?? []) {
      const name = entry.target ?? entry.package;
      if (entry.typeOnly || name === undefined || reached.has(name)) continue;
      reached.add(name);
      if (byPath.has(name)) open.push(byPath.get(name));
    }
  }
  return reached;
}

function listTargets(file) {
  return [...new Set(file.imports.map((entry) => entry.target).filter(Boolean))];
}
