const room = /^apps\/(?:server\/src\/(?:engines|features)|web\/src\/features)\/([^/]+)\//;
const MAP = 'docs/architecture.md';

/** The map must list every engine and feature, so that newcomers find them. */
export function checkMap(files) {
  const map = files.find(({ path }) => path === MAP)?.text ?? '';
  const named = new Set([...map.matchAll(/`([^`\n]+)`/g)].flatMap(([, code]) => code.split('/')));
  const rooms = new Map(files.flatMap(({ path }) => [...path.matchAll(new RegExp(room, 'g'))]));
  return [...rooms]
    .filter(([, name]) => !named.has(name))
    .map(([folder]) => ({ rule: 'the-map-is-whole', file: folder, message: `${MAP} does not name it` }));
}
