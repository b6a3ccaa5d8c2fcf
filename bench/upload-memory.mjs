/**
 * How much memory an upload and a download of 20 MB take: starts the real server, makes an account, sends and fetches
 * files of 20 MB one after the other and four at once, and samples the server's memory meanwhile (Linux only).
 * Run with `node bench/upload-memory.mjs`; the last line is the figure.
 *
 * The resident size is what the operating system sees, VmRSS of /proc. It is warmed up with small files alone: a process
 * that has held a large file once has room for the next one, and would look as if it held none.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SIZE = 20 * 1024 * 1024;
const MEGABYTE = 1024 * 1024;
const ADMIN = new URL('../apps/server/src/admin.ts', import.meta.url).pathname;
const MAIN = new URL('../apps/server/src/main.ts', import.meta.url).pathname;
const PASSWORD = 'river stones 47 lanterns';

const dataDir = mkdtempSync(join(tmpdir(), 'slotwise-bench-'));
const env = { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn' };
const person = ['--email', 'ananya@northbridge.example', '--organization', 'Northbridge Talent'];
const made = spawnSync(process.execPath, [ADMIN, 'create-admin', ...person], { env, encoding: 'utf8' });
const link = /token=([\w-]+)/.exec(made.stdout)?.[1];
if (!link) throw new Error(`No account was made: ${made.stdout}${made.stderr}`);

const server = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
try {
  await run(await addressOf(server));
} finally {
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  rmSync(dataDir, { recursive: true, force: true });
}

async function addressOf(child) {
  let output = '';
  for await (const chunk of child.stdout) {
    output += chunk;
    const address = /ready at (http:\S+)/.exec(output)?.[1];
    if (address) return address;
  }
  throw new Error(`The server did not start: ${output}`);
}

async function run(address) {
  const json = async (path, body, headers = {}) => {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    };
    return (await fetch(`${address}/api${path}`, init)).json();
  };
  await json('/recruiter/setpassword', { token: link, password: PASSWORD });
  const { token } = await json('/authenticate', { username: person[1], password: PASSWORD });
  const authorization = `Bearer ${token}`;

  const upload = async (length = SIZE) => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(length).fill(120)]), 'notes.txt');
    const response = await fetch(`${address}/api/files`, {
      method: 'POST',
      headers: { authorization },
      body: form,
    });
    if (response.status !== 201) throw new Error(await response.text());
    return (await response.json()).documentId;
  };
  const download = async (documentId) => {
    const response = await fetch(`${address}/api/files/${documentId}`, { headers: { authorization } });
    let size = 0;
    for await (const chunk of response.body) size += chunk.length;
    return size;
  };

  for (let turn = 0; turn < 30; turn += 1) await download(await upload(MEGABYTE / 2));
  let last = '';
  await report('6 uploads, one after the other', async () => {
    for (let turn = 0; turn < 6; turn += 1) last = await upload();
  });
  await report('6 downloads, one after the other', async () => {
    for (let turn = 0; turn < 6; turn += 1) await download(last);
  });
  await report('4 uploads at once', () => Promise.all([1, 2, 3, 4].map(() => upload())));
}

function residentBytes() {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'));
  return Number(kilobytes) * 1024;
}

async function report(title, work) {
  const before = residentBytes();
  let peak = before;
  const sampling = setInterval(() => (peak = Math.max(peak, residentBytes())), 5);
  const started = performance.now();
  await work();
  const millis = performance.now() - started;
  clearInterval(sampling);
  const megabytes = (bytes) => (bytes / MEGABYTE).toFixed(1);
  console.info(
    `${title} of 20 MB: ${Math.round(millis)} ms, resident ${megabytes(before)} MB, grew by ${megabytes(peak - before)} MB at most`,
  );
}
