import type { Actor, Context } from '#context.ts';
import { distinctAttachments, type Attachment } from '#engines/attachments/attachments.ts';
import { copyUploads, discardCopies } from '#features/files/copy-files.service.ts';

/** Copies a supplier's uploads into the client's store, for both sides. Those already `there` stay as they are. */
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

/** Runs what attaches copies to a record, then deletes copies that remain unattached. */
export async function withCopiedFiles<T>(
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
