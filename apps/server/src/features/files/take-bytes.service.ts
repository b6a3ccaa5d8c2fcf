import { createHash } from 'node:crypto';
import type { Context } from '#context.ts';
import type { VendorId } from '#db/tenancy.ts';
import type { ArrivedFile } from '#engines/file-checks/file-checks.ts';
import { BEGINNING_BYTES } from '#engines/file-types/file-type.ts';
import { AppError } from '#lib/app-error.ts';
import { createByteReader } from '#lib/byte-reader.ts';
import type { FilePlace } from '#storage/shelf.ts';
import { requireContent, requireFitSize } from './files.rules.ts';
import { isHarmful } from './scanning.service.ts';

/** An arriving file: the name from its sender, and its bytes, which are read once. */
export type ArrivingFile = { fileName: string; bytes: AsyncIterable<Buffer> };

/** The requirements for a file to be accepted. */
export type Kind = {
  contentType: string;
  mostBytes: number;
  /** Refuses a file by its first `BEGINNING_BYTES`, while the rest arrives. */
  begin?: (start: Buffer) => void;
  /** Refuses it by its complete content; returns the bytes to store instead, if they differ. */
  check: (file: ArrivedFile) => Promise<Buffer | undefined>;
};

const PIECE_BYTES = 64 * 1024;

export type Seen = { size: number; sha256: string };

export async function storeBytes(
  context: Context,
  { documentId, ...place }: FilePlace & { documentId: string; vendorId: VendorId },
  kind: Kind,
  bytes: AsyncIterable<Buffer>,
): Promise<Seen> {
  let staged = await stageSeen(context, place, begun(kind, limited(bytes, kind.mostBytes)));
  try {
    const rewritten = await kind.check(staged);
    if (rewritten) {
      await staged.discard();
      staged = await stageSeen(context, place, cutPieces(rewritten));
    }
    if (await isHarmful(context, place.vendorId, { documentId }, staged)) throw new AppError('FILE_INFECTED');
    await staged.keep();
  } catch (error) {
    await staged.discard();
    throw error;
  }
  return { size: staged.size, sha256: staged.sha256 };
}

/** Stages bytes and returns their size and digest. */
async function stageSeen({ files }: Context, place: FilePlace, bytes: AsyncIterable<Buffer>) {
  const hash = createHash('sha256');
  let size = 0;
  const measured = async function* (): AsyncGenerator<Buffer> {
    for await (const piece of bytes) {
      hash.update(piece);
      size += piece.length;
      yield piece;
    }
  };
  const staged = await files.stage(place, measured());
  return { ...staged, size, sha256: hash.digest('hex') };
}

/** Passes the bytes on after checking their beginning. */
async function* begun({ begin }: Kind, bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const reader = createByteReader(bytes);
  const start = await reader.take(BEGINNING_BYTES);
  begin?.(start);
  yield start;
  for (let piece = await reader.next(); piece; piece = await reader.next()) yield piece;
}

/** Lets other requests run during encryption. */
async function* cutPieces(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
}

/** Passes the bytes on up to the maximum size of a file. */
async function* limited(bytes: AsyncIterable<Buffer>, mostBytes: number): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const piece of bytes) {
    size += piece.length;
    requireFitSize(size, mostBytes);
    yield piece;
  }
  requireContent(size);
}
