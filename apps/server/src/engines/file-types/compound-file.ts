import type { ReadAt } from '#lib/read-at.ts';
import { broken } from './refusals.ts';

/** A directory entry of a compound file; `kind` 1 is a folder, 2 a stream, 5 the root. */
export type CompoundEntry = { name: string; kind: number; start: number; size: number };

export type CompoundFile = {
  entries: CompoundEntry[];
  /** The beginning of a stream larger than 4 KB; smaller ones are stored in another way. */
  readStart(entry: CompoundEntry, length: number): Promise<Buffer>;
};

const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
const NUMBER_BYTES = 4;
const FIRST_LISTED = 0x4c;
const LISTED_IN_HEADER = 109;
const LAST_NUMBER = 0xfffffffa;
/** Longest chains in a file of a few megabytes. Loops end here. */
const MOST_DIRECTORY_SECTORS = 2000;
const MOST_LIST_SECTORS = 400;

/** Reads the directory of a compound file (MS-CFB), the container of old Office documents. */
export async function readCompoundFile(readAt: ReadAt, size: number): Promise<CompoundFile> {
  const header = await readAt(0, HEADER_BYTES);
  const shift = header.length === HEADER_BYTES ? header.readUInt16LE(0x1e) : 0;
  if (shift !== 9 && shift !== 12) throw broken('Word', 'its container has no size of sectors');
  const bytes = 2 ** shift;

  const readSector = async (sector: number): Promise<Buffer> => {
    const at = (sector + 1) * bytes;
    const piece = at < size ? await readAt(at, bytes) : Buffer.alloc(0);
    if (piece.length < bytes && at + piece.length !== size) throw broken('Word', 'its container is cut');
    if (piece.length < ENTRY_BYTES) throw broken('Word', 'its container is cut');
    return piece;
  };

  const tables = await readTableList(header, readSector);
  const readNextSector = async (sector: number): Promise<number> => {
    const perTable = bytes / NUMBER_BYTES;
    const table = tables[Math.floor(sector / perTable)];
    if (table === undefined) throw broken('Word', 'its container is cut');
    const numbers = await readSector(table);
    const at = (sector % perTable) * NUMBER_BYTES;
    return at + NUMBER_BYTES <= numbers.length ? numbers.readUInt32LE(at) : LAST_NUMBER;
  };

  const entries: CompoundEntry[] = [];
  let read = 0;
  for (let sector = header.readUInt32LE(0x30); sector < LAST_NUMBER; sector = await readNextSector(sector)) {
    read += 1;
    if (read > MOST_DIRECTORY_SECTORS) throw broken('Word', 'its container goes in circles');
    entries.push(...entriesIn(await readSector(sector)));
  }
  return { entries, readStart: ({ start }, length) => readAt((start + 1) * bytes, length) };
}

/** The locations of the sector tables: 109 numbers in the header, and more in a chain of sectors. */
async function readTableList(
  header: Buffer,
  readSector: (sector: number) => Promise<Buffer>,
): Promise<number[]> {
  const numbersIn = (bytes: Buffer, count: number, from = 0): number[] =>
    Array.from({ length: count }, (_, index) => bytes.readUInt32LE(from + index * NUMBER_BYTES));
  const tables = numbersIn(header, LISTED_IN_HEADER, FIRST_LISTED);
  let next = header.readUInt32LE(0x44);
  for (let read = 0; next < LAST_NUMBER; read += 1) {
    if (read > MOST_LIST_SECTORS) throw broken('Word', 'its container goes in circles');
    const numbers = await readSector(next);
    const count = Math.floor(numbers.length / NUMBER_BYTES) - 1;
    tables.push(...numbersIn(numbers, count));
    next = numbers.readUInt32LE(count * NUMBER_BYTES);
  }
  return tables.filter((table) => table < LAST_NUMBER);
}

function entriesIn(sector: Buffer): CompoundEntry[] {
  const entries: CompoundEntry[] = [];
  for (let at = 0; at + ENTRY_BYTES <= sector.length; at += ENTRY_BYTES) {
    const length = Math.min(64, sector.readUInt16LE(at + 64));
    const kind = sector.readUInt8(at + 66);
    if (kind === 0 || length < 2) continue;
    const name = sector.toString('utf16le', at, at + length - 2);
    entries.push({ name, kind, start: sector.readUInt32LE(at + 116), size: sector.readUInt32LE(at + 120) });
  }
  return entries;
}
