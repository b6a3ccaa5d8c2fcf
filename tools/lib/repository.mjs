import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(fileURLToPath(new URL('../..', import.meta.url)));

/** An absolute path inside the repository. */
export function inRepository(...parts) {
  return join(root, ...parts);
}

/** The environment for programs of node_modules, with their folder first in the PATH, as under `npm run`. */
export function toolEnvironment(extra = {}) {
  const path = [inRepository('node_modules', '.bin'), process.env.PATH].filter(Boolean).join(delimiter);
  return { ...process.env, PATH: path, ...extra };
}
