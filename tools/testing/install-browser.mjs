import { pathToFileURL } from 'node:url';

import { installApart } from '../lib/install-apart.mjs';

const version = '153.0.0';

/**
 * Installs a Chromium from npm for a Linux machine that has none, and resolves to its path.
 * It stays out of the lock file: it weighs 60 MB, refuses the Node that may install the rest, and few need it.
 */
export async function installBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const why = 'There is no browser on this machine, so Chromium is installed from npm.';
  const folder = await installApart('slotwise-browser', '@sparticuz/chromium', version, why);
  if (!folder) return undefined;
  const entry = pathToFileURL(`${folder}/package.json`);
  const { exports } = (await import(entry.href, { with: { type: 'json' } })).default;
  const main = exports['.'].import?.default ?? exports['.'].import ?? exports['.'].default;
  const { default: chromium } = await import(new URL(main, entry).href);
  return chromium.executablePath();
}
