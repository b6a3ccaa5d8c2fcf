import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';

import { root, toolEnvironment } from './repository.mjs';

const running = new Set();
let isEnding = false;

/**
 * Runs a program to its end with its output captured, and resolves to `{ code, output }`.
 * `logFile` receives the output as it comes, and `onLine` each line of the standard output.
 * A program that has not ended after `limitMinutes` is ended and counts as failed.
 */
export function run(program, args, { env = {}, logFile, onLine, limitMinutes = 20, ...options } = {}) {
  // The person who asked for the end ends this process too, so no one waits for ever.
  if (isEnding) return new Promise(() => {});
  const child = spawn(program, args, {
    cwd: root,
    env: toolEnvironment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options,
  });
  running.add(child);
  const output = collect(child, logFile, onLine);
  const alarm = setTimeout(() => {
    output.push(`\nEnded by force: it was still running after ${limitMinutes} minutes.\n`);
    child.kill('SIGKILL');
  }, limitMinutes * 60_000);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output: output.join('') }));
  }).finally(() => {
    clearTimeout(alarm);
    running.delete(child);
  });
}

/** Asks every program that `run` has started and that has not ended to end, and lets no other one start. */
export function endWhatRuns() {
  isEnding = true;
  for (const child of running) child.kill('SIGTERM');
}

/** The last lines of a long output, for a message about what went wrong. */
export function tail(output, lines = 40) {
  return output.trimEnd().split('\n').slice(-lines).join('\n');
}

function collect(child, logFile, onLine) {
  const output = [];
  const log = logFile ? createWriteStream(logFile) : undefined;
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (chunk) => {
      output.push(chunk);
      log?.write(chunk);
    });
  }
  if (onLine) createInterface({ input: child.stdout }).on('line', onLine);
  child.on('close', () => log?.end());
  return output;
}
