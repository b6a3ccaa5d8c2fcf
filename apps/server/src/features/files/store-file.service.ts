import { createHash, randomUUID } from 'node:crypto';
import { uuidv7 } from 'uuidv7';
import type { Context } from '#context.ts';
import { asVendor, type VendorId } from '#db/tenancy.ts';
import type { ArrivedFile } from '#engines/file-checks/file-checks.ts';
import { BEGINNING_BYTES } from '#engines/file-types/file-type.ts';
import { AppError } from '#lib/app-error.ts';
import { createByteReader } from '#lib/byte-reader.ts';
import type { FilePlace } from '#storage/shelf.ts';
import { toKeptFile, type KeptFile } from './files.mapper.ts';
import * as queries from './files.queries.ts';
import { requireContent, requireFitSize, type Uploader } from './files.rules.ts';
import { requireAnyRoom, requireRoom, requireTotalAfter } from './room.service.ts';
import { isHarmful } from './scanning.service.ts';

/** A file as it arrives: the name its sender gave it, and its bytes, which are read once. */
export type ArrivingFile = { fileName: string; bytes: AsyncIterable<Buffer> };

/** What a file has to be to be taken in. */
export type Kind = {
  contentType: string;
  mostBytes: number;
  /** Refuses a file by its first `BEGINNING_BYTES`, while the others arrive. */
  begin?: (start: Buffer) => void;
  /** Refuses it by all that is in it; answers the bytes that are kept instead, where that are others. */
  check: (file: ArrivedFile) => Promise<Buffer | undefined>;
};

const PIECE_BYTES = 64 * 1024;

type Seen = { size: number; sha256: string };

/**
 * Takes a file in as it arrives, under a name that is clean: looks at its beginning meanwhile, seals it,
 * checks all of it as its kind says, asks the virus scanner where there is one, and keeps it.
 * No one but the uploader sees it until `attachFiles` ties it to a record; untied it is gone after a day.
 */
export async function storeAs(
  context: Context,
  uploader: Uploader & { vendorId: VendorId },
  { fileName, bytes }: ArrivingFile,
  kind: Kind,
): Promise<KeptFile> {
  const { vendorId } = uploader;
  const documentId = uuidv7();
  const place = { vendorId, key: randomUUID() };
  await asVendor(context.db, vendorId, async (tx) => {
    await requireAnyRoom(context, tx);
    await queries.insertFile(tx, {
      document_id: documentId,
      storage_key: place.key,
      file_name: fileName,
      content_type: kind.contentType,
      size: 0,
      sha256: '',
      state: 'PENDING',
      uploaded_by: uploader.userId,
      uploaded_by_email: uploader.email.toLowerCase(),
      uploaded_at: context.clock.now(),
      attached_at: null,
    });
  });
  try {
    const seen = await keepBytes(context, { ...place, documentId }, kind, bytes);
    return await publish(context, vendorId, documentId, seen);
  } catch (error) {
    await takeBack(context, place, documentId);
    throw error;
  }
}

async function keepBytes(
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

/** Stages bytes and says what was seen of them. */
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

/** The bytes as they come, behind a beginning that is right. */
async function* begun({ begin }: Kind, bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const reader = createByteReader(bytes);
  const start = await reader.take(BEGINNING_BYTES);
  begin?.(start);
  yield start;
  for (let piece = await reader.next(); piece; piece = await reader.next()) yield piece;
}

/** So that others are served while they are sealed. */
async function* cutPieces(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
}

/** The bytes as they come, as long as they are no more than one file may have. */
async function* limited(bytes: AsyncIterable<Buffer>, mostBytes: number): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const piece of bytes) {
    size += piece.length;
    requireFitSize(size, mostBytes);
    yield piece;
  }
  requireContent(size);
}

/** Two uploads that end together are counted one after the other. */
const publish = (context: Context, vendorId: VendorId, documentId: string, seen: Seen): Promise<KeptFile> =>
  asVendor(context.db, vendorId, async (tx) => {
    await requireRoom(tx, seen.size);
    const row = await queries.storeFile(tx, documentId, seen);
    if (!row) throw new AppError('NOT_FOUND');
    await requireTotalAfter(context, tx);
    return toKeptFile(row);
  });

/** What cannot be taken back now is swept later; the caller is to hear of the first failure, not of this one. */
async function takeBack({ db, files, log }: Context, place: FilePlace, documentId: string): Promise<void> {
  try {
    await files.remove(place);
    await asVendor(db, place.vendorId as VendorId, (tx) => queries.deleteFile(tx, documentId));
  } catch (error) {
    log.warn({ err: error }, 'a refused upload is left to be swept');
  }
}
