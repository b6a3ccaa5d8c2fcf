import type { Stretch } from '../../../resume-texts/text/resume-text.ts';
import { isSpoken } from '../languages.ts';
import type { Line } from '../../lines/lines.ts';

/** A row of a table whose first cell names the group of the skills in the second: `API`, a tab, `Postman, REST Assured`. */
const ROW = /^[^\t,:;]{2,40}\t[^\t]+$/u;
const LEAST_ROWS = 2;
/** A cell that names a group, too near to its list for the reader of the file to see the gap. */
const GLUED_LABEL_WORDS = [
  '(?:programming )?languages?|automation|frameworks?|databases?|tools?|libraries|platforms?',
  'methodologies|testing',
];
const GLUED_LABEL = new RegExp(String.raw`^(?:${GLUED_LABEL_WORDS.join('|')})\s+(?=[\p{Lu}.])`, 'iu');

/**
 * What is no skill among skills by the shape of its line: a language that someone speaks with its level, and the label
 * before the list in a row of a table.
 */
export function leftOutOfSkills(lines: readonly Line[]): Stretch[] {
  const isTable = lines.filter(({ text }) => ROW.test(text)).length >= LEAST_ROWS;
  return lines.flatMap(({ text, start, end }, at) => {
    if (isSpoken(text)) return [{ start, end }];
    const label = isTable && !isOpen(lines[at - 1]) ? measureLabel(text) : 0;
    return label > 0 ? [{ start, end: start + label }] : [];
  });
}

/** The line goes on below, so that the next one begins with no label. */
const isOpen = (line: Line | undefined): boolean =>
  line !== undefined && (line.goesOn || line.text.endsWith(','));

const measureLabel = (text: string): number =>
  text.includes('\t') || !text.includes(',') ? 0 : (GLUED_LABEL.exec(text)?.[0].length ?? 0);
