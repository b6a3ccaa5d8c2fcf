import { LIMITS } from '@slotwise/contract/limits';
import { AppError } from '#lib/app-error.ts';

/** The accepted types, worded for people. */
export const TAKEN = 'PDF, Word (.docx, .doc), OpenDocument (.odt), RTF, text, PNG and JPEG';

/** Content of this kind is refused. The message says why and what to do instead. */
export const notAllowed = (why: string): AppError => new AppError('FILE_TYPE_NOT_ALLOWED', { message: why });

/** The content does not match the file's name. */
export const otherContent = (label: string): AppError =>
  notAllowed(`What is inside is not ${label}, although the name says so. Upload the original file.`);

/** The file is cut off or cannot be read. */
export const broken = (label: string, fault: string): AppError =>
  notAllowed(`This ${label} file is damaged: ${fault}. Open it, save it again and upload the new file.`);

/** A container that is too expensive to unpack, or whose paths lead outside it. */
export const unsafeZip = (why: string): AppError =>
  new AppError('ZIP_UNSAFE', {
    message: `${why} Save the document as PDF and upload that instead.`,
  });

/** The size limit of a file, in words. */
export const fileTooLarge = (mostBytes: number = LIMITS.fileMaxBytes): AppError =>
  new AppError('FILE_TOO_LARGE', {
    message: `A file may have at most ${mostBytes / 1024 / 1024} MB. Make it smaller, for example with pictures of less detail.`,
  });
