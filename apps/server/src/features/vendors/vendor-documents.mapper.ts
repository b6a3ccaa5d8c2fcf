import type { DocumentRef } from '@slotwise/contract/booking-parts/documents.schema';
import type { VendorId } from '#db/tenancy.ts';
import { documentRef } from '#engines/attachments/document-ref.ts';
import type { DocumentRow } from './vendor-documents.queries.ts';

/** A file as shown on a vendor's page; one of the other side's names its owner in the address. */
export const toVendorDocument = (row: DocumentRow, own: VendorId): DocumentRef =>
  documentRef(
    row,
    { ...row, uploadedBy: row.uploaded_by, uploadedAt: row.attached_at },
    row.vendor_id === own,
  );
