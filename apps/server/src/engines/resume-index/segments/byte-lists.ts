import { type Cursor } from './byte-reader.ts';
import { createByteWriter } from './byte-writer.ts';

/** Lists of bytes, accessed by index from 0. */
export type ByteLists = { readonly size: number; at(place: number): Cursor };

const OFFSET_BYTES = 4;

/** Writes the number of lists, the offset of each after that (4 bytes each), and the lists. */
export function writeByteLists(lists: readonly Uint8Array[]): Uint8Array {
  const out = createByteWriter();
  out.uint32(lists.length);
  let offset = 0;
  for (const list of lists) {
    out.uint32(offset);
    offset += list.length;
  }
  for (const list of lists) out.bytes(list);
  return out.done();
}

/** Opens the output of `writeByteLists` without copying the bytes. */
export function openByteLists(bytes: Buffer): ByteLists {
  const size = bytes.readUInt32LE(0);
  const start = OFFSET_BYTES * (size + 1);
  return {
    size,
    at: (place) => ({ bytes, at: start + bytes.readUInt32LE(OFFSET_BYTES * (place + 1)) }),
  };
}
