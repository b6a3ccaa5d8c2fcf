import { isCollege } from '../mentions/colleges.ts';
import { degreeIn } from '../mentions/degrees.ts';
import { TITLE_HINTS } from '../lexicon/resume-words.ts';
import { companyScore, titleScore, splitWords } from '../lines/score-words.ts';
import type { Line } from '../lines/lines.ts';
import { placeAtEnd } from '../mentions/places.ts';
import { ENDS_IN_COMPANY, ENDS_IN_TITLE, HAS_TITLE_WORD, WHOLE_TITLE } from '../lexicon/scores.ts';

/** Longer ones are no header but a paragraph, or a row of a table that ends in one. */
const LONGEST = 120;
const MOST_BEFORE_HEAD = 3;
/** Small words behind which something is missing: `Bachelor of`, `Universidad Politécnica de`. */
const OPEN = /\s(?:of|in|and|&|for|the|de|di|do|du|des|da|für|und|e|y)$/u;
/** Small words that go on with what stands before them: `of Applied Arts`. */
const GOING_ON = /^(?:of|and|&|for|in|de|di|du|des|für|und)\s\p{Lu}/u;
const ENDED = /[.!?:;]$/u;
const SENTENCE = /\p{Ll}{3}\.$/u;
const DATED = /(?:\d{4}|present|current|now)\)?$/iu;

/**
 * Puts together the lines over which a column broke what a header says: `Bachelor of Business` and `Administration`. The
 * reader of the file may know that there was no room left; else a small word at the break tells it.
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

/** Over how many lines what begins in this one goes. */
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

/** `Freelance Graphic` and `Designer`: the second is what someone is, the first only tells which. */
function isTornTitle(last: string, line: string): boolean {
  if (!/^\p{L}+$/u.test(line) || titleScore(line) < ENDS_IN_TITLE) return false;
  const words = splitWords(last);
  const isShort = words.length <= MOST_BEFORE_HEAD && titleScore(last) < HAS_TITLE_WORD;
  return isShort && words.some((word) => TITLE_HINTS.has(word));
}

/** The line begins what the line above is complete without: a company below a title, a school below a degree. */
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
