import type { ByteReader } from '#lib/byte-reader.ts';

/** Everything that is left of a stream. */
export async function* passRest(reader: ByteReader): AsyncGenerator<Buffer> {
  for (let piece = await reader.next(); piece; piece = await reader.next()) yield piece;
}

/** Lets a stream through and tells `seen` of its last bytes, at most `length` of them, before it ends. */
export async function* withTail(
  source: AsyncIterable<Buffer>,
  length: number,
  seen: (tail: Buffer) => void,
): AsyncGenerator<Buffer> {
  let tail: Buffer = Buffer.alloc(0);
  for await (const piece of source) {
    tail = piece.length >= length ? piece.subarray(-length) : Buffer.concat([tail, piece]).subarray(-length);
    yield piece;
  }
  seen(tail);
}

/** Lets a stream through and shows each piece to `look` together with the end of the one before it. */
export async function* withWindow(
  source: AsyncIterable<Buffer>,
  overlap: number,
  look: (bytes: Buffer) => void,
): AsyncGenerator<Buffer> {
  let before: Buffer = Buffer.alloc(0);
  for await (const piece of source) {
    const window = Buffer.concat([before, piece]);
    look(window);
    before = window.subarray(Math.max(0, window.length - overlap));
    yield piece;
  }
}
