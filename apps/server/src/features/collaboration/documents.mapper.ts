import type { DocumentRef } from '@slotwise/contract/booking-parts/documents.schema';
import { roleHolds } from '@slotwise/contract/permissions';
import type { Actor } from '#context.ts';
import { documentRef } from '#engines/attachments/document-ref.ts';
import type { DocumentRow } from './documents.queries.ts';

type Reader = Pick<Actor, 'role' | 'vendorName' | 'guestOf'>;

/** A file for its reader; a guest's address names the organization that stores it. */
export const toDocumentRef = (row: DocumentRow, reader: Reader): DocumentRef =>
  documentRef(
    row,
    { ...row, uploadedBy: uploaderFor(reader, row), uploadedAt: row.uploaded_at },
    reader.guestOf === undefined,
  );

/**
 * An uploader without a name in the organization is the supplier's; a supplier reads the organization's name, not a
 * person's.
 */
function uploaderFor({ role, vendorName, guestOf }: Reader, row: DocumentRow): string {
  if (guestOf) return row.uploader_name === null ? guestOf.vendorName : vendorName;
  if (row.uploader_name !== null) return row.uploader_name;
  return row.uploaded_by && roleHolds(role, 'create_meeting') ? row.uploaded_by_email : '';
}
