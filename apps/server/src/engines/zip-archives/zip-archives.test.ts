import { aZip, type ZipPart } from '@slotwise/test-data/a-zip';
import { LIMITS } from '@slotwise/contract/limits';
import { describe, expect, test } from 'vitest';
import { inspectZip, type ZipEntry } from './inspect-zip.ts';
import { readEntry, type StoredZip } from './read-entry.ts';

const stored = (bytes: Buffer): StoredZip => ({
  readAt: async (at, length) => bytes.subarray(at, at + length),
  size: bytes.length,
});
const inspect = (bytes: Buffer): Promise<ZipEntry[]> => inspectZip(stored(bytes).readAt, bytes.length);
const resume = (name: string, more: Partial<ZipPart> = {}): ZipPart => ({
  name,
  content: 'Asha Verma, platform engineer in Pune',
  ...more,
});
const megabytes = (count: number): Buffer => Buffer.alloc(count * 1024 * 1024);

/** Incompressible bytes, the same each time. */
function noise(length: number): Buffer {
  const bytes = Buffer.alloc(length);
  for (let at = 0, state = 1; at < length; at += 1) {
    state = (state * 48271) % 2147483647;
    bytes[at] = state;
  }
  return bytes;
}

/** Changes the directory of a zip: `at` counts from the start of the directory entry with this number. */
function patched(zip: Buffer, number: number, change: (entry: Buffer) => void): Buffer {
  let at = zip.indexOf('PK\x01\x02', 0, 'latin1');
  for (let skipped = 0; skipped < number; skipped += 1) at = zip.indexOf('PK\x01\x02', at + 4, 'latin1');
  change(zip.subarray(at));
  return zip;
}

describe('a zip refused before anything is unpacked', () => {
  const symlink = () =>
    patched(aZip([resume('link.pdf')]), 0, (entry) => entry.writeUInt32LE((0o120777 << 16) >>> 0, 38));
  const overlapping = () =>
    patched(aZip([resume('a.txt'), resume('b.txt')]), 1, (entry) => entry.writeUInt32LE(0, 42));
  const crowd = () =>
    aZip(Array.from({ length: LIMITS.zipEntriesMax + 1 }, (_, index) => resume(`${index}.txt`)));
  const wordy = () =>
    aZip(Array.from({ length: 100 }, (_, index) => resume(`${index}${'a'.repeat(64_000)}.txt`)));
  const heavy = () =>
    aZip(Array.from({ length: 25 }, (_, index) => ({ ...heavyPart(), name: `${index}.bin` })));
  const heavyPart = () => ({ name: '', content: noise(200_000), claimedSize: 24 * 1024 * 1024 });

  test.each<[string, () => Buffer, RegExp]>([
    [
      'leads out of it',
      () => aZip([resume('../../evil.pdf')]),
      /“\.\.\/\.\.\/evil\.pdf” has a name that leads out/,
    ],
    ['starts at the root', () => aZip([resume('/etc/evil.pdf')]), /“\/etc\/evil\.pdf” .*root of a disk/],
    ['starts at a drive', () => aZip([resume('C:evil.pdf')]), /“C:evil\.pdf” .*root of a disk/],
    ['has backslashes', () => aZip([resume('..\\evil.pdf')]), /backslash/],
    ['is a link', symlink, /“link\.pdf” is no file but a link/],
    ['overlaps another', overlapping, /“b\.txt” overlaps another file/],
    ['is a bomb', () => aZip([{ name: 'a.txt', content: megabytes(20) }]), /“a\.txt” .*more than 200 times/],
    [
      'has another size kept than told',
      () => aZip([resume('a.txt', { stored: true, claimedSize: 9 })]),
      /another size/,
    ],
    ['brings too much', heavy, /more than 500 MB, from “20\.bin” on/],
    ['is one of too many', crowd, /holds 2,001 files\. At most 2,000/],
    ['is one of many with endless names', wordy, /too long, from “65aaa.*short names/],
    ['is no zip', () => Buffer.from('hello'), /not a zip file/],
    ['is cut', () => aZip([resume('a.txt')]).subarray(0, 60), /not a zip file/],
  ])('because an entry %s', async (_, make, says) => {
    await expect(inspect(make())).rejects.toThrow(says);
    await expect(inspect(make())).rejects.toMatchObject({ name: 'UnsafeZip' });
  });

  test('with a name in the message that cannot change the text direction', async () => {
    const zip = aZip([resume('../\u202Efdp.exe')]);
    await expect(inspect(zip)).rejects.toThrow('“../fdp.exe”');
  });
});

