import type { Stretch } from '../../resume-texts/text/resume-text.ts';
import { joinBrokenDates } from './join-broken-dates.ts';

/** A non-blank line: its words without surrounding white space and bullet, and their position. */
export type Line = Stretch & {
  text: string;
  /** True if it began with a bullet, a dash or an icon used as one. */
  isBullet: boolean;
  isAfterBlank: boolean;
  isBeforeBlank: boolean;
  /**
   * True if it continues on the next line because the column was too narrow; not every file shows this (see
   * ResumeText).
   */
  goesOn: boolean;
};

/** Bullet characters, including the `o` of Word; a dash only with white space after it. */
const BULLET =
  /^(?:[•●▪◦‣∙·○■□►▶➢➤➔✓✔❖◆◉✦★〓\uf0a7-\uf0fc*]+|[oØv§](?=\s)|[-–—](?=\s)|\(?\d{1,2}[.)](?=\s))\s*/u;
/** Symbol-font icons before a word, and heading marks: no letters, digits, quotes or other characters that begin a word. */
const ICONS = /^(?:#{1,6}\s+|[^\p{L}\p{N}"'“‘(+#@.$])+/u;
const NARROW = 400;
/** Page numbers and addresses that programs print on every page interrupt the text around them. */
const MARGINALIA =
  /^(?:page\s?\|?\s?\d{1,3}(?:\s?(?:of|\/)\s?\d{1,3})?|\d{1,2}\s?\|?\s?page|https?:\/\/\S[^\s?]*[?]\S+)$/iu;

/**
 * The non-blank lines of a stretch of text. A date range broken by a narrow column becomes one line.
 *
 * @param text the complete text
 * @param stretch the part to read; all of it by default
 */
export function readLines(text: string, stretch: Stretch = { start: 0, end: text.length }): Line[] {
  const lines: Line[] = [];
  let isAfterBlank = true;
  for (let at = stretch.start; at < stretch.end;) {
    const newline = text.indexOf('\n', at);
    const end = newline < 0 || newline > stretch.end ? stretch.end : newline;
    const line = trimmedLine(text, at, end);
    const goesOn = text.startsWith(' \n', end - 1);
    if (line) lines.push({ ...line, isAfterBlank, isBeforeBlank: false, goesOn });
    else markBlank(lines);
    isAfterBlank = !line;
    at = end + 1;
  }
  markBlank(lines);
  return joinBrokenDates(text, lines);
}

function markBlank(lines: readonly Line[]): void {
  const last = lines.at(-1);
  if (last) last.isBeforeBlank = true;
}

function trimmedLine(
  text: string,
  from: number,
  to: number,
): Pick<Line, 'start' | 'end' | 'text' | 'isBullet'> | null {
  const raw = text.slice(from, to);
  const whole = raw.trimEnd();
  if (whole.trimStart() === '') return null;
  const indent = whole.length - whole.trimStart().length;
  const head = whole.slice(indent, indent + NARROW);
  const bullet = BULLET.exec(head)?.[0].length ?? 0;
  const icons = ICONS.exec(head.slice(bullet))?.[0].length ?? 0;
  const start = from + indent + bullet + icons;
  const end = from + whole.length;
  if (start >= end || (end - start < NARROW && MARGINALIA.test(text.slice(start, end)))) return null;
  return { start, end, text: text.slice(start, end), isBullet: bullet > 0 };
}

/** A piece of a line without surrounding white space and punctuation; null if nothing is left. */
export function trimStretch(text: string, stretch: Stretch): Stretch | null {
  let { start, end } = stretch;
  while (start < end && isMargin(text, start)) start += 1;
  while (end > start && isMargin(text, end - 1) && !closesWord(text, start, end)) end -= 1;
  return start < end ? { start, end } : null;
}

const MARGIN = /[\s,;:|•·●▪▸▹▶►❯–—ㅡ\-_/\\*~>→»()[\]{}"“”'‘’]/u;
const isMargin = (text: string, at: number): boolean => MARGIN.test(text[at] ?? '') || isLastStop(text, at);

/** True if a period ends a sentence, rather than `Inc.`, `B.S.` or another short word. */
function isLastStop(text: string, at: number): boolean {
  return text[at] === '.' && /[\p{Ll}\d]{4}$/u.test(text.slice(Math.max(0, at - 4), at));
}

/** True for a closing bracket that was opened within the piece, as in `Manager (Sales)`. */
function closesWord(text: string, start: number, end: number): boolean {
  return text[end - 1] === ')' && text.slice(start, end).includes('(');
}

/** The text of a stretch with single spaces: the `value` of a fact. */
export const valueAt = (text: string, stretch: Stretch): string =>
  text.slice(stretch.start, stretch.end).replace(/\s+/gu, ' ').trim();
