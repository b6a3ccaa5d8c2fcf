import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { ReadAt } from '#lib/read-at.ts';
import { openSealedAt, plainSize } from './sealed-frames.ts';

/** A kept file that can be read at any place. It lies in a copy, sealed as it came, until it is given back. */
export type LentFile = { readAt: ReadAt; giveBack(): Promise<void> };

/** Copies a sealed file of `size` sealed bytes into a folder, since a bucket cannot be read by jumping. */
export async function lendFile(
  folder: string,
  key: Buffer,
  { bytes, size }: { bytes: Readable; size: number },
): Promise<LentFile> {
  const path = join(folder, randomUUID());
  const handle = await open(path, 'wx+', 0o600);
  const giveBack = async (): Promise<void> => {
    await handle.close();
    await rm(path, { force: true });
  };
  try {
    for await (const piece of bytes as AsyncIterable<Buffer>) await handle.writeFile(piece);
  } catch (error) {
    await giveBack();
    throw error;
  }
  const readSealed: ReadAt = async (position, length) => {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
    return buffer.subarray(0, bytesRead);
  };
  return { readAt: openSealedAt(key, readSealed, plainSize(size)), giveBack };
}
