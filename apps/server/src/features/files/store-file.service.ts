import { randomUUID } from 'node:crypto';
import { uuidv7 } from 'uuidv7';
import type { Context } from '#context.ts';
import { asVendor, type VendorId } from '#db/tenancy.ts';
import { AppError } from '#lib/app-error.ts';
import { createFewAtOnce } from '#lib/turns/few-at-once.ts';
import type { FilePlace } from '#storage/shelf.ts';
import { toKeptFile, type KeptFile } from './files.mapper.ts';
import * as queries from './files.queries.ts';
import type { Uploader } from './files.rules.ts';
import { requireAnyRoom, requireRoom, requireTotalAfter } from './room.service.ts';
import { type ArrivingFile, type Kind, type Seen, storeBytes } from './take-bytes.service.ts';

/** What one organization may be uploading at once: an upload uses disk space before its room is requested. */
const BYTES_UNDER_WAY = 1024 * 1024 * 1024;
const enter = createFewAtOnce({ most: BYTES_UNDER_WAY, refusal: tooMany });

function tooMany(): AppError {
  const message =
    'Your organization uploads very many files at this moment. Try again once some of them are in.';
  return new AppError('RATE_LIMITED', { message, retryAfterSeconds: 5 });
}

/**
 * Stores a file as it arrives, under a clean name: checks its beginning meanwhile, encrypts it, checks the complete
 * file for its kind, asks the virus scanner if there is one, and keeps it. Only the uploader sees it until
 * `attachFiles` attaches it to a record; otherwise it is deleted after a day. RATE_LIMITED if too many of the
 * organization are in progress.
 */
export async function storeAs(
  context: Context,
  uploader: Uploader & { vendorId: VendorId },
  file: ArrivingFile,
  kind: Kind,
): Promise<KeptFile> {
  const leave = enter(uploader.vendorId, kind.mostBytes);
  try {
    return await store(context, uploader, file, kind);
  } finally {
    leave();
  }
}

async function store(
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
      uploaded_by_email: uploader.email,
      uploaded_at: context.clock.now(),
      attached_at: null,
    });
  });
  try {
    const seen = await storeBytes(context, { ...place, documentId }, kind, bytes);
    return await publish(context, vendorId, documentId, seen);
  } catch (error) {
    await takeBack(context, place, documentId);
    throw error;
  }
}

/** Counts uploads that end together one after another. */
const publish = (context: Context, vendorId: VendorId, documentId: string, seen: Seen): Promise<KeptFile> =>
  asVendor(context.db, vendorId, async (tx) => {
    await requireRoom(tx, seen.size);
    const row = await queries.storeFile(tx, documentId, seen);
    if (!row) throw new AppError('NOT_FOUND');
    await requireTotalAfter(context, tx);
    return toKeptFile(row);
  });

/** What cannot be deleted now is swept later; the caller should get the first error, not this one. */
async function takeBack({ db, files, log }: Context, place: FilePlace, documentId: string): Promise<void> {
  try {
    await files.remove(place);
    await asVendor(db, place.vendorId as VendorId, (tx) => queries.deleteFile(tx, documentId));
  } catch (error) {
    log.warn({ err: error }, 'a refused upload is left to be swept');
  }
}
