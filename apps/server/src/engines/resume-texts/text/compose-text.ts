import type { ResumeFlag } from '@slotwise/contract/deepgaze/resumes.schema';
import { withFewMarks } from '#lib/text/with-few-marks.ts';
import { boundLines } from './bound-lines.ts';
import { tooLong } from './unreadable-file.ts';
import type { HiddenWords, ResumeText } from './resume-text.ts';

/** What a parser found, page by page, as it stands in the file. */
export type FoundPage = { text: string; hidden?: string };

/** No one reads more than a sample of what was hidden, and a file must not grow without end by it. */
const MOST_HIDDEN = 4000;
/** Programs leave numbers of pages and dots next to the page; a word that is hidden on purpose is longer. */
const LEAST_HIDDEN = 8;
/** Bullets of the Symbol and Wingdings fonts, which have no place of their own in Unicode (Microsoft's symbol encoding). */
const SYMBOL_BULLETS = /[\uF0A7\uF0A8\uF0B7\uF0D8\uF0FC\uF076\uF06C\uF06E\uF071\uF02D]/g;
const PRIVATE = /[\uE000-\uF8FF]/g;
/** Letters that one glyph draws together, and forms of Arabic letters, which are written as the letters themselves. */
const PRESENTED = /[\uFB00-\uFB06\uFB13-\uFB17\uFB50-\uFDFF\uFE70-\uFEFC]/g;
/** In UTF-16 units, some 2,000 printed pages. A thread that runs out of memory in one step ends the whole server. */
const LONGEST_PAGE = 5_000_000;

/** How a page says that the words of a line go on below, since the column was too narrow for them. */
export const SOFT_BREAK = '\v\n';
const LINE_ENDS = /\v\n|\r\n|[\r\n\v\f\u0085\u2028\u2029]/g;
const SOFT_ENDS = /(?:(?<![ \t])[ \t]+)?\v\n+/g;
const SPACES = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g;
const KEPT = new Set('\n\t\v');
/** Controls, and what cannot be seen but for the joiners that Indian scripts and emoji need. */
const UNSEEN =
  /[\p{Cc}\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\uFFFE\uFFFF]/gu;

/**
 * The words of a page as they are stored: NFC, lines ended by LF, no ligatures, no control characters but tab and LF, at
 * most one empty line in a row. A line ends in one space where its words go on below, and in none elsewhere.
 */
export function cleanText(text: string): string {
  return withFewMarks(text.toWellFormed())
    .replaceAll(LINE_ENDS, (end) => (end === SOFT_BREAK ? end : '\n'))
    .replaceAll(SPACES, ' ')
    .replaceAll(SYMBOL_BULLETS, '•')
    .replaceAll(PRIVATE, ' ')
    .replaceAll(PRESENTED, (letter) => letter.normalize('NFKC'))
    .replaceAll(UNSEEN, (letter) => (KEPT.has(letter) ? letter : ''))
    .replaceAll('\uFFFD', ' ')
    .normalize('NFC')
    .replaceAll(/(?<![ \t])[ \t]+$/gm, '')
    .replaceAll(SOFT_ENDS, ' \n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replace(/^\n+/, '')
    .trimEnd();
}

/** Puts the pages together. Empty pages keep their number, so that page 3 is page 3 of the file. */
export function composeText(pages: FoundPage[], flags: ResumeFlag[] = []): ResumeText {
  const pageStarts: number[] = [];
  const hidden: HiddenWords[] = [];
  let text = '';
  let room = MOST_HIDDEN;
  for (const [index, page] of pages.entries()) {
    if (index > 0) text += '\n';
    pageStarts.push(text.length);
    if (page.text.length > LONGEST_PAGE) throw tooLong();
    text += boundLines(cleanText(page.text)).text;
    const words = cleanText(page.hidden ?? '')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .slice(0, room)
      .toWellFormed();
    if (words === '') continue;
    hidden.push({ page: index + 1, text: words });
    room -= words.length;
  }
  const isWorthTelling = countLetters(hidden.map((words) => words.text).join('')) >= LEAST_HIDDEN;
  return { text, pageStarts, hidden, flags: isWorthTelling ? [...flags, 'HIDDEN_TEXT'] : flags };
}

/** The number of letters and digits, which is what tells a resume from a scan. */
export const countLetters = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
