/** `npm start`: installs and builds what is missing, then runs the server. Runs before anything is installed. */
import { ensureWebBuilt } from './lib/build-web.mjs';
import { exitCodeOf, passSignalsTo, startChild } from './lib/child.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { findNode, requireNodeForScripts } from './lib/node-version.mjs';
import { runScript, say } from './lib/say.mjs';

await runScript(async () => {
  requireNodeForScripts();
  await ensureInstalled();
  const node = findNode();
  await ensureWebBuilt(node);
  say('Starting Slotwise.');
  const server = startChild(node, ['apps/server/src/main.ts', ...process.argv.slice(2)]);
  passSignalsTo([server]);
  process.exitCode = await exitCodeOf(server);
});
