/** The real program as an operator runs it, for benches: a data folder of its own, an administrator, a server. */
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

/** Settings as the environment of a process; nothing else of this shell's reaches it. */
const getEnvironment = (settings) => ({
  PATH: process.env.PATH,
  PORT: '0',
  LOG_LEVEL: 'warn',
  UNDO_SECONDS: '0',
  // A bench books in an hour what an organization books in a year.
  MAILS_PER_DAY: '10000000',
  ...settings,
});

/** Makes an organization with its administrator and returns the token of the link that sets the password. */
export function makeAdministrator(settings, person = ANANYA) {
  const words = Object.entries(person).flatMap(([option, value]) => [`--${option}`, value]);
  const env = getEnvironment(settings);
  const made = spawnSync(process.execPath, [ADMIN, 'create-admin', ...words], { env, encoding: 'utf8' });
  const token = /token=([\w-]+)/.exec(made.stdout)?.[1];
  if (!token) throw new Error(`No account was made: ${made.stdout}${made.stderr}`);
  return token;
}

/** Starts the server and waits until it is ready; `stop` ends it, `kill` without a warning. `main` is the entry file of another build. */
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

/** Sends JSON and returns the answer's; fails unless it is a success. */
export async function post(address, path, body, token) {
  const response = await fetch(`${address}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

/** Sets the administrator's password by the link, and logs in. */
export async function signIn(address, linkToken, { email } = ANANYA) {
  await post(address, '/recruiter/setpassword', { token: linkToken, password: PASSWORD });
  return logIn(address, { email });
}

export const logIn = (address, { email } = ANANYA) =>
  post(address, '/authenticate', { username: email, password: PASSWORD });

/**
 * Does `work` in a product of its own, as its administrator `{address, pid, token, userId}`. Whatever comes of it, server and
 * data are gone afterwards. Where `settings` name a database, it is that one.
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

/** The database that DATABASE_URL of this shell names, as a setting; none where it is not set. */
export const namedDatabase = () =>
  process.env.DATABASE_URL ? { DATABASE_URL: process.env.DATABASE_URL } : {};

/** Memory of a process, as the system counts it (Linux only). */
export function residentBytes(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(kilobytes) * 1024;
}
