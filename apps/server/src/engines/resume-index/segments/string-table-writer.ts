import { createByteWriter, type ByteWriter } from './byte-writer.ts';

/** One in this many strings is written in full, so that a search can start there. */
export const BLOCK_STRINGS = 16;

/** Strings in byte order, the order of a string table. */
export function inByteOrder(strings: Iterable<string>): string[] {
  return [...strings]
    .map((text) => ({ text, bytes: Buffer.from(text, 'utf8') }))
    .toSorted((a, b) => Buffer.compare(a.bytes, b.bytes))
    .map(({ text }) => text);
}

/**
 * Writes distinct strings, given in byte order, each without the prefix shared with the previous one (front coding;
 * Witten, Moffat and Bell 1999, section 4.1). A string is identified by its place, from 0.
 */
export function writeStringTable(strings: readonly string[]): Uint8Array {
  const entries = createByteWriter();
  const blocks = createByteWriter();
  let before: Buffer = Buffer.alloc(0);
  let longest = 0;
  for (const [place, text] of strings.entries()) {
    const bytes = Buffer.from(text, 'utf8');
    const isFirst = place % BLOCK_STRINGS === 0;
    if (isFirst) blocks.uint32(entries.size());
    writeEntry(entries, bytes, isFirst ? 0 : sharedLength(before, bytes));
    longest = Math.max(longest, bytes.length);
    before = bytes;
  }
  const table = createByteWriter();
  table.uint32(strings.length);
  table.uint32(longest);
  table.bytes(blocks.done());
  table.bytes(entries.done());
  return table.done();
}

function writeEntry(entries: ByteWriter, bytes: Buffer, shared: number): void {
  entries.varint(shared);
  entries.varint(bytes.length - shared);
  entries.bytes(bytes.subarray(shared));
}

function sharedLength(a: Buffer, b: Buffer): number {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length < most && a[length] === b[length]) length += 1;
  return length;
}
