import type { StoredFile } from '@slotwise/contract/files/files.schema';
import type { FileRow } from './files.queries.ts';

/** A stored file with its uploader and time, as shown by the records that contain it. */
export type KeptFile = StoredFile & {
  uploadedBy: string | null;
  uploadedByEmail: string;
  uploadedAt: string;
};

export const toStoredFile = (row: FileRow): StoredFile => ({
  documentId: row.document_id,
  fileName: row.file_name,
  contentType: row.content_type,
  size: row.size,
  sha256: row.sha256,
  url: `/files/${row.document_id}`,
});

export const toKeptFile = (row: FileRow): KeptFile => ({
  ...toStoredFile(row),
  uploadedBy: row.uploaded_by,
  uploadedByEmail: row.uploaded_by_email,
  uploadedAt: row.uploaded_at.toISOString(),
});

/** The answer to an upload: the file, with its fields repeated at the top. */
export const toStoredAnswer = ({
  uploadedBy: _by,
  uploadedByEmail: _email,
  uploadedAt: _at,
  ...data
}: KeptFile) => ({ status: 'success' as const, ...data, data });
