import type { Insertable, Updateable } from 'kysely';
import type { Tables } from '#db/tables.ts';
import type { VendorDb, VendorId } from '#db/tenancy.ts';
import { inScope, type Scope } from '#features/bookings/bookings.queries.ts';

export type DocumentRow = Awaited<ReturnType<typeof listDocuments>>[number];
type NewRow = Omit<Insertable<Tables['booking_document']>, 'vendor_id' | 'booking_id'>;
type Change = Pick<Updateable<Tables['booking_document']>, 'kind' | 'visibility' | 'version'>;

/** The files on a booking, oldest first; the uploader goes by the name of the account or of the seat. */
export function listDocuments(db: VendorDb, vendorId: VendorId, bookingId: string) {
  return db
    .selectFrom('booking_document as document')
    .innerJoin('file', (join) =>
      join
        .onRef('file.vendor_id', '=', 'document.vendor_id')
        .onRef('file.document_id', '=', 'document.document_id'),
    )
    .leftJoin('recruiter', (join) =>
      join
        .onRef('recruiter.vendor_id', '=', 'file.vendor_id')
        .onRef('recruiter.user_id', '=', 'file.uploaded_by'),
    )
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
            .where('person.vendor_id', '=', vendorId)
            .where('person.booking_id', '=', bookingId)
            .whereRef('person.email', '=', 'file.uploaded_by_email')
            .limit(1),
        )
        .as('uploader_name'),
    )
    .where('document.vendor_id', '=', vendorId)
    .where('document.booking_id', '=', bookingId)
    .orderBy('document.attached_at')
    .orderBy('document.document_id')
    .execute();
}

export async function insertDocuments(db: VendorDb, vendorId: VendorId, bookingId: string, rows: NewRow[]) {
  if (rows.length === 0) return;
  await db
    .insertInto('booking_document')
    .values(rows.map((row) => ({ ...row, vendor_id: vendorId, booking_id: bookingId })))
    .execute();
}

export async function updateDocument(
  db: VendorDb,
  vendorId: VendorId,
  { bookingId, documentId }: { bookingId: string; documentId: string },
  change: Change,
) {
  await db
    .updateTable('booking_document')
    .set(change)
    .where('vendor_id', '=', vendorId)
    .where('booking_id', '=', bookingId)
    .where('document_id', '=', documentId)
    .execute();
}

export async function deleteDocuments(db: VendorDb, vendorId: VendorId, bookingId: string, ids: string[]) {
  if (ids.length === 0) return;
  await db
    .deleteFrom('booking_document')
    .where('vendor_id', '=', vendorId)
    .where('booking_id', '=', bookingId)
    .where('document_id', 'in', ids)
    .execute();
}

/** Makes everybody else who attaches or lets go of one of these files wait until the transaction ends. */
export async function lockFiles(db: VendorDb, vendorId: VendorId, documentIds: string[]) {
  if (documentIds.length === 0) return;
  await db
    .selectFrom('file')
    .select('document_id')
    .where('vendor_id', '=', vendorId)
    .where('document_id', 'in', documentIds)
    .orderBy('document_id')
    .forUpdate()
    .execute();
}

/** Which bookings somebody sees, and whether of their files only those for both sides. */
export type Sight = { scope: Scope; isSharedOnly: boolean };

/** Those of these files that hang on a booking of this scope. */
export async function listSeenDocuments(
  db: VendorDb,
  vendorId: VendorId,
  { scope, isSharedOnly }: Sight,
  documentIds: string[],
): Promise<Set<string>> {
  if (documentIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('booking')
    .innerJoin('booking_document as document', (join) =>
      join
        .onRef('document.vendor_id', '=', 'booking.vendor_id')
        .onRef('document.booking_id', '=', 'booking.booking_id'),
    )
    .select('document.document_id')
    .where('booking.vendor_id', '=', vendorId)
    .where('document.document_id', 'in', documentIds)
    .$if(isSharedOnly, (query) => query.where('document.visibility', '=', 'SHARED'))
    .where((where) => where.and(inScope(where, vendorId, scope)))
    .execute();
  return new Set(rows.map((row) => row.document_id));
}

/** Those of these files that a booking, a scorecard, a job, a vendor's page or a zip of resumes still holds. */
export async function listHeldFiles(
  db: VendorDb,
  vendorId: VendorId,
  documentIds: string[],
): Promise<Set<string>> {
  const onBookings = db
    .selectFrom('booking_document')
    .select('document_id')
    .where('vendor_id', '=', vendorId)
    .where('document_id', 'in', documentIds);
  const onScorecards = db
    .selectFrom('feedback_attachment')
    .select('document_id')
    .where('vendor_id', '=', vendorId)
    .where('document_id', 'in', documentIds);
  const onJobs = db
    .selectFrom('job_document')
    .select('document_id')
    .where('vendor_id', '=', vendorId)
    .where('document_id', 'in', documentIds);
  const onVendors = db
    .selectFrom('vendor_document')
    .select('document_id')
    .where('vendor_id', '=', vendorId)
    .where('document_id', 'in', documentIds);
  const inZips = db
    .selectFrom('deepgaze_file')
    .select((row) => row.ref('document_id').$notNull().as('document_id'))
    .where('vendor_id', '=', vendorId)
    .where('document_id', 'in', documentIds);
  const rows = await onBookings.union(onScorecards).union(onJobs).union(onVendors).union(inZips).execute();
  return new Set(rows.map((row) => row.document_id));
}
