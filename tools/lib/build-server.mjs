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

/** Where the built server begins. */
export const builtServer = 'apps/server/dist/main.js';

/**
 * How Node is to use memory for the server. By itself it lets the room for new values grow to 110 MB and seldom gives it
 * back; a third of that serves nearly as fast.
 */
export const memoryFlags = ['--max-semi-space-size=16'];

/** Node keeps there what it compiled, so that the next start need not. */
export const compiledFiles = inRepository('node_modules/.cache/slotwise-compiled');

/** Builds the server into apps/server/dist, unless what is there was built from these very sources. */
export async function ensureServerBuilt(node) {
  const fingerprint = getFingerprint(sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;
  say('Building the server.');
  const { code, output } = await run(node, [inRepository('tools/build-server.mjs')]);
  if (code !== 0) throw new Refusal(`The server could not be built. The build said:\n${tail(output)}`);
  writeFileSync(stamp, fingerprint);
}
