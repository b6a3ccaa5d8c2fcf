import type { DocumentRef } from '@slotwise/contract/booking-parts/documents.schema';
import { documentRef } from '#engines/attachments/document-ref.ts';
import type { JobDocumentRow } from './job-documents.queries.ts';

export const toJobDocumentRef = (row: JobDocumentRow): DocumentRef =>
  documentRef(row, { ...row, uploadedBy: row.uploader_name ?? '', uploadedAt: row.uploaded_at });

/** The same for a supplier: it comes from the client, no matter who uploaded it there. */
export const toGuestDocumentRef = (row: JobDocumentRow, clientName: string): DocumentRef =>
  documentRef(row, { ...row, uploadedBy: clientName, uploadedAt: row.uploaded_at }, false);
