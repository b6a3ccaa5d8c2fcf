import type { DocumentRef } from '@slotwise/contract/booking-parts/documents.schema';

/** The stored columns of a file. The driver reads a `bigint` as text. */
type HeldFile = {
  document_id: string;
  vendor_id: string;
  file_name: string;
  content_type: string;
  size: number | string;
  sha256: string;
};

/** How a file is attached to a record: its kind, who may read it, since when, and who added it. */
type Holding = Pick<DocumentRef, 'kind' | 'visibility' | 'version' | 'uploadedBy'> & { uploadedAt: Date };

/** A file as a record lists it. The address names the owner if the file is stored by another vendor. */
export function documentRef(file: HeldFile, holding: Holding, isOurs = true): DocumentRef {
  return {
    documentId: file.document_id,
    fileName: file.file_name,
    contentType: file.content_type,
    size: Number(file.size),
    sha256: file.sha256,
    kind: holding.kind,
    visibility: holding.visibility,
    version: holding.version,
    uploadedBy: holding.uploadedBy,
    uploadedAt: holding.uploadedAt.toISOString(),
    isOurs,
    url: `/files/${file.document_id}${isOurs ? '' : `?owner=${file.vendor_id}`}`,
  };
}
