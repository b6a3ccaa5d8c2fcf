import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readS3Url } from '#lib/settings/read-s3-url.ts';
import { signatureGate } from '../../test/checkers/s3-signature.ts';
import { createFileStore, type StoreSettings } from './file-store.ts';

/** The only account that s3rver knows. */
const ACCOUNT = 'S3RVER:S3RVER';
const BUCKET = 'slotwise-files';
const CANARY = 'Quetzalcoatlus';

const systemNow = () => new Date();
let folder: string;
let server: S3rver;
let gate: Server;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'slotwise-s3-'));
  const options = { address: '127.0.0.1', port: 0, silent: true, directory: join(folder, 'bucket') };
  server = new S3rver({ ...options, configureBuckets: [{ name: BUCKET, configs: [] }] });
  const { port: behind } = await server.run();
  // s3rver itself accepts any signature of this kind.
  gate = signatureGate('S3RVER', () => behind);
  await new Promise<void>((resolve) => gate.listen(0, '127.0.0.1', resolve));
  port = (gate.address() as AddressInfo).port;
});
afterAll(async () => {
  gate.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const settingsFor = (url: string): StoreSettings => ({
  dataDir: join(folder, 'data'),
  secretKeyFile: join(folder, 'secret.key'),
  filesLeastFreeBytes: 0,
  s3: readS3Url(url),
});
const bucketUrl = (account = ACCOUNT): string => `s3://${account}@127.0.0.1:${port}/${BUCKET}?tls=off`;

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

async function listPlaces(store: ReturnType<typeof createFileStore>): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key, modifiedAt } of store.list()) {
    expect(modifiedAt.getTime()).toBeGreaterThan(0);
    keys.push(key);
  }
  return keys;
}

describe('a bucket', () => {
  let store: ReturnType<typeof createFileStore>;
  beforeEach(() => {
    store = createFileStore(settingsFor(bucketUrl()), systemNow);
  });

  test('stores a sealed file, returns it, lists and removes it', async () => {
    const bytes = Buffer.concat([Buffer.from(CANARY), randomBytes(6_000_000)]);
    const place = { vendorId: randomUUID(), key: randomUUID() };
    const staged = await store.stage(place, once(bytes));
    await staged.keep();
    expect((await buffer(await store.read(place, bytes.length))).equals(bytes)).toBe(true);
    expect(await listPlaces(store)).toEqual([place.key]);
    expect(readdirSync(join(folder, 'data', 'files', 'incoming'))).toEqual([]);
    const entries = readdirSync(join(folder, 'bucket'), { recursive: true, withFileTypes: true });
    const kept = entries.filter((entry) => entry.isFile());
    expect(kept).not.toEqual([]);
    for (const { parentPath, name } of kept)
      expect(readFileSync(join(parentPath, name)).includes(CANARY)).toBe(false);
    await store.remove(place);
    await store.remove(place);
    expect(await listPlaces(store)).toEqual([]);
    await expect(store.read(place, bytes.length)).rejects.toThrow('gone');
  });

  test('that refuses the secret stores nothing, and is reported as not responding', async () => {
    const wrong = createFileStore(settingsFor(bucketUrl('S3RVER:wrong')), systemNow);
    const staged = await wrong.stage({ vendorId: randomUUID(), key: randomUUID() }, once(randomBytes(100)));
    await expect(staged.keep()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await staged.discard();
    expect(await listPlaces(store)).toEqual([]);
  });

  test('that is unavailable says so', async () => {
    const away = createFileStore(settingsFor(`s3://${ACCOUNT}@127.0.0.1:1/${BUCKET}?tls=off`), systemNow);
    const place = { vendorId: randomUUID(), key: randomUUID() };
    await expect(away.read(place, 10)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});

test('a server without a key does not start if it cannot check whether files need one', async () => {
  const settings = settingsFor(`s3://${ACCOUNT}@127.0.0.1:1/${BUCKET}?tls=off`);
  const starting = createFileStore(
    { ...settings, secretKeyFile: join(folder, 'none.key') },
    systemNow,
  ).prepare();
  await expect(starting).rejects.toThrow(/cannot be listed .*ECONNREFUSED.*Check FILES_URL/);
});

/** A service with a canned response, for what a real one rarely sends. */
async function answering(status: number, body: string, work: (url: string) => Promise<void>): Promise<void> {
  const stub: Server = createServer((request, response) => {
    request.resume();
    request.once('end', () => response.writeHead(status).end(body));
  });
  await new Promise<void>((resolve) => stub.listen(0, '127.0.0.1', resolve));
  try {
    await work(`s3://a:b@127.0.0.1:${(stub.address() as AddressInfo).port}/${BUCKET}?tls=off`);
  } finally {
    stub.close();
  }
}

test('a full bucket says so', () =>
  answering(403, '<Error><Code>QuotaExceeded</Code></Error>', async (url) => {
    const store = createFileStore(settingsFor(url), systemNow);
    const staged = await store.stage({ vendorId: randomUUID(), key: randomUUID() }, once(randomBytes(100)));
    await expect(staged.keep()).rejects.toMatchObject({ code: 'STORAGE_FULL' });
    await staged.discard();
  }));

test('reads all pages of a list', async () => {
  const [first, second, vendorId] = [randomUUID(), randomUUID(), randomUUID()];
  const object = (key: string) =>
    `<Contents><Key>${vendorId}/${key}</Key><LastModified>2026-03-02T09:00:00.000Z</LastModified></Contents>`;
  const stub = createServer((request, response) => {
    const isSecond = request.url?.includes('continuation-token=more%2Fto%2Bcome');
    const rest = isSecond
      ? object(second)
      : `${object(first)}<NextContinuationToken>more/to+come</NextContinuationToken>`;
    response.end(`<ListBucketResult><Contents><Key>notes.txt</Key></Contents>${rest}</ListBucketResult>`);
  });
  await new Promise<void>((resolve) => stub.listen(0, '127.0.0.1', resolve));
  const url = `s3://a:b@127.0.0.1:${(stub.address() as AddressInfo).port}/${BUCKET}?tls=off`;
  expect(await listPlaces(createFileStore(settingsFor(url), systemNow))).toEqual([first, second]);
  stub.close();
});

test.each([
  ['https://a:b@host/bucket', 'must look like'],
  ['s3://host/bucket', 'must look like'],
  ['s3://a:b@host', 'must look like'],
  ['s3://a:b@host/Bad_Bucket', 'must look like'],
  ['s3://a:b@host/bucket?tls=maybe', 'tls'],
])('tells an operator who writes %s what is wrong, without the secret', (url, says) => {
  expect(() => readS3Url(url)).toThrow(says);
  expect(() => readS3Url(url)).not.toThrow('a:b');
});

test('accepts region, port and encoded secrets', () => {
  expect(readS3Url('s3://key:se%2Fcret@minio.acme.example:9000/files?region=eu-central-1')).toEqual({
    endpoint: 'https://minio.acme.example:9000',
    bucket: 'files',
    region: 'eu-central-1',
    accessKeyId: 'key',
    secretAccessKey: 'se/cret',
  });
});
