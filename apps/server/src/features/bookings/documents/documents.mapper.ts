import type { DocumentRef } from '@slotwise/contract/bookings/documents/documents.schema';
import type { DocumentRow } from './documents.queries.ts';

export function documentRefOf(row: DocumentRow): DocumentRef {
  return {
    documentId: row.document_id,
    fileName: row.file_name,
    contentType: row.content_type,
    size: row.size,
    sha256: row.sha256,
    kind: row.kind,
    visibility: row.visibility,
    version: row.version,
    uploadedBy: row.uploader_name ?? '',
    uploadedAt: row.uploaded_at.toISOString(),
    url: `/files/${row.document_id}`,
  };
}
