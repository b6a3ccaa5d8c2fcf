import { withFewMarks } from './with-few-marks.ts';

/**
 * Text as a search compares it: lower case, single spaces, and without the accents that are often left out when
 * typing.
 */
export function foldText(text: string): string {
  const withoutMarks = withFewMarks(text.toWellFormed())
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '');
  return withoutMarks.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** The pattern for LIKE that finds a text anywhere; what LIKE takes for a wildcard stands for itself. */
export const likeAnywhere = (text: string): string => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
