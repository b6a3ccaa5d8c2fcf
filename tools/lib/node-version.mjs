import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { inRepository } from './repository.mjs';
import { Refusal } from './say.mjs';

const oldestThatRuns = '22.18.0';

/** True if version `a` (such as 'v24.1.0') is `b` or newer. */
export function isAtLeast(a, b) {
  const [left, right] = [a, b].map((version) => version.replace(/^v/, '').split('.').map(Number));
  const differing = left.findIndex((part, index) => part !== right[index]);
  return differing === -1 || left[differing] > right[differing];
}

/** Refuses a Node version too old even for these scripts. */
export function requireNodeForScripts() {
  if (isAtLeast(process.version, '20.0.0')) return;
  throw new Refusal(`Slotwise needs Node 20 or newer to start; this is Node ${process.version}.`);
}

/**
 * The Node that runs Slotwise: the one in the lock file, or the current one if it is new enough. Node 22.18 is the
 * first to run TypeScript files without a flag.
 */
export function findNode() {
  const locked = lockedNode();
  if (locked && getVersion(locked)) return locked;
  if (isAtLeast(process.version, oldestThatRuns)) return process.execPath;
  throw new Refusal(
    `Slotwise runs on Node ${oldestThatRuns} or newer; this is Node ${process.version}.\n` +
      `The lock file brings a newer Node for Linux and Windows, but none that works on this machine ` +
      `(${process.platform} ${process.arch}).\nPlease install Node 24 from nodejs.org and run the command again.`,
  );
}

function lockedNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const path = inRepository('node_modules', `node-${platform}-${process.arch}`, 'bin', file);
  return existsSync(path) ? path : undefined;
}

function getVersion(node) {
  try {
    return execFileSync(node, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
}
