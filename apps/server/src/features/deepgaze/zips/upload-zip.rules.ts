import { zipUploadQuerySchema } from '@slotwise/contract/deepgaze/zips.schema';
import { cleanFileName } from '#engines/file-types/clean-file-name.ts';
import { notAllowed } from '#engines/file-types/refusals.ts';
import { UnsafeZip } from '#engines/zip-archives/zip-faults.ts';
import { AppError, invalidField } from '#lib/app-error.ts';

/** The clean name of a zip; FILE_TYPE_NOT_ALLOWED for another extension. */
export function toZipName(fileName: string): string {
  const name = cleanFileName(fileName);
  if (/\.zip$/i.test(name)) return name;
  throw notAllowed('Resumes are uploaded as a zip file. Put them into one whose name ends in .zip.');
}

/** The name, with the lowest number appended that makes it unique. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  const base = name.replace(/\.zip$/i, '');
  const end = name.slice(base.length);
  for (let number = 2; ; number += 1) {
    const next = `${base} (${number})${end}`;
    if (!taken.has(next)) return next;
  }
}

/** The job named in the form before or after its file; otherwise the one in the address. */
export function readJobId(query: { jdId?: string | undefined }, fields: Readonly<Record<string, string>>) {
  if (!fields['jdId']) return query.jdId;
  const parsed = zipUploadQuerySchema.safeParse({ jdId: fields['jdId'] });
  if (!parsed.success) throw invalidField('jdId', 'The job is not named by its id.');
  return parsed.data.jdId;
}

/** Shows the uploader what makes a zip unsafe; everything else is a bug. */
export const toRefusal = (error: unknown): unknown =>
  error instanceof UnsafeZip ? new AppError('ZIP_UNSAFE', { message: error.message }) : error;

export function requireFiles(entries: readonly unknown[]): void {
  if (entries.length > 0) return;
  throw new AppError('VALIDATION_FAILED', {
    message: 'There is no file in this zip. Put resumes into it and upload it again.',
  });
}
