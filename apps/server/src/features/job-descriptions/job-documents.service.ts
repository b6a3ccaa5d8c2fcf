import { roleHolds } from '@slotwise/contract/permissions';
import type { Actor, Session } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import {
  findAdded,
  findChanged,
  placeAttachments,
  toPlaceColumns,
  type Attachment,
} from '#engines/attachments/attachments.ts';
import { takeFiles } from '#features/files/files.service.ts';
import { releaseUnheld } from '#features/files/held-files.service.ts';
import * as queries from './job-documents.queries.ts';

type Change = { jdId: string; documents: Attachment[]; removedDocumentIds: string[]; now: Date };

/**
 * Attaches files to a job that the caller has locked or just created, removes the named ones, and returns the total.
 * VALIDATION_FAILED for a file that is neither the caller's upload nor on a job.
 */
export async function changeJobDocuments(tx: VendorDb, session: Session, change: Change): Promise<number> {
  const { jdId, now } = change;
  const removed = await detach(tx, jdId, change.removedDocumentIds);
  const present = await queries.listJobDocuments(tx, [jdId]);
  for (const { row, kind, visibility } of findChanged(change.documents, present)) {
    await queries.updateJobDocument(tx, { jdId, documentId: row.document_id }, { kind, visibility });
  }
  const added = findAdded('A job', change.documents, present);
  const ids = added.map(({ documentId }) => documentId);
  const held = await queries.listFilesOnJobs(tx, ids, 'lock');
  const files = await takeFiles(tx, ids, { held, uploader: session, now });
  const places = placeAttachments(added, files, { present, usualKind: 'JD' });
  const rows = places.map((place) => ({ ...toPlaceColumns(place, now), jd_id: jdId }));
  await queries.insertJobDocuments(tx, rows);
  // Only now is it clear what is unused: a file may have been removed and attached again.
  await releaseUnheld(tx, removed);
  return present.length + places.length;
}

async function detach(tx: VendorDb, jdId: string, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const wanted = new Set(ids);
  const present = await queries.listJobDocuments(tx, [jdId]);
  const removed = present.map(({ document_id: id }) => id).filter((id) => wanted.has(id));
  await queries.deleteJobDocuments(tx, jdId, removed);
  return removed;
}

/**
 * True if the file is attached to a job that the actor may read: any of their organization's for those who see the jobs
 * page; for a guest only files for suppliers, on a job shared with them.
 */
export async function holdsJobDocument(tx: VendorDb, actor: Actor, documentId: string): Promise<boolean> {
  const { guestOf, role } = actor;
  if (guestOf) return queries.isSharedWith(tx, guestOf.vendorId, documentId);
  if (!roleHolds(role, 'jd_page')) return false;
  return (await queries.listFilesOnJobs(tx, [documentId])).has(documentId);
}
