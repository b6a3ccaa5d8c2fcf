import { isCollege } from '../mentions/colleges.ts';
import { degreeIn } from '../mentions/degrees.ts';
import { TITLE_HINTS } from '../lexicon/resume-words.ts';
import { companyScore, titleScore, splitWords } from '../lines/score-words.ts';
import type { Line } from '../lines/lines.ts';
import { placeAtEnd } from '../mentions/places.ts';
import { ENDS_IN_COMPANY, ENDS_IN_TITLE, HAS_TITLE_WORD, WHOLE_TITLE } from '../lexicon/scores.ts';

/** Longer lines are not headers but paragraphs, or table rows that end in one. */
const LONGEST = 120;
const MOST_BEFORE_HEAD = 3;
/** Small words that end an incomplete phrase: `Bachelor of`, `Universidad Politécnica de`. */
const OPEN = /\s(?:of|in|and|&|for|the|de|di|do|du|des|da|für|und|e|y)$/u;
/** Small words that continue the line before: `of Applied Arts`. */
const GOING_ON = /^(?:of|and|&|for|in|de|di|du|des|für|und)\s\p{Lu}/u;
const ENDED = /[.!?:;]$/u;
const SENTENCE = /\p{Ll}{3}\.$/u;
const DATED = /(?:\d{4}|present|current|now)\)?$/iu;

/**
 * Joins lines if a column broke a header: `Bachelor of Business` and `Administration`. The file reader may know that
 * the line was full; else a small word at the break shows it.
 */
export function joinWrappedLines(text: string, lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (let at = 0; at < lines.length;) {
    const own = lines.slice(at, at + countOfLines(lines, at));
    const [first, last] = [own[0], own.at(-1)];
    if (first && last && own.length > 1 && isHeader(first, last)) joined.push(whole(text, first, last));
    else joined.push(...own);
    at += own.length;
  }
  return joined;
}

const whole = (text: string, first: Line, { end, isBeforeBlank, goesOn }: Line): Line => ({
  ...first,
  end,
  isBeforeBlank,
  goesOn,
  text: text.slice(first.start, end),
});

/** How many lines the text that begins here spans. */
function countOfLines(lines: readonly Line[], at: number): number {
  let count = 1;
  for (let last = lines[at]; last; count += 1) {
    const next = lines[at + count];
    if (!next || !isRest(last, next)) break;
    last = next;
  }
  return count;
}

const isHeader = (first: Line, last: Line): boolean =>
  last.end - first.start <= LONGEST && !SENTENCE.test(last.text);

function isRest(last: Line, line: Line): boolean {
  if (line.isBullet || line.isAfterBlank || ENDED.test(last.text)) return false;
  const isOpen = OPEN.test(last.text) || GOING_ON.test(line.text) || isTornTitle(last.text, line.text);
  return isOpen || (last.goesOn && !DATED.test(last.text) && !isNewEntry(last.text, line.text));
}

/** `Freelance Graphic` and `Designer`: the second is the title, the first only qualifies it. */
function isTornTitle(last: string, line: string): boolean {
  if (!/^\p{L}+$/u.test(line) || titleScore(line) < ENDS_IN_TITLE) return false;
  const words = splitWords(last);
  const isShort = words.length <= MOST_BEFORE_HEAD && titleScore(last) < HAS_TITLE_WORD;
  return isShort && words.some((word) => TITLE_HINTS.has(word));
}

/**
 * True if the line begins something new, since the line above is complete: a company below a title, a school below a
 * degree.
 */
const isNewEntry = (last: string, line: string): boolean =>
  placeAtEnd(last) !== null || isNewStudy(last, line) || isNewJob(last, line);

const isNewStudy = (last: string, line: string): boolean =>
  degreeIn(line)?.start === 0 || (isCollege(line) && degreeIn(last) !== null && !isCollege(last));

function isNewJob(last: string, line: string): boolean {
  const title = titleScore(line);
  if (titleScore(last) >= ENDS_IN_TITLE) return true;
  if (companyScore(last) >= ENDS_IN_COMPANY && title >= ENDS_IN_TITLE) return true;
  return title >= WHOLE_TITLE && !TITLE_HINTS.has(splitWords(last).at(-1) ?? '');
}
