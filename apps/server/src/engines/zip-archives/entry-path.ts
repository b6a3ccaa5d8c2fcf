import { getFileNameLowLevel, type Entry } from 'yauzl';
import { limitMarks } from '#lib/text/with-few-marks.ts';

const UTF8_FLAG = 0x0800;
/** An extra field with the name in UTF-8 (APPNOTE 4.6.9), written by older programs. */
const UNICODE_PATH = 0x7075;
const FILE_TYPES = 0o170000;
const PLAIN_TYPES = [0, 0o100000, 0o040000];
const LONGEST_SHOWN = 120;
/** Control, bidirectional and invisible characters. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/**
 * The intended name of an entry, for display only; nothing is ever written under it. UTF-8 if the entry says so or the
 * bytes are valid UTF-8, which most programs write without saying so, else the MS-DOS code page (APPNOTE, D.1).
 */
export function readPath(entry: Entry): string {
  // The library does not decode strings, so that a bad name can be shown in the refusal.
  const { fileNameRaw: bytes, generalPurposeBitFlag: flags, extraFields } = entry;
  const isSaid = (flags & UTF8_FLAG) !== 0 || extraFields.some(({ id }) => id === UNICODE_PATH);
  const name = isSaid ? null : decodeUtf8(bytes);
  const written = name ?? getFileNameLowLevel(flags, bytes, extraFields, true);
  return limitMarks(written).normalize('NFC');
}

function decodeUtf8(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Why an entry's path leads outside the zip; null if it does not. */
export function pathFault(path: string, entry: Entry): string | null {
  if (path.includes('\0')) return 'has a name that ends in the middle';
  if (path.includes('\\')) return 'has a name with a backslash, which leads out of the zip on some computers';
  if (/^(\/|[a-z]:)/i.test(path)) return 'has a name that starts at the root of a disk';
  if (path.split('/').includes('..')) return 'has a name that leads out of the zip';
  const type = (entry.externalFileAttributes >>> 16) & FILE_TYPES;
  return PLAIN_TYPES.includes(type) ? null : 'is no file but a link to one';
}

/** True for folders and files that programs leave behind, which no one packed on purpose. */
export function isLeftover(path: string): boolean {
  const parts = path.split('/');
  const last = parts.at(-1) ?? '';
  if (last === '' || last.startsWith('~$')) return true;
  if (/^(thumbs\.db|desktop\.ini)$/i.test(last)) return true;
  return parts.some((part) => part === '__MACOSX' || part.startsWith('.'));
}

/** A path for a message: without invisible characters, and cut if long. */
export function printPath(path: string): string {
  const letters = [...path.replaceAll(UNSEEN, '')];
  const shown = letters.length > LONGEST_SHOWN ? [...letters.slice(0, LONGEST_SHOWN), '…'] : letters;
  return `“${shown.join('')}”`;
}
