import type { Context } from '#context.ts';
import { asVendor, type VendorId } from '#db/tenancy.ts';
import type { KeptFile } from './files.mapper.ts';
import * as queries from './files.queries.ts';
import { isOwnUpload, type Uploader } from './files.rules.ts';
import { fileGone, openFile, storeUpload } from './files.service.ts';

type Copying = { from: VendorId; to: VendorId; uploader: Uploader };

/**
 * Copies the uploader's own files from one organization's store to another's, checked like uploads, and returns the
 * copies' ids by those of the files. An earlier copy that still exists is reused, so that attaching a file repeatedly
 * does not fill a store. VALIDATION_FAILED for a file that is not theirs. Takes several transactions.
 */
export async function copyUploads(
  context: Context,
  { from, to, uploader }: Copying,
  documentIds: string[],
): Promise<Map<string, string>> {
  if (documentIds.length === 0) return new Map();
  const rows = await asVendor(context.db, from, (tx) => queries.listStoredFiles(tx, documentIds));
  const own = rows.filter((row) => isOwnUpload(row, uploader));
  if (own.length < new Set(documentIds).size) throw fileGone();
  const copies = new Map<string, string>();
  for (const { document_id: id, file_name: name, sha256 } of own) {
    const present = { userId: uploader.userId, fileName: name, sha256 };
    const known = await asVendor(context.db, to, (tx) => queries.findSameUpload(tx, present));
    copies.set(id, known?.document_id ?? (await copyOne(context, { from, to, uploader }, id)));
  }
  return copies;
}

async function copyOne(context: Context, { from, to, uploader }: Copying, id: string): Promise<string> {
  const { fileName, bytes } = await openFile(context, from, id);
  const { documentId } = await storeUpload(context, { ...uploader, vendorId: to }, { fileName, bytes });
  return documentId;
}

/** Copies a file the caller may read to an upload of their own, checked like any other. */
export async function copyHeldFile(
  context: Context,
  uploader: Uploader & { vendorId: VendorId },
  documentId: string,
): Promise<KeptFile> {
  const { fileName, bytes } = await openFile(context, uploader.vendorId, documentId);
  return storeUpload(context, uploader, { fileName, bytes });
}

/** Removes the rows of copies that no record uses after all. Leftover bytes are swept later. */
export async function discardCopies(
  { db, files, log }: Context,
  vendorId: VendorId,
  documentIds: string[],
): Promise<void> {
  if (documentIds.length === 0) return;
  try {
    const keys = await asVendor(db, vendorId, (tx) => queries.deleteUntied(tx, documentIds));
    for (const { storage_key: key } of keys) await files.remove({ vendorId, key });
  } catch (error) {
    log.warn({ err: error }, 'copies that nothing holds are left to be swept');
  }
}
