import type { DocumentRef } from '@slotwise/contract/booking-parts/documents.schema';
import type { ParsedRequestOf } from '@slotwise/contract/endpoint';
import { roleHolds } from '@slotwise/contract/permissions';
import type { attachVendorDocuments } from '@slotwise/contract/vendors/vendor-changes.endpoints';
import type { Actor, Context, Session } from '#context.ts';
import { syncRemarkReaders } from '#db/readers.ts';
import type { VendorDb } from '#db/tenancy.ts';
import {
  distinctAttachments,
  findAdded,
  findChanged,
  placeAttachments,
  toPlaceColumns,
  type Attachment,
} from '#engines/attachments/attachments.ts';
import { attachFiles } from '#features/files/files.service.ts';
import { requireOwnCallerFields } from '#features/auth/caller-fields.rules.ts';
import { releaseUnheld } from '#features/files/held-files.service.ts';
import { requireShareable, sharesMore } from './vendors.rules.ts';
import { findAssociationsById, requireAssociation } from './vendors.service.ts';
import { toVendorDocument } from './vendor-documents.mapper.ts';
import * as queries from './vendor-documents.queries.ts';

type AttachRequest = ParsedRequestOf<typeof attachVendorDocuments>['body'];

/** Files documents about an organization and removes the named ones, each side only its own. */
export async function changeVendorDocuments(
  { clock }: Context,
  tx: VendorDb,
  session: Session,
  { vendorId: target, documents, removedDocumentIds, ...caller }: AttachRequest,
) {
  requireOwnCallerFields(session, caller);
  const association = await requireAssociation(tx, target);
  const associationId = association?.associationId ?? null;
  const present = await queries.listDocuments(tx, associationId);
  const own = present.filter((row) => row.vendor_id === tx.vendorId);
  const kept = await remove(tx, own, removedDocumentIds);
  const attachments = distinctAttachments(documents);
  if (sharesMore(attachments, kept)) requireShareable(association);
  await changeKept(tx, kept, attachments);
  await file(tx, { session, associationId, now: clock.now() }, kept, attachments);
  return { vendorId: target, data: await listVendorDocuments(tx, associationId) };
}

async function remove(tx: VendorDb, own: queries.DocumentRow[], ids: string[]) {
  const wanted = new Set(ids);
  const removed = own.map((row) => row.document_id).filter((id) => wanted.has(id));
  await queries.deleteDocuments(tx, removed);
  await releaseUnheld(tx, removed);
  return own.filter((row) => !wanted.has(row.document_id));
}

/** Filed documents sent again with another kind or visibility. */
async function changeKept(tx: VendorDb, kept: queries.DocumentRow[], attachments: Attachment[]) {
  for (const { row, kind, visibility } of findChanged(attachments, kept)) {
    const change = { kind, visibility: row.association_id === null ? 'INTERNAL' : visibility };
    await queries.updateDocument(tx, row.document_id, change);
  }
}

type Filing = { session: Session; associationId: string | null; now: Date };

async function file(
  tx: VendorDb,
  { session, associationId, now }: Filing,
  kept: queries.DocumentRow[],
  attachments: Attachment[],
) {
  const added = findAdded('A vendor', attachments, kept);
  const ids = added.map(({ documentId }) => documentId);
  const files = await attachFiles(tx, ids, { uploader: session, now });
  const rows = placeAttachments(added, files, { present: kept, usualKind: 'OTHER' }).map((place) => ({
    ...toPlaceColumns(place, now),
    association_id: associationId,
    ...(associationId === null && { visibility: 'INTERNAL' as const }),
    file_name: place.fileName,
    content_type: place.contentType,
    size: place.size,
    sha256: place.sha256,
    uploaded_by: session.displayName,
  }));
  await queries.insertDocuments(tx, rows);
  await syncRemarkReaders(tx, associationId);
}

/** The files on one association that the caller's side may read, or on the caller's organization. */
export async function listVendorDocuments(
  tx: VendorDb,
  associationId: string | null,
): Promise<DocumentRef[]> {
  const rows = await queries.listDocuments(tx, associationId);
  return rows.map((row) => toVendorDocument(row, tx.vendorId));
}

/** True for administrators of its side, and of the other side of an accepted association if it is shared. */
export async function holdsVendorDocument(tx: VendorDb, actor: Actor, documentId: string): Promise<boolean> {
  const row = await queries.findDocument(tx, documentId);
  if (!row) return false;
  if (!actor.guestOf) return !actor.linkedTo && roleHolds(actor.role, 'vendor_page');
  if (row.visibility !== 'SHARED' || row.association_id === null) return false;
  const association = (await findAssociationsById(tx, [row.association_id])).get(row.association_id);
  const sides: string[] = association?.isAccepted ? [association.clientId, association.supplierId] : [];
  return sides.includes(actor.guestOf.vendorId);
}
