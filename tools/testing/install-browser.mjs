import { pathToFileURL } from 'node:url';

import { installApart } from '../lib/install-apart.mjs';

const version = '153.0.0';

/**
 * Installs Chromium from npm on a Linux machine without one, and resolves to its path. It is not in the lock file: it
 * is 60 MB, does not support every Node version that may install the rest, and few need it.
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
