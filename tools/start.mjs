/** `npm start`: installs and builds what is missing, then runs the server. Works before anything is installed. */
import { builtServer, compiledFiles, ensureServerBuilt, memoryFlags } from './lib/build-server.mjs';
import { ensureWebBuilt } from './lib/build-web.mjs';
import { getExitCode, passSignalsTo, startChild } from './lib/child.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { findNode, requireNodeForScripts } from './lib/node-version.mjs';
import { runScript, say } from './lib/say.mjs';

await runScript(async () => {
  requireNodeForScripts();
  await ensureInstalled();
  const node = findNode();
  await ensureWebBuilt(node);
  await ensureServerBuilt(node);
  say('Starting Slotwise.');
  const env = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? compiledFiles };
  const server = startChild(node, [...memoryFlags, builtServer, ...process.argv.slice(2)], env);
  passSignalsTo([server]);
  process.exitCode = await getExitCode(server);
});
