import { LIMITS } from '@slotwise/contract/limits';
import { AppError } from '#lib/app-error.ts';

/** What may be uploaded, as people read it. */
export const TAKEN = 'PDF, Word (.docx, .doc), OpenDocument (.odt), RTF, text, PNG and JPEG';

/** This kind of content is not taken. The message says why and what to do instead. */
export const notAllowed = (why: string): AppError => new AppError('FILE_TYPE_NOT_ALLOWED', { message: why });

/** The content is not what the file's name says. */
export const otherContent = (label: string): AppError =>
  notAllowed(`What is inside is not ${label}, although the name says so. Upload the original file.`);

/** The file ends too early or cannot be read. */
export const broken = (label: string, fault: string): AppError =>
  notAllowed(`This ${label} file is damaged: ${fault}. Open it, save it again and upload the new file.`);

/** A container whose content costs more than it is worth, or that tries to reach out of itself. */
export const unsafeZip = (why: string): AppError =>
  new AppError('ZIP_UNSAFE', {
    message: `${why} Save the document as PDF and upload that instead.`,
  });

/** The limit of a single file, in words. */
export const fileTooLarge = (mostBytes: number = LIMITS.fileMaxBytes): AppError =>
  new AppError('FILE_TOO_LARGE', {
    message: `A file may have at most ${mostBytes / 1024 / 1024} MB. Make it smaller, for example with pictures of less detail.`,
  });
