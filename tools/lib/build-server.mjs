import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { getFingerprint } from './build-web.mjs';
import { inRepository } from './repository.mjs';
import { run, tail } from './run.mjs';
import { Refusal, say } from './say.mjs';

const sources = [
  'apps/server/src',
  'apps/server/package.json',
  'packages/contract',
  'package-lock.json',
  'tools/build-server.mjs',
];
const stamp = inRepository('apps/server/dist/.built-from');

/** The built server's entry point. */
export const builtServer = 'apps/server/dist/main.js';

/**
 * Node's memory flags for the server. By default, Node lets the young generation grow to 110 MB and rarely gives it
 * back; a third of that is nearly as fast.
 */
export const memoryFlags = ['--max-semi-space-size=16'];

/** Node's compile cache, for faster starts. */
export const compiledFiles = inRepository('node_modules/.cache/slotwise-compiled');

/** Builds the server into apps/server/dist, unless the existing build is of exactly these sources. */
export async function ensureServerBuilt(node) {
  const fingerprint = getFingerprint(sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;
  say('Building the server.');
  const { code, output } = await run(node, [inRepository('tools/build-server.mjs')]);
  if (code !== 0) throw new Refusal(`The server could not be built. The build said:\n${tail(output)}`);
  writeFileSync(stamp, fingerprint);
}
