/**
 * Puts the server's own sources into a few files under apps/server/dist, with source maps: reading 1,200 files of TypeScript is
 * most of what a start costs otherwise. Packages stay where npm put them.
 */
import { globSync, readFileSync, rmSync } from 'node:fs';
import { basename, relative, sep } from 'node:path';
import { build } from 'rolldown';
import { inRepository } from './lib/repository.mjs';

const sources = inRepository('apps/server/src');
const output = inRepository('apps/server/dist');
const WORKER = /new URL\('\.\/([\w-]*worker)\.ts', import\.meta\.url\)/g;
const OWN = /^(?:\.{0,2}\/|#|@slotwise\/)/;

/** Threads are files of their own; two folders may call theirs the same. */
const workerName = (folder, name) => `${basename(folder)}.${name}`;

const workers = globSync('**/*worker.ts', { cwd: sources })
  .map((path) => path.split(sep))
  .map((parts) => [
    workerName(parts.at(-2), parts.at(-1).replace('.ts', '')),
    `${sources}/${parts.join('/')}`,
  ]);

/** What a module looks for next to itself stays next to its source; the threads are next to what starts them. */
const nextToItsSource = {
  name: 'next-to-its-source',
  load(id) {
    const file = id.split('?')[0];
    if (!file.startsWith(sources)) return null;
    const text = readFileSync(file, 'utf8');
    if (!text.includes('import.meta.url')) return null;
    const folder = file.slice(0, file.lastIndexOf('/'));
    const place = relative(output, file).replaceAll(sep, '/');
    return {
      moduleType: 'ts',
      code: text
        .replaceAll(
          WORKER,
          (_all, name) => `new URL('./${workerName(folder, name)}.js', /* here */ import.meta.url)`,
        )
        .replaceAll(/(?<!\/\* here \*\/ )import\.meta\.url/g, `new URL('${place}', import.meta.url)`),
    };
  },
};

rmSync(output, { recursive: true, force: true });
await build({
  input: { main: `${sources}/main.ts`, ...Object.fromEntries(workers) },
  platform: 'node',
  external: (id) => !OWN.test(id) && !id.startsWith(sources),
  plugins: [nextToItsSource],
  output: {
    dir: output,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    sourcemap: true,
  },
});
