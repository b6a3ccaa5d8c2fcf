import { existsSync, readFileSync } from 'node:fs';

import { npm } from './npm.mjs';
import { inRepository } from './repository.mjs';
import { Refusal, say } from './say.mjs';

const reasons = [
  {
    sign: /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED/,
    sentence:
      'npm could not reach its registry, and the dependencies are not in its cache.\n' +
      'Please check the network, or the proxy settings of npm, and run the command again.',
  },
  {
    sign: /EUSAGE/,
    sentence:
      'package-lock.json does not match the package.json files. ' +
      'The person who changed a dependency runs `npm install` and commits both.',
  },
  { sign: /ENOSPC/, sentence: 'The disk is full, so the dependencies were not installed.' },
  {
    sign: /EACCES|EPERM/,
    sentence: 'npm may not write here. Please run the command as the owner of this folder.',
  },
];

/** Installs exactly what the lock file specifies, unless npm's own record says it is already installed. */
export async function ensureInstalled() {
  if (isInstalled(readJson('package-lock.json'), readJson('node_modules/.package-lock.json'))) return;
  say('Installing the dependencies named in package-lock.json; the first time takes a minute or two.');
  const started = Date.now();
  const { code, output } = await npm([
    'ci',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  if (code !== 0) throw new Refusal(explain(output));
  say(`Dependencies installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/**
 * Compares the lock file with the record npm writes after a completed install. Packages for other platforms may be
 * missing; everything else must match exactly.
 */
export function isInstalled(lock, record) {
  if (!lock || !record) return false;
  const wanted = Object.entries(lock.packages).filter(([path]) => path.includes('node_modules/'));
  const complete = wanted.every(([path, entry]) => {
    const found = record.packages[path];
    return found ? isSame(entry, found) : entry.optional === true || entry.devOptional === true;
  });
  return complete && Object.keys(record.packages).every((path) => path in lock.packages);
}

function isSame(entry, found) {
  return entry.version === found.version && entry.integrity === found.integrity;
}

function readJson(path) {
  const file = inRepository(path);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function explain(output) {
  const said = `npm said:\n${output.trim().split('\n').slice(0, 20).join('\n')}`;
  const reason =
    reasons.find(({ sign }) => sign.test(output))?.sentence ?? 'Installing the dependencies failed.';
  return `${reason}\n\n${said}`;
}
