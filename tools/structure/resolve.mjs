import { isBuiltin } from 'node:module';
import { posix } from 'node:path';

const aliases = [
  { start: '@slotwise/contract/', target: 'packages/contract/src/', ending: '.ts' },
  { start: '@slotwise/test-data/', target: 'packages/test-data/src/', ending: '.ts' },
];

/**
 * Resolves every import: `target` for our files, `package` for npm, `builtin` for Node's own. Returns our imports that
 * cannot be resolved as problems.
 */
export function resolveImports(files) {
  const paths = new Set(files.map((file) => file.path));
  const problems = [];
  for (const file of files) {
    for (const entry of file.imports ?? []) {
      Object.assign(entry, getDestination(entry.specifier, file.path));
      if (entry.target === undefined || paths.has(entry.target)) continue;
      const message = `imports ${entry.specifier}, which is not there`;
      problems.push({ rule: 'import-resolves', file: file.path, line: entry.line, message });
    }
  }
  return problems;
}

/** Resolves a specifier from this file: `{ target }` for our files, otherwise `{ package }` or `{ builtin }`. */
export function getDestination(specifier, from) {
  if (isBuiltin(specifier)) return { builtin: specifier };
  if (specifier.startsWith('.')) return { target: posix.join(posix.dirname(from), specifier) };
  if (specifier.startsWith('#')) return { target: `${getApp(from)}/src/${specifier.slice(1)}` };
  const alias = aliases.find(({ start }) => specifier.startsWith(start));
  if (alias) return { target: `${alias.target}${specifier.slice(alias.start.length)}${alias.ending}` };
  return { package: findPackage(specifier) };
}

function getApp(path) {
  return path.split('/').slice(0, 2).join('/');
}

function findPackage(specifier) {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
