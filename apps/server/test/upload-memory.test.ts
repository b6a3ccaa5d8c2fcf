import { authenticate, setPassword } from '@slotwise/contract/auth/auth.endpoints';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get, request, type ClientRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MemoryReport } from './memory-reporter.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';
import { layDatabaseInto } from './test-database.ts';

const MEGABYTE = 1024 * 1024;
const LARGE = 20 * MEGABYTE;
const REST = MEGABYTE;
const SMALL = MEGABYTE / 2;
/**
 * Buffers in transit, 64 kB each, and code that runs for the first time; a file held in memory would be five times
 * that.
 */
const MOST_GROWTH = 4 * MEGABYTE;
const PIECE = Buffer.alloc(64 * 1024, 'one line of a long text, ');
const PASSWORD = 'river stones 47 lanterns';
const ADMIN = fileURLToPath(new URL('../src/admin.ts', import.meta.url));
const REPORTER = new URL('./memory-reporter.ts', import.meta.url);

let dataDir: string;
let server: ServerProcess;
let token: string;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'slotwise-memory-'));
  layDatabaseInto(dataDir);
  const person = ['--email', 'ananya@northbridge.example', '--organization', 'Northbridge Talent'];
  const env = { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir };
  const { stdout } = spawnSync(process.execPath, [ADMIN, 'create-admin', ...person], {
    env,
    encoding: 'utf8',
  });
  server = await startServerProcess({ DATA_DIR: dataDir }, REPORTER);
  await post(setPassword.path, { token: /token=([\w-]+)/.exec(stdout)?.[1], password: PASSWORD });
  token = (await post(authenticate.path, { username: 'ananya@northbridge.example', password: PASSWORD }))
    .token;
  // One-time allocations for the first file are not what the tests look for.
  const documentId = await (await startUpload(SMALL)).finish();
  await (await startDownload(documentId, SMALL)).finish();
});
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function post(path: string, body: object) {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${server.address}/api${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return (await response.json()) as { token: string };
}

async function send(form: ClientRequest, size: number): Promise<void> {
  for (let sent = 0; sent < size; sent += PIECE.length) if (!form.write(PIECE)) await once(form, 'drain');
}

/** Sends this much of a file and pauses; `finish` sends the rest and returns the file's id. */
async function startUpload(size: number) {
  const form = request(`${server.address}/api/files`, {
    method: 'POST',
    // A separate connection, so that only this file arrives on it.
    agent: false,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=long' },
  });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    form.once('error', reject);
    form.once('response', resolve);
  });
  form.write('--long\r\nContent-Disposition: form-data; name="file"; filename="notes.txt"\r\n\r\n');
  await send(form, size);
  const finish = async (rest = 0): Promise<string> => {
    await send(form, rest);
    form.end('\r\n--long--\r\n');
    let text = '';
    for await (const piece of await answered) text += String(piece);
    const answer = JSON.parse(text) as { documentId?: string };
    expect(answer.documentId, text).toBeDefined();
    return answer.documentId ?? '';
  };
  return { finish };
}

/** Reads this much of a file and pauses; `finish` reads the rest and returns the total size. */
async function startDownload(documentId: string, atLeast: number) {
  const headers = { authorization: `Bearer ${token}` };
  const asked = get(`${server.address}/api/files/${documentId}`, { agent: false, headers });
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const pieces = response[Symbol.asyncIterator]() as AsyncIterator<Buffer, undefined>;
  let size = 0;
  const read = async (most: number): Promise<number> => {
    while (size < most) {
      const { value } = await pieces.next();
      if (!value) break;
      size += value.length;
    }
    return size;
  };
  await read(atLeast);
  return { finish: () => read(Infinity) };
}

async function askForReport(): Promise<MemoryReport> {
  const answered = once(server.child, 'message') as Promise<[MemoryReport]>;
  server.child.send('report');
  return (await answered)[0];
}

type Reached = (report: MemoryReport, before: MemoryReport | undefined) => boolean;

/** The maximum in use in any report until `isReached`. */
async function mostLiveUntil(isReached: Reached): Promise<number> {
  let most = 0;
  for (let before: MemoryReport | undefined; ;) {
    const report = await askForReport();
    most = Math.max(most, report.live);
    if (isReached(report, before)) return most;
    before = report;
  }
}

/** The connection is full, and since the previous report nothing was added to it or to the buffers behind it. */
const isHalted: Reached = (report, before) =>
  before !== undefined &&
  report.queued > 0 &&
  report.written === before.written &&
  report.buffers <= before.buffers;

function expectSmallGrowth(during: string, before: number, most: number): void {
  console.info(`${during}: ${((most - before) / MEGABYTE).toFixed(2)} MB more in use`);
  expect(most - before, during).toBeLessThan(MOST_GROWTH);
}

test('a server that has received 19 of 20 MB, or sent the first of them, holds only a few buffers', async () => {
  const { live: idle } = await askForReport();

  const upload = await startUpload(LARGE - REST);
  const taking = await mostLiveUntil(({ received }) => received >= LARGE - REST);
  expectSmallGrowth('19 of 20 MB taken in', idle, taking);
  const documentId = await upload.finish(REST);

  const download = await startDownload(documentId, MEGABYTE);
  const handing = await mostLiveUntil(isHalted);
  expectSmallGrowth('20 MB on their way out', idle, handing);
  expect(await download.finish()).toBe(LARGE);
}, 120_000);
