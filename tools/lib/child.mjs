import { spawn } from 'node:child_process';

import { root, toolEnvironment } from './repository.mjs';

const endWithParent = new URL('end-with-parent.mjs', import.meta.url).href;
const signalNumbers = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 };

/**
 * Starts a Node program that shares this terminal's output and ends with this process, however it ends. It has its own
 * process group, so that Ctrl-C reaches it only once, through `passSignalsTo`.
 */
export function startChild(node, args, env = {}) {
  return spawn(node, ['--import', endWithParent, ...args], {
    cwd: root,
    env: toolEnvironment(env),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  });
}

/** Forwards stop signals to the children; npm and the terminal may both send the same one. */
export function passSignalsTo(children) {
  let last = 0;
  onStopRequest((signal) => {
    const now = Date.now();
    if (now - last < 500) return;
    last = now;
    for (const child of children) child.kill(signal);
  });
}

/** Calls `stop` with SIGINT or SIGTERM when this process is asked to stop, including when only npm was. */
export function onStopRequest(stop) {
  process.on('SIGINT', () => stop('SIGINT'));
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => stop('SIGTERM'));
  if (process.env.npm_lifecycle_event) whenOrphaned(() => stop('SIGTERM'));
}

// A signal to npm ends npm and its shell but is not forwarded; the only sign here is a new parent process.
function whenOrphaned(stop) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 200);
  watch.unref();
}

/** Resolves to the exit code a shell would report for the child. */
export function getExitCode(child) {
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? 128 + (signalNumbers[signal] ?? 0)));
  });
}
