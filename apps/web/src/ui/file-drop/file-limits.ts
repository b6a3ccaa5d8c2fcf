import type { Failure } from '@slotwise/contract/failures';
import { fileSize } from '#lib/file-size.ts';

export type FileLimits = {
  /** Ends of names without the dot, in lower case. */
  extensions: readonly string[];
  /** What to do about any other file, where that is more than to choose one of these. */
  instead?: string;
  maxBytes: number;
};

/** What is accepted, said before anything is chosen: `PDF, DOCX or TXT, up to 20 MB each`. */
export function limitsText({ extensions, maxBytes }: FileLimits, multiple: boolean): string {
  const names = extensions.map((extension) => extension.toUpperCase());
  return `${listed(names)}, up to ${fileSize(maxBytes)}${multiple ? ' each' : ''}`;
}

/** Why a file need not even be sent; null for one that the server may see. */
export function findRefusal(file: File, { extensions, instead, maxBytes }: FileLimits): Failure | null {
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase();
  if (!extension || !extensions.includes(extension)) {
    return refused('FILE_TYPE_NOT_ALLOWED', instead ?? `Choose a ${listed(extensions)} file.`);
  }
  if (file.size > maxBytes) {
    return refused('FILE_TOO_LARGE', `${fileSize(file.size)} is over the limit of ${fileSize(maxBytes)}.`);
  }
  return file.size === 0 ? refused('VALIDATION_FAILED', 'This file is empty.') : null;
}

/** What sending the same file again cannot mend. */
const FINAL = [
  'FILE_TYPE_NOT_ALLOWED',
  'FILE_TOO_LARGE',
  'FILE_TOO_HEAVY',
  'FILE_INFECTED',
  'VALIDATION_FAILED',
  'ZIP_UNSAFE',
];

export const isFinal = ({ code }: Failure): boolean => FINAL.includes(code);

const refused = (code: string, message: string): Failure => ({ status: 'error', code, message: [message] });

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