describe('the files of a zip', () => {
  test('are listed without folders, hidden files and program leftovers', async () => {
    const names = [
      'cv/',
      'cv/Asha.pdf',
      '__MACOSX/cv/Asha.pdf',
      '.DS_Store',
      'cv/~$Asha.docx',
      'Thumbs.db',
      'b.txt',
    ];
    const entries = await inspect(aZip(names.map((name) => resume(name))));
    expect(entries.map(({ ordinal, path }) => [ordinal, path])).toEqual([
      [1, 'cv/Asha.pdf'],
      [6, 'b.txt'],
    ]);
  });

  test('may have the same name twice, and both are read', async () => {
    const zip = aZip([resume('a.txt'), resume('a.txt', { content: 'second' })]);
    const [, second] = await inspect(zip);
    expect(await readEntry(stored(zip), second!, { bytes: 0 })).toEqual({ bytes: Buffer.from('second') });
  });

  test.each<[string, number, Buffer, string]>([
    ['UTF-8 that says so', 0x0800, Buffer.from('Résumé.pdf'), 'Résumé.pdf'],
    ['UTF-8 that does not say so', 0, Buffer.from('Résumé.pdf'), 'Résumé.pdf'],
    ['the code page of MS-DOS', 0, Buffer.from([0x52, 0x82, 0x73, 0x2e, 0x70, 0x64, 0x66]), 'Rés.pdf'],
  ])('have names in %s', async (_, flags, name, path) => {
    const part = { ...resume('x'.repeat(name.length)), flags };
    const zip = aZip([part]);
    for (const magic of ['PK\x03\x04', 'PK\x01\x02']) {
      const at = zip.indexOf(magic, 0, 'latin1');
      name.copy(zip, at + (magic === 'PK\x03\x04' ? 30 : 46));
    }
    expect(await inspect(zip)).toMatchObject([{ path }]);
  });

  test.each<[string, ZipPart, string]>([
    ['is encrypted', resume('a.pdf', { flags: 1 }), 'PASSWORD'],
    ['is an archive', resume('more.zip'), 'NESTED'],
    ['is packed in an unusual way', resume('a.pdf', { method: 12 }), 'UNSUPPORTED'],
    ['is too big', { name: 'a.bin', content: noise(300_000), claimedSize: 26 * 1024 * 1024 }, 'TOO_BIG'],
  ])('are refused individually if one %s', async (_, part, state) => {
    const entries = await inspect(aZip([part, resume('good.txt')]));
    expect(entries.map(({ refused }) => refused?.state)).toEqual([state, undefined]);
    expect(entries[0]?.refused?.reason).toMatch(/\. .*(Upload|Pack|Save).*\.$/);
  });

  test('give their modification time', async () => {
    const zip = patched(aZip([resume('a.txt'), resume('b.txt')]), 0, (entry) => {
      entry.writeUInt16LE((12 << 11) | (30 << 5), 12);
      entry.writeUInt16LE(((2024 - 1980) << 9) | (5 << 5) | 17, 14);
    });
    const [dated, undated] = await inspect(zip);
    expect([dated?.writtenAt, undated?.writtenAt]).toEqual([new Date('2024-05-17T12:30:00Z'), null]);
  });
});

describe('a file being unpacked', () => {
  const read = async (parts: ZipPart[], unpacked = { bytes: 0 }) => {
    const zip = aZip(parts);
    const [entry] = await inspect(zip);
    return readEntry(stored(zip), entry!, unpacked);
  };

  test('is counted', async () => {
    const unpacked = { bytes: 100 };
    expect(await read([resume('a.txt')], unpacked)).toMatchObject({ bytes: expect.any(Buffer) });
    expect(unpacked.bytes).toBe(100 + 37);
  });

  test('ends the zip if it has more bytes than the zip says', async () => {
    const lie = read([{ name: 'a.txt', content: noise(200_000), claimedSize: 1000 }]);
    await expect(lie).rejects.toMatchObject({
      name: 'LyingZip',
      message: expect.stringContaining('“a.txt”'),
    });
  });

  test('ends the zip if all files together exceed the limit', async () => {
    const last = read([resume('a.txt')], { bytes: LIMITS.zipTotalMaxBytes });
    await expect(last).rejects.toThrow('above 500 MB');
  });

  test.each<[string, Partial<ZipPart>]>([
    ['a wrong sum', { claimedCrc: 7 }],
    ['fewer bytes than told', { claimedSize: 90 }],
  ])('is damaged with %s, and the others are read', async (_, fault) => {
    expect(await read([resume('a.txt', fault)])).toMatchObject({ unread: { state: 'CORRUPT' } });
  });

  test('is damaged if its packed bytes are', async () => {
    const zip = aZip([resume('a.txt', { content: noise(5000) })]);
    zip.fill(0xff, 60, 90);
    const [entry] = await inspect(zip);
    expect(await readEntry(stored(zip), entry!, { bytes: 0 })).toMatchObject({
      unread: { state: 'CORRUPT' },
    });
  });

  test('passes on errors of the store', async () => {
    const zip = aZip([resume('a.txt')]);
    const [entry] = await inspect(zip);
    const fault = Object.assign(new Error('EIO'), { syscall: 'read' });
    const readAt = () => Promise.reject(fault);
    await expect(readEntry({ readAt, size: zip.length }, entry!, { bytes: 0 })).rejects.toBe(fault);
    await expect(inspectZip(readAt, zip.length)).rejects.toBe(fault);
  });
});
