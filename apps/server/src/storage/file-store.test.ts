import { randomBytes, randomUUID } from 'node:crypto';
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFileStore, type StoreSettings } from './file-store.ts';

const systemNow = () => new Date();
let settings: StoreSettings;
const place = { vendorId: randomUUID(), key: randomUUID() };
const FRAME = 64 * 1024;

beforeEach(() => {
  const dataDir = mkdtempSync(join(tmpdir(), 'slotwise-store-'));
  settings = { dataDir, secretKeyFile: join(dataDir, 'secret.key'), filesLeastFreeBytes: 0 };
});
afterEach(() => rmSync(settings.dataDir, { recursive: true, force: true }));

async function* inPieces(bytes: Buffer, length = 10_000): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

async function keep(bytes: Buffer, where = place) {
  const staged = await createFileStore(settings, systemNow).stage(where, inPieces(bytes));
  await staged.keep();
  return join(settings.dataDir, 'files', where.vendorId, where.key);
}

const read = async (size: number, where = place) =>
  buffer(await createFileStore(settings, systemNow).read(where, size));

describe('a kept file', () => {
  test.each([1, FRAME - 1, FRAME, FRAME + 1, 3 * FRAME, 1_000_003])(
    'of %i bytes comes back unchanged',
    async (size) => {
      const bytes = randomBytes(size);
      await keep(bytes);
      expect((await read(size)).equals(bytes)).toBe(true);
    },
  );

  test('can be read at any position before it is kept', async () => {
    const bytes = randomBytes(3 * FRAME + 5);
    const staged = await createFileStore(settings, systemNow).stage(place, inPieces(bytes));
    for (const [at, length] of [
      [0, 10],
      [FRAME - 3, 6],
      [2 * FRAME, FRAME + 5],
      [bytes.length - 2, 50],
    ] as const) {
      expect((await staged.readAt(at, length)).equals(bytes.subarray(at, at + length))).toBe(true);
    }
    await staged.discard();
    expect(readdirSync(join(settings.dataDir, 'files', 'incoming'))).toEqual([]);
  });

  test('lent for random access leaves nothing on disk, however the process ends', async () => {
    const bytes = randomBytes(2 * FRAME);
    await keep(bytes);
    const lent = await createFileStore(settings, systemNow).lend(place, bytes.length);
    expect(readdirSync(join(settings.dataDir, 'files', 'incoming'))).toEqual([]);
    expect((await lent.readAt(FRAME - 3, 6)).equals(bytes.subarray(FRAME - 3, FRAME + 3))).toBe(true);
    await lent.giveBack();
  });

  test('is readable only by the server’s user, and contains no plain text', async () => {
    const path = await keep(Buffer.from('Quetzalcoatlus '.repeat(10_000)));
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(statSync(join(path, '..')).mode & 0o777).toBe(0o700);
    expect(statSync(settings.secretKeyFile).mode & 0o777).toBe(0o600);
    expect(readFileSync(path).includes('Quetzalcoatlus')).toBe(false);
  });
});

const alterations: [string, (path: string, size: number) => void][] = [
  ['cut by a byte', (path, size) => truncateSync(path, size - 1)],
  ['cut at the end of a frame', (path) => truncateSync(path, 36 + FRAME + 16)],
  ['with a byte more', (path) => writeFileSync(path, Buffer.concat([readFileSync(path), Buffer.from('x')]))],
  ['with a bit turned in its first frame', (path) => turnBit(path, 40)],
  ['with a bit turned in its salt', (path) => turnBit(path, 5)],
  ['with its frames exchanged', (path) => exchangeFrames(path)],
];

function turnBit(path: string, at: number): void {
  const bytes = readFileSync(path);
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  writeFileSync(path, bytes);
}

