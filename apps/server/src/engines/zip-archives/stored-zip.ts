import { PassThrough, Readable } from 'node:stream';
import { fromRandomAccessReaderPromise, RandomAccessReader, type Options, type ZipFile } from 'yauzl';
import type { ReadAt } from '#lib/read-at.ts';

const PIECE_BYTES = 64 * 1024;

/** The library requires a subclass; this one reads through `readAt`, so that the zip is never unencrypted on disk. */
class StoredFile extends RandomAccessReader {
  readonly #readAt: ReadAt;

  constructor(readAt: ReadAt) {
    super();
    this.#readAt = readAt;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    const pieces = Readable.from(readPieces(this.#readAt, start, end), { objectMode: false });
    const out = new PassThrough();
    pieces.on('error', (error) => out.destroy(error));
    out.on('close', () => pieces.destroy());
    return pieces.pipe(out);
  }
}

async function* readPieces(readAt: ReadAt, start: number, end: number): AsyncGenerator<Buffer> {
  for (let at = start; at < end; at += PIECE_BYTES) {
    yield await readAt(at, Math.min(PIECE_BYTES, end - at));
  }
}

/** Opens a zip of `size` bytes, reading only its end. Throws what the library throws. */
export const openStoredZip = (readAt: ReadAt, size: number, options: Options): Promise<ZipFile> =>
  fromRandomAccessReaderPromise(new StoredFile(readAt), size, { ...options, autoClose: false });

/**
 * The same bytes through a 64 KB window: the directory of a zip is read in thousands of small steps, each of which
 * would decrypt a full frame of the store.
 */
export function readNearby(readAt: ReadAt): ReadAt {
  let start = 0;
  let near: Buffer = Buffer.alloc(0);
  return async (position, length) => {
    if (length > PIECE_BYTES) return readAt(position, length);
    if (position < start || position + length > start + near.length) {
      near = await readAt(position, PIECE_BYTES);
      start = position;
    }
    return near.subarray(position - start, position - start + length);
  };
}
