import { randomBytes, randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFileStore, type FileStore, type StoreSettings } from './file-store.ts';
import { addKey, dropFormerKeys } from './rotate-key.ts';
import { createVault } from './vault.ts';

const BEFORE = new Date('2026-03-01T09:00:00Z');
const FROM = new Date('2026-03-01T09:02:00Z');
const LATER = new Date('2026-03-01T10:00:00Z');
const SIZE = 150_000;

let settings: StoreSettings;
let now: Date;
let path: string;
beforeEach(() => {
  const dataDir = mkdtempSync(join(tmpdir(), 'slotwise-keys-'));
  path = join(dataDir, 'secret.key');
  settings = { dataDir, secretKeyFile: path, filesLeastFreeBytes: 0 };
  now = BEFORE;
});
afterEach(() => rmSync(settings.dataDir, { recursive: true, force: true }));

const open = () => createFileStore(settings, () => now);
const aPlace = () => ({ vendorId: 'b9a1c1de-0000-4000-8000-000000000001', key: randomUUID() });

async function* inPieces(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 10_000) yield bytes.subarray(at, at + 10_000);
}
async function keep(store: FileStore) {
  const place = aPlace();
  const bytes = randomBytes(SIZE);
  await (await store.stage(place, inPieces(bytes))).keep();
  return { place, bytes };
}
type Kept = Awaited<ReturnType<typeof keep>>;
const getPlace = (kept: Kept | undefined) => kept?.place ?? aPlace();
const toBytes = (kept: Kept | undefined) => kept?.bytes ?? Buffer.alloc(0);
const isWhole = async (store: FileStore, { place, bytes }: Awaited<ReturnType<typeof keep>>) =>
  (await buffer(await store.read(place, SIZE))).equals(bytes);

describe('a key rotation', () => {
  test('adds a key that only opens until its time has come, to a file no other user can read', async () => {
    const store = open();
    const first = await keep(store);
    const key = await addKey(path, FROM);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const early = await keep(open());
    expect(await open().sealState(early.place)).toBe('present');
    await expect(addKey(path, FROM)).rejects.toThrow(`The key ${key.name.toString('hex')} seals from`);
    now = LATER;
    const other = open();
    const late = await keep(other);
    expect(await Promise.all([first, early, late].map(({ place }) => other.sealState(place)))).toEqual([
      'former',
      'former',
      'present',
    ]);
    expect(await Promise.all([first, early, late].map((file) => isWhole(other, file)))).toEqual([
      true,
      true,
      true,
    ]);
  });

  test('is noticed by a running server, even when it meets a key it has not read yet', async () => {
    const [one, two] = [open(), open()];
    const before = await keep(one);
    expect(await isWhole(two, before)).toBe(true);
    await addKey(path, FROM);
    now = LATER;
    const after = await keep(open());
    // The second one checked the file less than a second ago.
    expect(await isWhole(two, after)).toBe(true);
    expect(await one.sealState((await keep(two)).place)).not.toBe('unknown');
  });

  test('survives a stop between files, allows reading meanwhile, and then lets the former key go', async () => {
    const store = open();
    const files = [await keep(store), await keep(store), await keep(store)];
    const sealed = await createVault(store.keys).seal('a', 'https://calendar.example/secret');
    const token = await createVault(store.keys).tokenFor('feed', 'one');
    copyFileSync(path, `${path}.backup`);
    await addKey(path, FROM);
    now = LATER;
    const vault = createVault(open().keys);
    const [one, two, three] = files;
    const reading = await open().read(getPlace(one), SIZE);
    expect(await open().reseal(getPlace(one))).toBe(true);
    expect((await buffer(reading)).equals(toBytes(one))).toBe(true);
    // As after a crash: another process continues.
    for (const { place } of files) await open().reseal(place);
    expect(await open().reseal(getPlace(two))).toBe(false);
    const resealed = await vault.seal('a', await vault.open('a', sealed));

    expect(await dropFormerKeys(path, now)).toBe(1);
    const after = open();
    expect(await Promise.all(files.map((file) => isWhole(after, file)))).toEqual([true, true, true]);
    expect(await createVault(after.keys).open('a', resealed)).toBe('https://calendar.example/secret');
    expect(await createVault(after.keys).tokenFor('feed', 'one')).toBe(token);
    await expect(createVault(after.keys).open('a', sealed)).rejects.toThrow('cannot be opened');

    // A file from an older backup says which key it needs; the key file from that backup opens it.
    const key = readFileSync(path);
    copyFileSync(`${path}.backup`, path);
    now = BEFORE;
    const old = await keep(open());
    writeFileSync(path, key);
    now = LATER;
    await expect(open().read(old.place, SIZE)).rejects.toThrow(
      /sealed with the first key, which is not in .*Put back the key file that was kept with this backup/,
    );
    copyFileSync(`${path}.backup`, path);
    expect(await isWhole(open(), old)).toBe(true);
    await expect(open().read(getPlace(three), SIZE)).rejects.toThrow(
      /sealed with the key [0-9a-f]{8}, which/,
    );
  });

  test('waits for another change of the keys, and refuses a truncated file', async () => {
    await keep(open());
    writeFileSync(`${path}.new`, '');
    await expect(addKey(path, FROM)).rejects.toThrow('Someone else changes the keys');
    rmSync(`${path}.new`);
    await addKey(path, FROM);
    writeFileSync(path, readFileSync(path).subarray(0, -20));
    await expect(open().prepare()).rejects.toThrow('is not one');
    writeFileSync(path, '');
    await expect(open().prepare()).rejects.toThrow('remove the file and start again');
  });
});
