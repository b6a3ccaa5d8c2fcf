import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { freePort } from './free-port.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const endWithParent = new URL('../../tools/lib/end-with-parent.mjs', import.meta.url).href;
const READY_WITHIN_MILLIS = 180_000;
const STOPPED_WITHIN_MILLIS = 20_000;

/** The running product as an operator runs it: its own process and data folder. */
export type Product = {
  url: string;
  /** The printed address that opens the outbox; empty if there is a mail server. */
  outbox: () => string;
  /** Asks the process to stop; fails unless it exits with code 0. */
  stop: () => Promise<void>;
};

/**
 * Starts the server on a free port and waits until it reports that it is ready. Its data folder is empty, as for a new
 * operator, or has a copy of `database`.
 */
export async function startProduct(
  settings: Record<string, string> = {},
  database?: string,
): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'slotwise-e2e-'));
  if (database) await cp(database, join(dataDir, 'database'), { recursive: true });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--import', endWithParent, 'apps/server/src/main.ts'], {
    cwd: repository,
    env: { ...environment(), PORT: String(port), PUBLIC_URL: url, DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const log = collectOutput(child);
  const ended = getExit(child);
  const removeData = () => rm(dataDir, { recursive: true, force: true });

  const ready = await Promise.race([isReady(url), ended.then(() => false)]);
  if (!ready) {
    child.kill('SIGKILL');
    await removeData();
    throw new Error(`The server did not become ready:\n${log()}`);
  }
  const stop = async () => {
    child.kill('SIGTERM');
    const alarm = setTimeout(() => child.kill('SIGKILL'), STOPPED_WITHIN_MILLIS);
    const exit = await ended;
    clearTimeout(alarm);
    await removeData();
    if (exit !== 0) throw new Error(`The server ended with ${exit} instead of 0:\n${log()}`);
  };
  return { url, outbox: () => /Read them at (\S+)/.exec(log())?.[1] ?? '', stop };
}

/** This process's other settings must not reach the server. */
function environment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env;
  // After the first start, the server is already compiled.
  const NODE_COMPILE_CACHE = `${repository}node_modules/.cache/compiled`;
  return {
    PATH,
    HOME,
    TMPDIR,
    NODE_COMPILE_CACHE,
    LOG_LEVEL: 'warn',
    HOST: '127.0.0.1',
    UNDO_SECONDS: '0',
  };
}

function collectOutput(child: ChildProcess): () => string {
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  }
  return () => chunks.join('').slice(-8000);
}

function getExit(child: ChildProcess): Promise<number | string> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 'nothing'));
  });
}

async function isReady(url: string): Promise<boolean> {
  const deadline = Date.now() + READY_WITHIN_MILLIS;
  while (Date.now() < deadline) {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
    if (answer?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}
