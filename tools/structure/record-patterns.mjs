import { execFileSync } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { findNode } from '../lib/node-version.mjs';
import { inRepository, root } from '../lib/repository.mjs';

const RECORDER = fileURLToPath(new URL('pattern-recorder.mjs', import.meta.url));

/**
 * The patterns that these server or contract files build with `RegExp` while loading. Returns `{ file, line, source,
 * flags }` with the line of the `new`.
 */
export function recordPatterns(paths) {
  if (paths.length === 0) return [];
  const urls = paths.map((path) => pathToFileURL(inRepository(path)).href);
  const lines = execFileSync(findNode(), ['--import', RECORDER, RECORDER, ...urls], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  const start = pathToFileURL(`${root}/`).href;
  return JSON.parse(lines).map(({ url, ...pattern }) => ({ file: url.slice(start.length), ...pattern }));
}
