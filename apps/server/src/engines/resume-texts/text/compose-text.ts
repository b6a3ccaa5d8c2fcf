import type { ResumeFlag } from '@slotwise/contract/deepgaze/resumes.schema';
import { limitMarks } from '#lib/text/with-few-marks.ts';
import { boundLines } from './bound-lines.ts';
import { tooLong } from './unreadable-file.ts';
import type { HiddenWords, ResumeText } from './resume-text.ts';

/** The result of a parser, page by page, as in the file. */
export type FoundPage = { text: string; hidden?: string };

/** People read only a sample of hidden text, and it must not grow without bounds. */
const MOST_HIDDEN = 4000;
/** Programs leave page numbers and dots outside the page; words hidden on purpose are longer. */
const LEAST_HIDDEN = 8;
/** Bullets of the Symbol and Wingdings fonts, which have private-use code points (Microsoft's symbol encoding). */
const SYMBOL_BULLETS = /[\uF0A7\uF0A8\uF0B7\uF0D8\uF0FC\uF076\uF06C\uF06E\uF071\uF02D]/g;
const PRIVATE = /[\uE000-\uF8FF]/g;
/** Ligatures and Arabic presentation forms, which are replaced by their letters. */
const PRESENTED = /[\uFB00-\uFB06\uFB13-\uFB17\uFB50-\uFDFF\uFE70-\uFEFC]/g;
/** In UTF-16 units, about 2,000 printed pages. A thread that runs out of memory in one step ends the entire server. */
const LONGEST_PAGE = 5_000_000;

/** How a page marks that a line continues below because the column was too narrow. */
export const SOFT_BREAK = '\v\n';
const LINE_ENDS = /\v\n|\r\n|[\r\n\v\f\u0085\u2028\u2029]/g;
const SOFT_ENDS = /(?:(?<![ \t])[ \t]+)?\v\n+/g;
const SPACES = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g;
const KEPT = new Set('\n\t\v');
/** Control and invisible characters, except for the joiners that Indian scripts and emoji need. */
const UNSEEN =
  /[\p{Cc}\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\uFFFE\uFFFF]/gu;

/**
 * The words of a page as stored: NFC, LF line ends, no ligatures, no control characters except tab and LF, at most one
 * empty line in a row. A line ends in one space if it continues below, and in none otherwise.
 */
export function cleanText(text: string): string {
  return limitMarks(text.toWellFormed())
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

/** Joins the pages. Empty pages keep their number, so that page 3 is page 3 of the file. */
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

/** The number of letters and digits, which distinguishes a resume from a scan. */
export const countLetters = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
