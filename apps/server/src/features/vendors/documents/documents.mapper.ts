import type { DocumentRef } from '@slotwise/contract/bookings/documents/documents.schema';
import type { VendorId } from '#db/tenancy.ts';
import type { DocumentRow } from './documents.queries.ts';

/** A file as a vendor's page shows it; one of the other side's is asked for by its owner. */
export const documentRefOf = (row: DocumentRow, own: VendorId): DocumentRef => ({
  documentId: row.document_id,
  fileName: row.file_name,
  contentType: row.content_type,
  size: Number(row.size),
  sha256: row.sha256,
  kind: row.kind,
  visibility: row.visibility,
  version: row.version,
  uploadedBy: row.uploaded_by,
  uploadedAt: row.attached_at.toISOString(),
  url: `/files/${row.document_id}${row.vendor_id === own ? '' : `?owner=${row.vendor_id}`}`,
});
