import { Worker } from 'node:worker_threads';

/** Plain JavaScript, so that it starts at once. */
const WATCH = `
const { workerData: { millis, message } } = require('node:worker_threads');
const { writeSync } = require('node:fs');
setTimeout(() => {
  try { writeSync(2, message); } finally { process.kill(process.pid, 'SIGKILL'); }
}, millis);
`;

/**
 * Kills this process after so many milliseconds, unless it has ended by then. A thread sees to it: the main one may be held by
 * work without an end, or wait for another thread that never ends.
 */
export function endByForceAfter(millis: number): void {
  const message = `Slotwise was killed: after ${millis / 1000} seconds it had not ended.\n`;
  const watch = new Worker(WATCH, { eval: true, workerData: { millis, message }, execArgv: [] });
  // Without the thread the main one still has a limit of its own.
  watch.on('error', () => undefined);
  watch.unref();
}
