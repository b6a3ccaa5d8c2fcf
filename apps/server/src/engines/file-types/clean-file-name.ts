import { LIMITS } from '@slotwise/contract/limits';
import { limitMarks } from '#lib/text/with-few-marks.ts';
import { withoutEnd } from '#lib/settings/without-end.ts';

/** Controls, invisible characters such as bidirectional marks, and lone surrogates. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;
/** Characters with a special meaning in file systems and shells. */
const RESERVED = /[<>:"|?*]/g;
/** Windows device names. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
const LONGEST_EXTENSION = 10;

/**
 * The name under which a file is shown and downloaded: the last part of the path, in NFC, without invisible characters,
 * at most 120 characters with its extension. Never empty.
 */
export function cleanFileName(name: string): string {
  const last =
    limitMarks(name)
      .normalize('NFC')
      .split(/[/\\]/)
      .findLast((part) => part.trim() !== '') ?? '';
  const seen = last.replaceAll(UNSEEN, '').replaceAll(RESERVED, '_').replaceAll(/\s+/g, ' ').trim();
  const bare = withoutEnd(seen.replace(/^\.+/, ''), '. ').replace(DEVICE, '_$1');
  return shorten(bare || 'file');
}

function shorten(name: string): string {
  const letters = [...name];
  if (letters.length <= LIMITS.fileNameMaxLength) return name;
  const dot = letters.lastIndexOf('.');
  const end = dot > 0 && letters.length - dot <= LONGEST_EXTENSION ? letters.slice(dot) : [];
  return [...letters.slice(0, LIMITS.fileNameMaxLength - end.length), ...end].join('');
}
