import { LIMITS } from '@slotwise/contract/limits';
import type { Context } from '#context.ts';
import { asVendor, type VendorDb, type VendorId } from '#db/tenancy.ts';
import { cleanFileName } from '#engines/file-types/clean-file-name.ts';
import { getFileType } from '#engines/file-types/file-type.ts';
import { AppError, invalidField } from '#lib/app-error.ts';
import { createFewAtOnce } from '#lib/turns/few-at-once.ts';
import { DamagedFileError } from '#storage/storage-error.ts';
import { toKeptFile, type KeptFile } from './files.mapper.ts';
import * as queries from './files.queries.ts';
import { isOwnUpload, type Uploader } from './files.rules.ts';
import { storeAs } from './store-file.service.ts';
import type { ArrivingFile } from './take-bytes.service.ts';

/** An open file; the caller reads or destroys its bytes. */
export type OpenFile = Awaited<ReturnType<typeof openFile>>;

/**
 * Stores a file as it arrives: checks its type by name and content, strips its author's metadata, encrypts and keeps
 * it. Only the uploader sees it until `attachFiles` attaches it to a record; otherwise it is deleted after a day.
 */
export async function storeUpload(
  context: Context,
  uploader: Uploader & { vendorId: VendorId },
  { fileName, bytes }: ArrivingFile,
): Promise<KeptFile> {
  const name = cleanFileName(fileName);
  const { contentType, begin } = getFileType(name);
  return storeAs(
    context,
    uploader,
    { fileName: name, bytes },
    {
      contentType,
      mostBytes: LIMITS.fileMaxBytes,
      begin,
      check: (file) => context.fileChecks.check(uploader.vendorId, name, file),
    },
  );
}

/** The readable files with these ids, in the given order; unknown ids are left out. */
export async function getFiles(tx: VendorDb, documentIds: string[]): Promise<KeptFile[]> {
  if (documentIds.length === 0) return [];
  return inOrder(await queries.listStoredFiles(tx, documentIds), documentIds);
}

/**
 * Attaches uploaded files to a record, in the transaction that writes the record, and returns them in the given order.
 * Only the uploader's own can be attached: any other id throws VALIDATION_FAILED, like an unknown one. A record that
 * already contains a file, or takes it from another record its writer may read, need not attach it again.
 */
export async function attachFiles(
  tx: VendorDb,
  documentIds: string[],
  { uploader, now }: { uploader: Uploader; now: Date },
): Promise<KeptFile[]> {
  if (documentIds.length === 0) return [];
  const wanted = new Set(documentIds);
  const rows = await queries.listStoredFiles(tx, [...wanted], 'lock');
  const own = rows.filter((row) => isOwnUpload(row, uploader));
  if (own.length < wanted.size) throw fileGone();
  const untied = own.filter((row) => row.attached_at === null).map((row) => row.document_id);
  if (untied.length > 0) await queries.setAttached(tx, untied, now);
  return inOrder(own, documentIds);
}

/** The files for a record: those `held` by one that the uploader may read, and their own uploads. */
export async function takeFiles(
  tx: VendorDb,
  documentIds: string[],
  { held, uploader, now }: { held: ReadonlySet<string>; uploader: Uploader; now: Date },
): Promise<KeptFile[]> {
  const own = documentIds.filter((id) => !held.has(id));
  return [...(await attachFiles(tx, own, { uploader, now })), ...(await getFiles(tx, [...held]))];
}

/** Open files per organization, until their last byte is read. */
const enter = createFewAtOnce({
  most: 100,
  refusal: () => new AppError('RATE_LIMITED', { retryAfterSeconds: 5 }),
});

/** Opens a file after the caller checked its reader. A damaged file is never sent. RATE_LIMITED if too many are open. */
export async function openFile({ db, files, log }: Context, vendorId: VendorId, documentId: string) {
  const [row] = await asVendor(db, vendorId, (tx) => queries.listStoredFiles(tx, [documentId]));
  if (!row) throw new AppError('NOT_FOUND');
  const leave = enter(vendorId);
  try {
    const bytes = (await files.read({ vendorId, key: row.storage_key }, row.size)).once('close', leave);
    return { fileName: row.file_name, contentType: row.content_type, size: row.size, bytes };
  } catch (error) {
    leave();
    if (!(error instanceof DamagedFileError)) throw error;
    log.error({ err: error, documentId }, 'a stored file is damaged');
    throw new AppError('INTERNAL', {
      message: 'This file is damaged in the store. Ask your administrator to bring it back from a backup.',
    });
  }
}

export const fileGone = (): AppError =>
  invalidField('documents', 'A file is not there any more. Upload it again.');

function inOrder(rows: queries.FileRow[], documentIds: string[]): KeptFile[] {
  const byId = new Map(rows.map((row) => [row.document_id, toKeptFile(row)]));
  return documentIds.flatMap((id) => byId.get(id) ?? []);
}