function exchangeFrames(path: string): void {
  const bytes = readFileSync(path);
  const length = FRAME + 16;
  const [first, second] = [0, 1].map((index) =>
    Buffer.from(bytes.subarray(36 + index * length, 36 + (index + 1) * length)),
  );
  writeFileSync(
    path,
    Buffer.concat(
      [bytes.subarray(0, 36), second ?? '', first ?? '', bytes.subarray(36 + 2 * length)].map((piece) =>
        Buffer.from(piece),
      ),
    ),
  );
}

describe('nothing is read from a file', () => {
  const size = 3 * FRAME;

  test.each(alterations)('%s', async (_title, alter) => {
    const path = await keep(randomBytes(size));
    alter(path, statSync(path).size);
    await expect(read(size)).rejects.toThrow(/cut|altered|length|sealed/);
  });

  test('moved to another file’s place, or to another organization', async () => {
    const other = { ...place, key: randomUUID() };
    const [path, otherPath] = [await keep(randomBytes(10)), await keep(randomBytes(10), other)];
    writeFileSync(otherPath, readFileSync(path));
    await expect(read(10, other)).rejects.toThrow('altered');
  });

  test('beyond the damage: its stream ends with an error', async () => {
    const path = await keep(randomBytes(size));
    turnBit(path, 36 + 2 * (FRAME + 16) + 100);
    const stream = await createFileStore(settings, systemNow).read(place, size);
    let seen = 0;
    const reading = (async () => {
      for await (const piece of stream as AsyncIterable<Buffer>) seen += piece.length;
    })();
    await expect(reading).rejects.toThrow('altered');
    expect(seen).toBeLessThanOrEqual(2 * FRAME);
  });

  test('that is gone', async () => {
    await expect(read(10)).rejects.toThrow('gone');
  });
});

describe('a failed write', () => {
  test('leaves nothing behind', async () => {
    const failing = async function* (): AsyncGenerator<Buffer> {
      yield randomBytes(200_000);
      throw new Error('the sender went away');
    };
    await expect(createFileStore(settings, systemNow).stage(place, failing())).rejects.toThrow('went away');
    expect(readdirSync(join(settings.dataDir, 'files', 'incoming'))).toEqual([]);
  });

  test('due to lack of space says so', async () => {
    const store = createFileStore({ ...settings, filesLeastFreeBytes: 2 ** 60 }, systemNow);
    await expect(store.stage(place, inPieces(randomBytes(10)))).rejects.toMatchObject({
      code: 'STORAGE_FULL',
    });
  });

  test('of a dead process is removed by age', async () => {
    const store = createFileStore(settings, systemNow);
    await store.prepare();
    const path = join(settings.dataDir, 'files', 'incoming', randomUUID());
    writeFileSync(path, 'half');
    const hourAgo = new Date(statSync(path).mtimeMs - 3_600_000);
    await store.removeStagedBefore(hourAgo);
    expect(readdirSync(join(path, '..'))).toHaveLength(1);
    utimesSync(path, new Date(0), new Date(0));
    await store.removeStagedBefore(hourAgo);
    expect(readdirSync(join(path, '..'))).toEqual([]);
  });
});

describe('the server does not start', () => {
  const start = () => createFileStore(settings, systemNow).prepare();

  test('with a key that others can read', async () => {
    await start();
    chmodSync(settings.secretKeyFile, 0o640);
    await expect(start()).rejects.toThrow(/Other users.*chmod 600/);
  });

  test('without the key of existing files', async () => {
    await keep(randomBytes(10));
    rmSync(settings.secretKeyFile);
    await expect(start()).rejects.toThrow(/secret\.key is gone.*backup/);
  });

  test('with something other than a key in the key file', async () => {
    writeFileSync(settings.secretKeyFile, 'hello', { mode: 0o600 });
    await expect(start()).rejects.toThrow('32 bytes');
  });

  test('but two servers that start together agree on one key', async () => {
    await Promise.all([start(), start(), start()]);
    expect(readFileSync(settings.secretKeyFile)).toHaveLength(32);
  });
});
