import type { NewRow, RowChange } from '#db/tables/rows.ts';
import { sameVendor } from '#db/same-vendor.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { inScope, type Scope } from '#features/bookings/bookings.queries.ts';

export type DocumentRow = Awaited<ReturnType<typeof listDocuments>>[number];
type Change = Pick<RowChange<'booking_document'>, 'kind' | 'visibility' | 'version'>;

/** A booking's files, oldest first, with the uploader's name from the account or the seat. */
export const listDocuments = (tx: VendorDb, bookingId: string) =>
  tx
    .selectOwn('booking_document as document', { booking_id: bookingId })
    .innerJoin('file', (join) => sameVendor(join, 'file.document_id', 'document.document_id'))
    .leftJoin('recruiter', (join) => sameVendor(join, 'recruiter.user_id', 'file.uploaded_by'))
    .selectAll('document')
    .select(['file.file_name', 'file.content_type', 'file.size', 'file.sha256'])
    .select(['file.uploaded_by', 'file.uploaded_by_email', 'file.uploaded_at'])
    .select((select) =>
      select.fn
        .coalesce(
          'recruiter.display_name',
          select
            .selectFrom('booking_person as person')
            .select('person.name')
            .where('person.vendor_id', '=', tx.vendorId)
            .where('person.booking_id', '=', bookingId)
            .whereRef('person.email', '=', 'file.uploaded_by_email')
            .limit(1),
        )
        .as('uploader_name'),
    )
    .orderBy('document.attached_at')
    .orderBy('document.document_id')
    .execute();

export async function insertDocuments(tx: VendorDb, rows: NewRow<'booking_document'>[]) {
  if (rows.length === 0) return;
  await tx.insertOwn('booking_document', rows).execute();
}

export const updateDocument = (
  tx: VendorDb,
  { bookingId, documentId }: { bookingId: string; documentId: string },
  change: Change,
) =>
  tx.updateOwn('booking_document', { booking_id: bookingId, document_id: documentId }).set(change).execute();

export async function deleteDocuments(tx: VendorDb, bookingId: string, ids: string[]) {
  if (ids.length === 0) return;
  await tx.deleteOwn('booking_document', { booking_id: bookingId, document_id: ids }).execute();
}

/** Which bookings someone sees, and whether only their shared files. */
export type Sight = { scope: Scope; isSharedOnly: boolean };

/** Which of these files are attached to a booking in this scope. */
export async function listSeenDocuments(
  tx: VendorDb,
  { scope, isSharedOnly }: Sight,
  documentIds: string[],
): Promise<Set<string>> {
  if (documentIds.length === 0) return new Set();
  const rows = await tx
    .selectOwn('booking')
    .innerJoin('booking_document as document', (join) =>
      sameVendor(join, 'document.booking_id', 'booking.booking_id'),
    )
    .select('document.document_id')
    .where('document.document_id', 'in', documentIds)
    .$if(isSharedOnly, (query) => query.where('document.visibility', '=', 'SHARED'))
    .where((where) => where.and(inScope(where, tx, scope)))
    .execute();
  return new Set(rows.map((row) => row.document_id));
}
