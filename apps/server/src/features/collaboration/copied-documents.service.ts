import type { Actor, Context } from '#context.ts';
import { distinctAttachments, type Attachment } from '#engines/attachments/attachments.ts';
import { copyUploads, discardCopies } from '#features/files/copy-files.service.ts';

/** Copies a supplier's uploads into the client's store, for both sides. What is `there` already stays as it is. */
export async function copyToClient(
  context: Context,
  { guestOf, vendorId, ...uploader }: Actor,
  documents: Attachment[],
  there: ReadonlySet<string> = new Set(),
): Promise<(Attachment & { copyOf: string })[]> {
  if (!guestOf) throw new Error('Only a guest brings files along.');
  const distinct = distinctAttachments(documents);
  const foreign = distinct.flatMap(({ documentId: id }) => (there.has(id) ? [] : [id]));
  const copies = await copyUploads(context, { from: guestOf.vendorId, to: vendorId, uploader }, foreign);
  return distinct.map((one) => ({
    ...one,
    visibility: 'SHARED' as const,
    documentId: copies.get(one.documentId) ?? one.documentId,
    copyOf: one.documentId,
  }));
}

/** Runs what ties copies to a record, and removes those that are tied to nothing afterwards. */
export async function keepingCopies<T>(
  context: Context,
  { vendorId }: Actor,
  copies: Attachment[],
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } finally {
    const ids = copies.map(({ documentId }) => documentId);
    await discardCopies(context, vendorId, ids);
  }
}
