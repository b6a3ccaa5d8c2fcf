import { authenticate, setPassword } from '@slotwise/contract/auth/auth.endpoints';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServerProcess, type ServerProcess } from './server-process.ts';

const MEGABYTE = 1024 * 1024;
const LARGE = 20 * MEGABYTE;
/** Warms everything up without teaching the process to hold a large file. */
const SMALL = MEGABYTE / 2;
/** A server that held a file would grow by more than the file; figures of quiet machines are in bench/upload-memory.mjs. */
const MOST_GROWTH = 12 * MEGABYTE;
const WARM_TURNS = 30;
const TURNS = 4;
const PASSWORD = 'river stones 47 lanterns';
const ADMIN = fileURLToPath(new URL('../src/admin.ts', import.meta.url));

let dataDir: string;
let server: ServerProcess;
let token: string;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'slotwise-memory-'));
  const person = ['--email', 'ananya@northbridge.example', '--organization', 'Northbridge Talent'];
  const env = { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir };
  const { stdout } = spawnSync(process.execPath, [ADMIN, 'create-admin', ...person], {
    env,
    encoding: 'utf8',
  });
  server = await startServerProcess({ DATA_DIR: dataDir });
  await post(setPassword.path, { token: /token=([\w-]+)/.exec(stdout)?.[1], password: PASSWORD });
  token = (await post(authenticate.path, { username: 'ananya@northbridge.example', password: PASSWORD }))
    .token;
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

function* lines(size: number): Generator<Buffer> {
  const piece = Buffer.alloc(64 * 1024, 'one line of a long text, ');
  for (let sent = 0; sent < size; sent += piece.length) yield piece;
}

/** Sends the bytes as a form, piece by piece, and returns the id of the file. */
async function upload(size: number): Promise<string> {
  const form = request(`${server.address}/api/files`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=long' },
  });
  const answered = new Promise<string>((resolve, reject) => {
    form.once('error', reject);
    form.once('response', (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk));
      response.once('end', () => resolve(text));
    });
  });
  form.write('--long\r\nContent-Disposition: form-data; name="file"; filename="notes.txt"\r\n\r\n');
  await pipeline(Readable.from(lines(size)), form, { end: false });
  form.end('\r\n--long--\r\n');
  const answer = JSON.parse(await answered) as { documentId?: string };
  expect(answer.documentId, JSON.stringify(answer)).toBeDefined();
  return answer.documentId ?? '';
}

async function download(documentId: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const { body } = await fetch(`${server.address}/api/files/${documentId}`, { headers });
  let size = 0;
  for await (const piece of body ?? []) size += piece.length;
  return size;
}

const residentBytes = (): number =>
  1024 * Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]);

async function growthDuring(work: () => Promise<void>): Promise<number> {
  const before = residentBytes();
  let peak = before;
  const sampling = setInterval(() => (peak = Math.max(peak, residentBytes())), 5);
  try {
    await work();
  } finally {
    clearInterval(sampling);
  }
  return peak - before;
}

test.skipIf(process.platform !== 'linux')(
  'a server that takes in and hands out 20 MB files grows by a few megabytes at most',
  async () => {
    const turns = async (count: number, size: number): Promise<void> => {
      for (let turn = 0; turn < count; turn += 1) expect(await download(await upload(size))).toBe(size);
    };
    await turns(WARM_TURNS, SMALL);
    const growth = await growthDuring(() => turns(TURNS, LARGE));
    console.info(
      `${TURNS} uploads and downloads of 20 MB: grew by ${(growth / MEGABYTE).toFixed(1)} MB at most`,
    );
    expect(growth).toBeLessThan(MOST_GROWTH);
  },
  120_000,
);
