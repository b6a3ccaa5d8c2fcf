/** The real program as an operator runs it, for benchmarks: its own data folder, an administrator, a server. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ADMIN = fileURLToPath(new URL('../apps/server/src/admin.ts', import.meta.url));
const MAIN = fileURLToPath(new URL('../apps/server/src/main.ts', import.meta.url));
const PASSWORD = 'river stones 47 lanterns';
const ANANYA = {
  email: 'ananya@northbridge.example',
  organization: 'Northbridge Talent',
  name: 'Ananya Iyer',
};

/** Settings as a process environment, without the rest of this shell's. */
const getEnvironment = (settings) => ({
  PATH: process.env.PATH,
  PORT: '0',
  LOG_LEVEL: 'warn',
  UNDO_SECONDS: '0',
  // A benchmark creates a year's worth of an organization's bookings in an hour.
  MAILS_PER_DAY: '10000000',
  ...settings,
});

/** Creates an organization with its administrator; returns the token of the link for setting the password. */
export function makeAdministrator(settings, person = ANANYA) {
  const words = Object.entries(person).flatMap(([option, value]) => [`--${option}`, value]);
  const env = getEnvironment(settings);
  const made = spawnSync(process.execPath, [ADMIN, 'create-admin', ...words], { env, encoding: 'utf8' });
  const token = /token=([\w-]+)/.exec(made.stdout)?.[1];
  if (!token) throw new Error(`No account was made: ${made.stdout}${made.stderr}`);
  return token;
}

/** Starts the server and waits until it is ready; `stop` ends it, `kill` kills it. `main` is the entry file of another build. */
export async function startServer(settings, { main = MAIN } = {}) {
  const child = spawn(process.execPath, [main], {
    env: getEnvironment(settings),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  let output = '';
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    output += chunk;
    const address = /ready at (http:\S+)/.exec(output)?.[1];
    if (address) {
      child.stdout.resume();
      return { address, pid: child.pid, stop, kill: () => child.kill('SIGKILL') };
    }
  }
  throw new Error(`The server did not start: ${output}`);
}

/** Sends JSON and returns the response's; fails unless the call succeeds. */
export async function post(address, path, body, token) {
  const response = await fetch(`${address}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

/** Sets the administrator's password through the link, and logs in. */
export async function signIn(address, linkToken, { email } = ANANYA) {
  await post(address, '/recruiter/setpassword', { token: linkToken, password: PASSWORD });
  return logIn(address, { email });
}

export const logIn = (address, { email } = ANANYA) =>
  post(address, '/authenticate', { username: email, password: PASSWORD });

/**
 * Runs `work` with a separate product, as its administrator `{address, pid, token, userId}`. Server and data are
 * removed afterwards in any case. A database in `settings` is used if given.
 */
export async function inProduct(work, settings = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'slotwise-bench-'));
  try {
    const all = { DATA_DIR: dataDir, ...settings };
    const link = makeAdministrator(all);
    const { address, pid, stop } = await startServer(all);
    try {
      const { token, userId } = await signIn(address, link);
      return await work({ address, pid, token, userId });
    } finally {
      await stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The database in this shell's DATABASE_URL as a setting; none if it is not set. */
export const namedDatabase = () =>
  process.env.DATABASE_URL ? { DATABASE_URL: process.env.DATABASE_URL } : {};

/** A process's resident memory (Linux only). */
export function residentBytes(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(kilobytes) * 1024;
}
