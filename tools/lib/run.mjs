import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';

import { root, toolEnvironment } from './repository.mjs';

const running = new Set();

/**
 * Runs a program to its end with its output captured, and resolves to `{ code, output }`.
 * `logFile` receives the output as it comes, and `show` chooses the lines that reach the terminal.
 * A program that has not ended after `limitMinutes` is ended and counts as failed.
 */
export function run(program, args, { env = {}, logFile, show, limitMinutes = 20, ...options } = {}) {
  const child = spawn(program, args, {
    cwd: root,
    env: toolEnvironment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options,
  });
  running.add(child);
  const output = collect(child, logFile, show);
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

/** Asks every program that `run` has started and that has not ended to end. */
export function endWhatRuns() {
  for (const child of running) child.kill('SIGTERM');
}

/** The last lines of a long output, for a message about what went wrong. */
export function tail(output, lines = 40) {
  return output.trimEnd().split('\n').slice(-lines).join('\n');
}

function collect(child, logFile, show) {
  const output = [];
  const log = logFile ? createWriteStream(logFile) : undefined;
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (chunk) => {
      output.push(chunk);
      log?.write(chunk);
    });
  }
  if (show) createInterface({ input: child.stdout }).on('line', (line) => show(line) && console.log(line));
  child.on('close', () => log?.end());
  return output;
}
