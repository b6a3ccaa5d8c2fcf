import type { Readable } from 'node:stream';
import type { KeyHolder } from './key-holder.ts';
import { sealingKey, type KeyRing, type NamedKey } from './key-ring.ts';
import { HEADER_BYTES, openFrames, plainSize, readKeyName, type FindFileKey } from './sealed-frames.ts';
import { DamagedFileError } from './storage-error.ts';

/** Sealed with the current key, with a former one that is available, or with an unknown one. */
export type SealState = 'present' | 'former' | 'unknown';

const isPresent = (key: NamedKey | undefined, ring: KeyRing, now: Date): boolean =>
  key?.name.equals(sealingKey(ring, now).name) ?? false;

/** Reads only the start of a kept file. */
export async function readSealState(bytes: Readable, keys: KeyHolder): Promise<SealState> {
  try {
    const name = readKeyName(await takeHead((bytes as AsyncIterable<Buffer>)[Symbol.asyncIterator]()));
    const key = await keys.find(name);
    if (!key) return 'unknown';
    return isPresent(key, await keys.ring(), keys.now()) ? 'present' : 'former';
  } catch (error) {
    if (error instanceof DamagedFileError) return 'unknown';
    throw error;
  } finally {
    bytes.destroy();
  }
}

type Staged = { keep(): Promise<void>; discard(): Promise<void> };
type Resealing = {
  keys: KeyHolder;
  findKey: FindFileKey;
  stage: (bytes: AsyncIterable<Buffer>) => Promise<Staged>;
};

/**
 * Reseals a kept file if a key other than the current one sealed it, replacing it atomically; until then the old one is
 * read. Every byte is verified first. Returns whether there was anything to do.
 */
export async function resealKept(
  { bytes, size }: { bytes: Readable; size: number },
  { keys, findKey, stage }: Resealing,
): Promise<boolean> {
  try {
    const pieces = (bytes as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
    const head = await takeHead(pieces);
    const name = readKeyName(head);
    if (isPresent(await keys.find(name), await keys.ring(), keys.now())) return false;
    const staged = await stage(openFrames(findKey, behind(head, pieces), plainSize(size)));
    await staged.keep().catch(async (error: unknown) => {
      await staged.discard();
      throw error;
    });
    return true;
  } finally {
    bytes.destroy();
  }
}

async function takeHead(pieces: AsyncIterator<Buffer>): Promise<Buffer> {
  let head: Buffer = Buffer.alloc(0);
  while (head.length < HEADER_BYTES) {
    const piece = await pieces.next();
    if (piece.done) break;
    head = Buffer.concat([head, piece.value]);
  }
  return head;
}

async function* behind(head: Buffer, pieces: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield head;
  for (let piece = await pieces.next(); !piece.done; piece = await pieces.next()) yield piece.value;
}
