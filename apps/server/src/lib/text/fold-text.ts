import { limitMarks } from './with-few-marks.ts';

/**
 * Text normalized for search: lower case, single spaces, and without the accents that are often omitted when typing.
 */
export function foldText(text: string): string {
  const withoutMarks = limitMarks(text.toWellFormed())
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '');
  return withoutMarks.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** The LIKE pattern that finds a text anywhere, with wildcards escaped. */
export const likeAnywhere = (text: string): string => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
