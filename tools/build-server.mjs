/**
 * Bundles the server's own sources into a few files under apps/server/dist, with source maps, since reading 1,200
 * TypeScript files otherwise dominates startup. Packages stay where npm put them.
 */
import { globSync, readFileSync, rmSync } from 'node:fs';
import { basename, relative, sep } from 'node:path';
import { build } from 'rolldown';
import { inRepository } from './lib/repository.mjs';

const sources = inRepository('apps/server/src');
const output = inRepository('apps/server/dist');
const WORKER = /new URL\('\.\/([\w-]*worker)\.ts', import\.meta\.url\)/g;
const OWN = /^(?:\.{0,2}\/|#|@slotwise\/)/;

/** Worker threads are separate files; two folders may use the same name for theirs. */
const workerName = (folder, name) => `${basename(folder)}.${name}`;

const workers = globSync('**/*worker.ts', { cwd: sources })
  .map((path) => path.split(sep))
  .map((parts) => [
    workerName(parts.at(-2), parts.at(-1).replace('.ts', '')),
    `${sources}/${parts.join('/')}`,
  ]);

/**
 * Files that a module resolves relative to itself stay next to its source; worker threads are next to what starts them.
 */
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
