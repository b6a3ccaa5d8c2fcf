/** `npm run dev`: the server restarts and the browser refreshes when files change. The page is on port 5173. */
import { getExitCode, passSignalsTo, startChild } from './lib/child.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { findNode, requireNodeForScripts } from './lib/node-version.mjs';
import { inRepository } from './lib/repository.mjs';
import { runScript, say } from './lib/say.mjs';

const page = 'http://127.0.0.1:5173';

await runScript(async () => {
  requireNodeForScripts();
  await ensureInstalled();
  const node = findNode();
  say(`Open ${page}; the API is behind it.`);
  const server = startChild(node, ['--watch', 'apps/server/src/main.ts'], {
    NODE_ENV: 'development',
    PUBLIC_URL: process.env.PUBLIC_URL ?? page,
  });
  const vite = startChild(node, [
    inRepository('node_modules/vite/bin/vite.js'),
    'apps/web',
    '--host',
    '127.0.0.1',
    '--port',
    '5173',
    '--strictPort',
  ]);
  const children = [server, vite];
  passSignalsTo(children);
  process.exitCode = await Promise.race(children.map(getExitCode));
  for (const child of children) child.kill('SIGTERM');
});
