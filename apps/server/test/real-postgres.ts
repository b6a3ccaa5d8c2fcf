import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port.ts';

/** A temporary PostgreSQL. `url` is for a user who may create databases and roles and is not a superuser. */
export type RealPostgres = { url: string; stop: () => Promise<void> };

type Unprivileged = { uid?: number; gid?: number };

const INSTALLED = '/usr/lib/postgresql';
const START_TRIES = 100;
const START_PAUSE_MILLIS = 100;

/** The folder of PostgreSQL's server binaries, the newest if there are several; undefined if there are none. */
export function findPostgresBinaries(): string | undefined {
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED) : [];
  const packaged = versions
    .filter((version) => Number(version) >= 15)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(INSTALLED, version, 'bin'));
  const onPath = (process.env['PATH'] ?? '').split(delimiter);
  return [...packaged, ...onPath].find((folder) =>
    ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))),
  );
}

/**
 * Starts a separate PostgreSQL on a free loopback port, in a new directory, without flushing to disk. Undefined if no
 * server binaries are installed.
 */
export async function startRealPostgres(): Promise<RealPostgres | undefined> {
  const binaries = findPostgresBinaries();
  if (!binaries) return undefined;
  const user = unprivilegedUser();
  const directory = mkdtempSync(join(tmpdir(), 'slotwise-postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(directory, user.uid, user.gid);
  const data = join(directory, 'data');
  const command = [
    '--no-sync',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '-U',
    'postgres',
    '-D',
    data,
  ];
  execFileSync(join(binaries, 'initdb'), command, { ...user, cwd: directory, stdio: 'ignore' });

  const port = await freePort();
  const server = spawn(join(binaries, 'postgres'), settings(data, port), {
    ...user,
    cwd: directory,
    stdio: 'ignore',
  });
  const stop = async (): Promise<void> => {
    await stopServer(server);
    rmSync(directory, { recursive: true, force: true });
  };
  try {
    await createOwner(`postgres://postgres@127.0.0.1:${port}/postgres`, server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `postgres://slotwise_owner@127.0.0.1:${port}/postgres`, stop };
}

function settings(data: string, port: number): string[] {
  const values = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=200',
    'shared_buffers=64MB',
  ];
  return ['-D', data, ...values.flatMap((value) => ['-c', value])];
}

/** PostgreSQL refuses to run as root, so root uses another account for it; everyone else their own. */
function unprivilegedUser(): Unprivileged {
  if (process.getuid?.() !== 0) return {};
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const account = ['postgres', 'nobody']
    .map((name) => accounts.find(([login]) => login === name))
    .find(Boolean);
  if (!account) throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody.');
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

/** Waits for the server to respond, then creates the user that the tests run as. */
async function createOwner(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.query('create role slotwise_owner login createdb createrole');
      // Otherwise a database cannot be dropped while the cluster's autovacuum is working on it.
      await client.query('grant pg_signal_backend to slotwise_owner');
      return;
    } catch (error) {
      if (attempt === START_TRIES || server.exitCode !== null) throw error;
      await wait(START_PAUSE_MILLIS);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

/** An immediate stop, since nothing of this cluster is needed afterwards. */
async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exited = once(server, 'exit');
  server.kill('SIGQUIT');
  await exited;
}
