import { spansOfLine, partsOfJob } from './dated-lines.ts';
import { type HeaderLine, type JobHeader, isHeaderLike } from './header-lines.ts';
import { isField } from './header-parts.ts';
import { companyScore, titleScore, splitWords } from '../../lines/score-words.ts';
import type { Line } from '../../lines/lines.ts';
import { isPlace, placeAtEnd } from '../../mentions/places.ts';
import { readPair } from './undated-jobs.ts';
import { ENDS_IN_COMPANY, ENDS_IN_TITLE, HAS_COMPANY_WORD, HAS_TITLE_WORD } from '../../lexicon/scores.ts';

const EMPLOYER = /^(?:employer|company|firm|organi[sz]ation|where)\s*[:\-–]\s*/iu;
const SENTENCE = /\p{Ll}{2}\.$/u;
const ROLE = /^(?:role|what|designation|(?:position|post|rank)(?: held)?|job title|title)\s*[:\-–]\s*/iu;
/** The role of the line that identifies a job without dates. Any dates on it are not a range. */
export const TITLED = 'titled';
const MOST_WORDS_OF_NAME = 7;
const MOST_SMALL_WORDS = 3;
/** Lower-case words in names are short. */
const SMALL_WORD = /(?<![\p{L}'’.-])\p{Ll}[\p{L}'’-]{3,}/u;
const LABEL_OR_END = /[:;!?]|\p{Ll}{2}\.$/u;

type TitledLine = { at: number; line: Line; isComplete: boolean };

/**
 * The headers of jobs without dates. A job is a line with a clear title; its employer is on that line, above it or
 * below it. The first job shows which, since only its header separates it from the heading. `Moss labs` is left to
 * `readPair`, which relies on the blank lines around it.
 */
export function titledHeaders(lines: readonly Line[]): JobHeader[] {
  const titled = titledLines(lines);
  const taken = new Set(titled.map(({ at }) => at));
  const findName = (index: number): Line | null => {
    const line = lines[index];
    return line && !taken.has(index) ? toEmployer(line) : null;
  };
  const findAbove = (at: number): Line | null =>
    findName(at - 1) ?? (isSentence(lines[at - 1]) ? findName(at - 2) : null);
  const first = titled.find(({ isComplete }) => !isComplete);
  const isAbove = first !== undefined && findAbove(first.at) !== null;
  return titled.flatMap(({ at, line, isComplete }) => {
    const own: HeaderLine = { line, role: TITLED, dates: spansOfLine(line) };
    const employer = isComplete ? null : isAbove ? findAbove(at) : findName(at + 1);
    if (!isComplete && !isInCapitals(employer) && readPair(line, lines[at + 1] ?? null)) return [];
    if (!employer) return [{ lines: [own] }];
    const named: HeaderLine = { line: employer, role: isAbove ? 'before-1' : 'after-1', dates: [] };
    return [{ lines: isAbove ? [named, own] : [own, named] }];
  });
}

/** The lines with a title. Bullets only if no other line has one, and if they or the line above name employers. */
function titledLines(lines: readonly Line[]): TitledLine[] {
  const all = lines.flatMap((whole, at) => {
    const line = withoutTasks(behindLabel(whole, ROLE));
    if (!isHeaderLike(line)) return [];
    const parts = partsOfJob(line.text.slice(0, placeAtEnd(line.text) ?? line.text.length));
    if (!parts.some(isTitle)) return [];
    return [{ at, line, isComplete: parts.some(isOtherName) }];
  });
  const outside = all.filter(({ line }) => !line.isBullet);
  if (outside.length > 0) return outside;
  const above = lines[(all[0]?.at ?? 0) - 1];
  return above && toEmployer(above) ? all : all.filter(({ isComplete }) => isComplete);
}

function behindLabel(line: Line, pattern: RegExp): Line {
  const label = pattern.exec(line.text)?.[0].length ?? 0;
  return label > 0 ? { ...line, start: line.start + label, text: line.text.slice(label) } : line;
}

/** In `Wren – Cook: Ran the kitchen.` the header ends at the colon. */
function withoutTasks(line: Line): Line {
  const colon = line.text.indexOf(': ');
  const text = line.text.slice(0, Math.max(0, colon));
  return partsOfJob(text).some(isTitle) ? { ...line, end: line.start + colon, text } : line;
}

/** Many words with some in lower case describe an activity: `Supervised one staff accountant`. */
const isTitle = (words: string): boolean =>
  titleScore(words) >= ENDS_IN_TITLE &&
  companyScore(words) < ENDS_IN_COMPANY &&
  (!SMALL_WORD.test(words) || splitWords(words).length <= MOST_SMALL_WORDS);

const isInCapitals = (line: Line | null): boolean => line !== null && !SMALL_WORD.test(line.text);

const isOtherName = (words: string): boolean =>
  titleScore(words) < HAS_TITLE_WORD && /^[\p{Lu}\d]/u.test(words) && !isPlace(words) && !isField(words);

const isSentence = (line: Line | undefined): boolean =>
  line !== undefined && !line.isBullet && SENTENCE.test(line.text) && SMALL_WORD.test(line.text);

/** The line from its name on, if it is a name, with or without a place, and describes no activity. */
function toEmployer(whole: Line): Line | null {
  const line = behindLabel(whole, EMPLOYER);
  if (line.isBullet || !isHeaderLike(line) || LABEL_OR_END.test(line.text)) return null;
  const place = placeAtEnd(line.text) ?? line.text.length;
  return isName(line.text.slice(0, place).replace(/[\s,–—-]{1,4}$/u, '')) ? line : null;
}

function isName(words: string): boolean {
  const isSpelledAsOne = !words.includes(',') && !SMALL_WORD.test(words);
  return (
    (isSpelledAsOne ? words !== '' : companyScore(words) >= HAS_COMPANY_WORD) &&
    splitWords(words).length <= MOST_WORDS_OF_NAME &&
    titleScore(words) < HAS_TITLE_WORD
  );
}
