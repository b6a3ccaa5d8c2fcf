import type { Failure } from '@slotwise/contract/failures';
import { fileSize } from '#lib/file-size.ts';
import { FILE_DROP } from './file-drop.texts.ts';
import { language } from '@slotwise/contract/language';

export type FileLimits = {
  /** File name extensions without the dot, in lower case. */
  extensions: readonly string[];
  /** What to do about any other file, if there is more than choosing one of these. */
  instead?: string;
  maxBytes: number;
};

/** The accepted files, shown before anything is chosen: `PDF, DOCX or TXT, up to 20 MB each`. */
export function limitsText({ extensions, maxBytes }: FileLimits, multiple: boolean): string {
  const names = extensions.map((extension) => extension.toUpperCase());
  const values = { types: listed(names), size: fileSize(maxBytes) };
  return multiple ? FILE_DROP.limitsEach(values) : FILE_DROP.limits(values);
}

/** Why a file need not even be sent; null if the server should check it. */
export function findRefusal(file: File, { extensions, instead, maxBytes }: FileLimits): Failure | null {
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase();
  if (!extension || !extensions.includes(extension)) {
    return refused('FILE_TYPE_NOT_ALLOWED', instead ?? FILE_DROP.wrongType({ types: listed(extensions) }));
  }
  if (file.size > maxBytes) {
    return refused(
      'FILE_TOO_LARGE',
      FILE_DROP.tooLarge({ size: fileSize(file.size), most: fileSize(maxBytes) }),
    );
  }
  return file.size === 0 ? refused('VALIDATION_FAILED', FILE_DROP.empty()) : null;
}

/** Failures that a retry with the same file cannot fix. */
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
  new Intl.ListFormat(language.locale, { type: 'disjunction' }).format(names);
