import type { DocumentRef } from '@slotwise/contract/bookings/documents/documents.schema';
import type { JobDocumentRow } from './documents.queries.ts';

export function jobDocumentRefOf(row: JobDocumentRow): DocumentRef {
  return {
    documentId: row.document_id,
    fileName: row.file_name,
    contentType: row.content_type,
    size: Number(row.size),
    sha256: row.sha256,
    kind: row.kind,
    visibility: row.visibility,
    version: row.version,
    uploadedBy: row.uploader_name ?? '',
    uploadedAt: row.uploaded_at.toISOString(),
    url: `/files/${row.document_id}`,
  };
}

/** The same for a supplier: it comes from the client, whoever there uploaded it. */
export const guestDocumentRefOf = (row: JobDocumentRow, clientName: string): DocumentRef => ({
  ...jobDocumentRefOf(row),
  uploadedBy: clientName,
  url: `/files/${row.document_id}?owner=${row.vendor_id}`,
});
