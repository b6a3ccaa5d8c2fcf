import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { inRepository } from './repository.mjs';
import { run, tail } from './run.mjs';
import { Refusal, say } from './say.mjs';

const sources = ['apps/web', 'packages/contract', 'package-lock.json'];
const notSources = /^(dist|node_modules|test)$|\.test\.tsx?$/;
const stamp = 'apps/web/dist/.built-from';

/** Builds the web app into apps/web/dist, unless the existing build is of exactly these sources. */
export async function ensureWebBuilt(node) {
  const fingerprint = getFingerprint(sources);
  if (isBuiltFrom(fingerprint)) return;
  say(`Building the web app, ${whyToBuild()}.`);
  const started = Date.now();
  const { code, output } = await run(
    node,
    [inRepository('node_modules/vite/bin/vite.js'), 'build', 'apps/web'],
    {
      env: { NODE_ENV: 'production' },
    },
  );
  if (code !== 0) throw new Refusal(`The web app could not be built. The build said:\n${tail(output)}`);
  writeFileSync(inRepository(stamp), fingerprint);
  say(`Web app built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

function whyToBuild() {
  if (!existsSync(inRepository('apps/web/dist'))) return 'for the first time';
  if (!existsSync(inRepository(stamp))) return 'since the last build was not finished';
  return 'since its sources changed since the last build';
}

/** A digest of the names and contents of every source file under the given paths. */
export function getFingerprint(paths, base = inRepository()) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap((start) => filesUnder(base, start))) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(base, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

// A build empties the folder first, so the stamp exists only if its build completed.
function isBuiltFrom(fingerprint) {
  const file = inRepository(stamp);
  if (!existsSync(file) || !existsSync(inRepository('apps/web/dist/index.html'))) return false;
  return readFileSync(file, 'utf8') === fingerprint;
}

function filesUnder(base, path) {
  if (!existsSync(join(base, path))) return [];
  if (statSync(join(base, path)).isFile()) return [path];
  const entries = readdirSync(join(base, path), { withFileTypes: true });
  return entries
    .filter((entry) => !notSources.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesUnder(base, `${path}/${entry.name}`) : [`${path}/${entry.name}`],
    );
}
