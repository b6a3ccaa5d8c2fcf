import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';

import { root, toolEnvironment } from './repository.mjs';

const running = new Set();
let isEnding = false;

/**
 * Runs a program with its output captured and resolves to `{ code, output }`. `logFile` receives the output as it
 * arrives, `onLine` each line of standard output. A program still running after `limitMinutes` is stopped and counts as
 * failed.
 */
export function run(program, args, { env = {}, logFile, onLine, limitMinutes = 20, ...options } = {}) {
  // This process is about to be stopped as well, so waiting forever is fine.
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

/** Stops every running program started by `run`, and prevents new ones. */
export function endWhatRuns() {
  isEnding = true;
  for (const child of running) child.kill('SIGTERM');
}

/** The last lines of a long output, for an error message. */
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
