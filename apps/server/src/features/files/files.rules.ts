import { LIMITS } from '@slotwise/contract/limits';
import { fileTooLarge } from '#engines/file-types/refusals.ts';
import { AppError } from '#lib/app-error.ts';

/** The uploader: someone with an account, or the holder of a mailed link, known only by address. */
export type Uploader = { userId: string | null; email: string };

type Uploaded = { uploaded_by: string | null; uploaded_by_email: string };

/** True if a file is the uploader's own; an account takes precedence over an address, which may change. */
export const isOwnUpload = (file: Uploaded, { userId, email }: Uploader): boolean =>
  file.uploaded_by === null
    ? userId === null && file.uploaded_by_email === email
    : file.uploaded_by === userId;

/** Refuses a file as soon as more has arrived than one file may have. */
export function requireFitSize(size: number, mostBytes: number) {
  if (size > mostBytes) throw fileTooLarge(mostBytes);
}

export function requireContent(size: number) {
  if (size > 0) return;
  throw new AppError('VALIDATION_FAILED', { message: 'The file is empty. Choose another one.' });
}

export function requireQuota(used: number, size: number) {
  if (used + size <= LIMITS.vendorQuotaBytes) return;
  const gigabytes = LIMITS.vendorQuotaBytes / 1024 ** 3;
  throw new AppError('FILE_TOO_LARGE', {
    message: `The files of your organization fill the ${gigabytes} GB they may have. Remove documents that no one needs any more, then upload this one again.`,
  });
}
