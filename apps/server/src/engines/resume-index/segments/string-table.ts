import { readVarint, type Cursor } from './byte-reader.ts';
import { BLOCK_STRINGS } from './string-table-writer.ts';

/** A string during a walk: the first `length` of `bytes`, which the next step overwrites. */
export type WalkedString = { bytes: Buffer; length: number; place: number };

/** Distinct strings in byte order over their stored bytes; only what is requested is unpacked. */
export type StringTable = {
  readonly size: number;
  /** The place of a string, or -1. */
  find(text: string): number;
  /** Visits all strings with this prefix, in order, until `visit` returns false. */
  walk(prefix: string, visit: (one: WalkedString) => void): void;
};

const HEAD_BYTES = 8;

/** Opens the output of `writeStringTable`. */
export function openStringTable(bytes: Buffer): StringTable {
  const size = bytes.readUInt32LE(0);
  const longest = bytes.readUInt32LE(4);
  const blocks = Math.ceil(size / BLOCK_STRINGS);
  const entries = HEAD_BYTES + blocks * 4;
  const placed = { bytes, size, blocks, entries, longest };
  return {
    size,
    find: (text) => findString(placed, Buffer.from(text, 'utf8')),
    walk: (prefix, visit) => walkStrings(placed, Buffer.from(prefix, 'utf8'), visit),
  };
}

type Placed = { bytes: Buffer; size: number; blocks: number; entries: number; longest: number };

function placeCursor(table: Placed, block: number): Cursor {
  return { bytes: table.bytes, at: table.entries + table.bytes.readUInt32LE(HEAD_BYTES + block * 4) };
}

type Entry = { bytes: Buffer; at: number; length: number };

/** How many bytes of an entry match the wanted string from a position on. */
function matchedBytes({ bytes, at, length }: Entry, wanted: Buffer, from: number): number {
  const most = Math.min(length, wanted.length - from);
  let matched = 0;
  while (matched < most && bytes[at + matched] === wanted[from + matched]) matched += 1;
  return matched;
}

/** Whether an entry is before (-), at (0) or after (+) the wanted string, by the first bytes that differ. */
function orderAfter({ bytes, at, length }: Entry, matched: number, wanted: Buffer, from: number): number {
  const here = matched < length ? (bytes[at + matched] ?? 0) : -1;
  const there = from < wanted.length ? (wanted[from] ?? 0) : -1;
  return here - there;
}

/** The last block whose first string is not after the wanted one. */
function findBlock(table: Placed, wanted: Buffer): number {
  let low = 0;
  let high = table.blocks - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    const cursor = placeCursor(table, middle);
    readVarint(cursor);
    const length = readVarint(cursor);
    const entry = { bytes: table.bytes, at: cursor.at, length };
    const matched = matchedBytes(entry, wanted, 0);
    if (orderAfter(entry, matched, wanted, matched) <= 0) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * Compares without assembling strings: an entry that shares more with the previous one than that does with the wanted
 * string is also before it, and one that shares less is after it.
 */
function findString(table: Placed, wanted: Buffer): number {
  if (table.size === 0) return -1;
  const block = findBlock(table, wanted);
  const cursor = placeCursor(table, block);
  const end = Math.min(table.size, (block + 1) * BLOCK_STRINGS);
  let matched = 0;
  for (let place = block * BLOCK_STRINGS; place < end; place += 1) {
    const shared = readVarint(cursor);
    const rest = readVarint(cursor);
    if (shared < matched) return -1;
    if (shared === matched) {
      const entry = { bytes: table.bytes, at: cursor.at, length: rest };
      const more = matchedBytes(entry, wanted, matched);
      const order = orderAfter(entry, more, wanted, matched + more);
      if (order === 0) return place;
      if (order > 0) return -1;
      matched += more;
    }
    cursor.at += rest;
  }
  return -1;
}

function walkStrings(table: Placed, prefix: Buffer, visit: (one: WalkedString) => void): void {
  walkFrom(table, prefix, (one) => {
    const order = one.bytes.compare(prefix, 0, prefix.length, 0, Math.min(one.length, prefix.length));
    if (order === 0) visit(one);
    return order <= 0;
  });
}

/** Visits the strings from the block that may have the wanted one, while `goesOn` returns true. */
function walkFrom(table: Placed, wanted: Buffer, goesOn: (one: WalkedString) => boolean): void {
  if (table.size === 0) return;
  const first = findBlock(table, wanted);
  const cursor = placeCursor(table, first);
  const one = { bytes: Buffer.alloc(table.longest), length: 0, place: first * BLOCK_STRINGS };
  for (; one.place < table.size; one.place += 1) {
    const shared = readVarint(cursor);
    const rest = readVarint(cursor);
    table.bytes.copy(one.bytes, shared, cursor.at, cursor.at + rest);
    cursor.at += rest;
    one.length = shared + rest;
    if (!goesOn(one)) return;
  }
}
