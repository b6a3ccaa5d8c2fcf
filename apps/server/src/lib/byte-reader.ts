/** Reads a byte stream in pieces of the caller's choosing, with only the current piece in memory. */
export type ByteReader = {
  /** Exactly `count` bytes, or fewer at the end of the stream. */
  take(count: number): Promise<Buffer>;
  /** The next 1 to `most` bytes; undefined at the end. */
  next(most?: number): Promise<Buffer | undefined>;
  /** Puts bytes back to be read again first. */
  unread(bytes: Buffer): void;
};

/** Makes a reader over chunks of any length. */
export function createByteReader(source: AsyncIterable<Buffer>): ByteReader {
  const chunks = source[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);

  const next = async (most = Infinity): Promise<Buffer | undefined> => {
    while (held.length === 0) {
      const { done, value } = await chunks.next();
      if (done) return undefined;
      held = value;
    }
    const piece = held.subarray(0, most);
    held = held.subarray(piece.length);
    return piece;
  };

  const take = async (count: number): Promise<Buffer> => {
    const pieces: Buffer[] = [];
    for (let missing = count; missing > 0;) {
      const piece = await next(missing);
      if (!piece) break;
      pieces.push(piece);
      missing -= piece.length;
    }
    return pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces);
  };

  return {
    next,
    take,
    unread: (bytes) => {
      held = held.length === 0 ? bytes : Buffer.concat([bytes, held]);
    },
  };
}
