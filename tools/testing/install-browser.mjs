import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

import { npm } from '../lib/npm.mjs';
import { inRepository } from '../lib/repository.mjs';
import { tail } from '../lib/run.mjs';
import { say } from '../lib/say.mjs';

const version = '153.0.0';
const folder = inRepository('node_modules/.cache/slotwise-browser');

/**
 * Installs a Chromium from npm for a Linux machine that has none, and resolves to its path.
 * It stays out of the lock file: it weighs 60 MB, refuses the Node that may install the rest, and few need it.
 */
export async function installBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const entry = `${folder}/node_modules/@sparticuz/chromium/package.json`;
  if (!existsSync(entry) && !(await installed())) return undefined;
  const { exports } = (await import(pathToFileURL(entry).href, { with: { type: 'json' } })).default;
  const main = exports['.'].import?.default ?? exports['.'].import ?? exports['.'].default;
  const { default: chromium } = await import(new URL(main, pathToFileURL(entry)).href);
  return chromium.executablePath();
}

async function installed() {
  say('There is no browser on this machine, so Chromium is installed from npm.');
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/package.json`, '{ "private": true }');
  const where = [
    '--prefix',
    folder,
    '--no-save',
    '--no-package-lock',
    '--ignore-scripts',
    '--loglevel=error',
  ];
  const { code, output } = await npm(['install', ...where, `@sparticuz/chromium@${version}`], {
    cwd: folder,
  });
  if (code !== 0) say(tail(output, 10));
  return code === 0;
}
