import { roleHolds } from '@slotwise/contract/permissions';
import type { Actor, Session } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import {
  distinctAttachments,
  placeAttachments,
  requireRoom,
  type Attachment,
} from '#engines/attachments/attachments.ts';
import { attachFiles, getFiles } from '#features/files/files.service.ts';
import { releaseUnheld } from '#features/files/held-files.service.ts';
import * as queries from './job-documents.queries.ts';

type Change = { jdId: string; documents: Attachment[]; removedDocumentIds: string[]; now: Date };

/**
 * Hangs files on a job that the caller has locked or just made, besides those it has, takes off those that are named,
 * and answers how many there are. VALIDATION_FAILED for a file that is neither the caller's upload nor on a job.
 */
export async function changeJobDocuments(tx: VendorDb, session: Session, change: Change): Promise<number> {
  const { jdId, now } = change;
  const removed = await detach(tx, jdId, change.removedDocumentIds);
  const attachments = distinctAttachments(change.documents);
  const present = await queries.listJobDocuments(tx, [jdId]);
  await changePlaces(tx, present, attachments);
  const has = new Set(present.map(({ document_id: id }) => id));
  const added = attachments.filter(({ documentId }) => !has.has(documentId));
  requireRoom('A job', present.length + added.length);
  const names = await takeFiles(tx, session, added, now);
  const places = placeAttachments(
    added.map((one) => ({ ...one, fileName: names.get(one.documentId) ?? '' })),
    present.map(({ file_name: fileName, kind, version }) => ({ fileName, kind, version })),
    'JD',
  );
  await queries.insertJobDocuments(
    tx,
    places.map(({ documentId, kind, visibility, version }) => ({
      jd_id: jdId,
      document_id: documentId,
      kind,
      visibility,
      version,
      attached_at: now,
    })),
  );
  // Only now it shows what nothing holds: a file may have been taken off and hung on again.
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

/** Files that hang there already and are sent again as another kind, or for other eyes. */
async function changePlaces(tx: VendorDb, present: queries.JobDocumentRow[], attachments: Attachment[]) {
  for (const row of present) {
    const attachment = attachments.find(({ documentId }) => documentId === row.document_id);
    const { kind = row.kind, visibility = row.visibility } = attachment ?? {};
    if (kind === row.kind && visibility === row.visibility) continue;
    const key = { jdId: row.jd_id, documentId: row.document_id };
    await queries.updateJobDocument(tx, key, { kind, visibility });
  }
}

/** The names of the files, each of which is the caller's own upload or hangs on another job already. */
async function takeFiles(tx: VendorDb, { userId, email }: Session, added: Attachment[], now: Date) {
  const ids = added.map(({ documentId }) => documentId);
  const onJobs = await queries.listFilesOnJobs(tx, ids, 'lock');
  const own = ids.filter((id) => !onJobs.has(id));
  const files = [
    ...(await attachFiles(tx, own, { uploader: { userId, email }, now })),
    ...(await getFiles(tx, [...onJobs])),
  ];
  return new Map(files.map(({ documentId, fileName }) => [documentId, fileName]));
}

/**
 * Whether the file hangs on a job that the actor may read: any of the own organization's for those who see the page of
 * jobs; for a guest only what is marked for suppliers, on a job shared with them.
 */
export async function holdsJobDocument(tx: VendorDb, actor: Actor, documentId: string): Promise<boolean> {
  const { guestOf, role } = actor;
  if (guestOf) return queries.isSharedWith(tx, guestOf.vendorId, documentId);
  if (!roleHolds(role, 'jd_page')) return false;
  return (await queries.listFilesOnJobs(tx, [documentId])).has(documentId);
}
