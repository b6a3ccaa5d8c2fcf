import type { Zip } from '@slotwise/contract/deepgaze/zips.schema';
import type { ZipRow } from './zips.queries.ts';

export const toZip = (row: ZipRow): Zip => ({
  zipId: row.zip_id,
  contextId: row.zip_id,
  zipFileName: row.file_name,
  size: Number(row.size),
  uploadedAt: row.uploaded_at.toISOString(),
  uploadedBy: row.uploaded_by_name,
  state: row.state,
  ...(row.error && { error: row.error }),
  total: row.total,
  parsed: row.parsed,
  failed: row.failed,
  duplicates: row.duplicates,
  flagged: row.flagged,
  jdId: row.job_id,
  jobTitle: row.job_title,
  keptUntil: row.kept_until.toISOString(),
  ...(row.same_as && { sameAs: row.same_as }),
});
