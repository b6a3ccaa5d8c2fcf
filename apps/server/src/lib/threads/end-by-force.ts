import { Worker } from 'node:worker_threads';

/** Plain JavaScript, so that it starts immediately. */
const WATCH = `
const { workerData: { millis, message } } = require('node:worker_threads');
const { writeSync } = require('node:fs');
setTimeout(() => {
  try { writeSync(2, message); } finally { process.kill(process.pid, 'SIGKILL'); }
}, millis);
`;

/**
 * Kills this process after `millis` unless it has ended by then. Runs in a separate thread, since the main one may be
 * stuck in endless work, or wait for another thread that never ends.
 */
export function forceExitAfter(millis: number): void {
  const message = `Slotwise was killed: after ${millis / 1000} seconds it had not ended.\n`;
  const watch = new Worker(WATCH, { eval: true, workerData: { millis, message }, execArgv: [] });
  // Without this thread, the main one still has its own time limit.
  watch.on('error', () => undefined);
  watch.unref();
}
