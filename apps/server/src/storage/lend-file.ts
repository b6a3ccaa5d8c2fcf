import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { ReadAt } from '#lib/read-at.ts';
import { openSealedAt, plainSize, type FindFileKey } from './sealed-frames.ts';

/** A kept file with random access, until it is given back. */
export type LentFile = { readAt: ReadAt; giveBack(): Promise<void> };

/**
 * Copies a sealed file of `size` sealed bytes to disk, since a bucket has no random access. The copy is unlinked, so
 * that nothing remains when this process ends, however it ends.
 */
export async function lendFile(
  folder: string,
  findKey: FindFileKey,
  { bytes, size }: { bytes: Readable; size: number },
): Promise<LentFile> {
  const path = join(folder, randomUUID());
  const handle = await open(path, 'wx+', 0o600);
  await rm(path);
  try {
    for await (const piece of bytes as AsyncIterable<Buffer>) await handle.writeFile(piece);
  } catch (error) {
    await handle.close();
    throw error;
  }
  const readSealed: ReadAt = async (position, length) => {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
    return buffer.subarray(0, bytesRead);
  };
  return { readAt: openSealedAt(findKey, readSealed, plainSize(size)), giveBack: () => handle.close() };
}
