import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Context } from '#context.ts';
import type { VendorDb, VendorId } from '#db/tenancy.ts';
import { DamagedFileError } from '#storage/storage-error.ts';
import * as queries from './files.queries.ts';
import type { Uploader } from './files.rules.ts';

/** Bytes in the file store without a row yet. */
export type KeptBytes = { key: string; size: number; sha256: string };

/** Seals and stores bytes in memory, such as a file inside another. The caller's key removes or replaces them. */
export async function storeBytes(
  { files }: Context,
  { vendorId, key }: { vendorId: VendorId; key: string },
  bytes: Uint8Array,
): Promise<KeptBytes> {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const staged = await files.stage({ vendorId, key }, Readable.from([whole]));
  try {
    await staged.keep();
  } catch (error) {
    await staged.discard();
    throw error;
  }
  return { key, size: whole.length, sha256: createHash('sha256').update(whole).digest('hex') };
}

type Held = { documentId: string; fileName: string; contentType: string; uploader: Uploader; now: Date };

/** Makes stored bytes the file of a record, in the transaction that writes the record. */
export async function holdBytes(tx: VendorDb, { key, size, sha256 }: KeptBytes, held: Held): Promise<void> {
  await queries.insertFile(tx, {
    document_id: held.documentId,
    storage_key: key,
    file_name: held.fileName,
    content_type: held.contentType,
    size,
    sha256,
    state: 'STORED',
    uploaded_by: held.uploader.userId,
    uploaded_by_email: held.uploader.email,
    uploaded_at: held.now,
    attached_at: held.now,
  });
}

/** The job that removes bytes from the store, retrying until they are gone. */
export const REMOVE_BYTES = 'remove-bytes';

/** Deletes the rows of files and queues the removal of their bytes; returns how many bytes those are. */
export async function removeFiles({ jobs }: Context, tx: VendorDb, documentIds: string[]): Promise<number> {
  if (documentIds.length === 0) return 0;
  const rows = await queries.deleteFiles(tx, documentIds);
  const keys = rows.map((row) => row.storage_key);
  if (keys.length > 0) await jobs.enqueue(tx, REMOVE_BYTES, { vendorId: tx.vendorId, keys });
  return rows.reduce((sum, row) => sum + row.size, 0);
}

/** After this long, anyone storing bytes without a row is done or gone. */
const STRAYS_SECONDS = 300;

/** Queues the removal of bytes that may have no row, for when no process can still be storing them. */
export async function releaseOrphans({ jobs }: Context, tx: VendorDb, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  const data = { vendorId: tx.vendorId, keys };
  await jobs.enqueue(tx, REMOVE_BYTES, data, { afterSeconds: STRAYS_SECONDS });
}

/** Removes bytes that no longer have a row; bytes already gone are fine. */
export async function removeBytes({ files }: Context, vendorId: VendorId, keys: string[]): Promise<void> {
  for (const key of keys) await files.remove({ vendorId, key });
}

/** Opens a record's file for random access; the caller returns it. Undefined if it is gone or damaged. */
export async function lendFile({ files, log }: Context, vendorId: VendorId, file: queries.FileRow) {
  try {
    return await files.lend({ vendorId, key: file.storage_key }, file.size);
  } catch (error) {
    if (!(error instanceof DamagedFileError)) throw error;
    log.error({ err: error, documentId: file.document_id }, 'a stored file is damaged');
    return undefined;
  }
}

export const findHeld = async (tx: VendorDb, documentId: string): Promise<queries.FileRow | undefined> =>
  (await queries.listStoredFiles(tx, [documentId]))[0];
