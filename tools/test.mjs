/**
 * `npm test`: installs what is missing, then runs all checks and tests. `npm test -- server` (or checks, contract,
 * tools, web, e2e; several are allowed) runs a part.
 */
import { getExitCode, passSignalsTo, startChild } from './lib/child.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { findNode, requireNodeForScripts } from './lib/node-version.mjs';
import { runScript } from './lib/say.mjs';

await runScript(async () => {
  requireNodeForScripts();
  await ensureInstalled();
  const tests = startChild(findNode(), ['tools/testing/run-all.mjs', ...process.argv.slice(2)]);
  passSignalsTo([tests]);
  process.exitCode = await getExitCode(tests);
});
