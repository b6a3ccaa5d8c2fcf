import type { Stretch } from '../../resume-texts/text/resume-text.ts';
import { LETTERS, LETTERS_IN_SECTION, LETTERS_WITH_FIELD, TWO_LETTERS } from '../lexicon/degree-letters.ts';
import { NAMES_ELSEWHERE, NAMES_IN_FULL, SCHOOL_PAPERS } from '../lexicon/degree-names.ts';

const START = String.raw`(?<![\p{L}\d.@/-])`;
const END = String.raw`(?![\p{L}\d@])`;

const LONG_DEGREES = [NAMES_IN_FULL, SCHOOL_PAPERS, NAMES_ELSEWHERE, LETTERS].map(
  (names) => new RegExp(`${START}(?:${names.join('|')})${END}`, 'iu'),
);
/** `MS Office` is not a degree: Microsoft programs, in any capitalization. */
const PROGRAMS = [
  '[oO]ffice|OFFICE|[eE]xcel|EXCEL|[wW]ord|WORD|[pP]ower|POWER|[aA]ccess|ACCESS|SQL|DOS|[oO]utlook',
  '[pP]roject|[vV]isio|[wW]indows|[pP]aint',
];
const MICROSOFT = String.raw`(?!M\.?S\.?[\s-]?(?:${PROGRAMS.join('|')}))`;
/** What may follow a degree: the end, punctuation, a word like 'in', or a word of its field. */
const BEHIND = [
  String.raw`\.?\s*$`,
  String.raw`\.?\s*[,(:–—|·-]`,
  String.raw`\.?\s+(?:in|of|from|degree|with|hons?|IN|OF)\b`,
  String.raw`\.?\s+\p{Lu}\p{Ll}`,
  String.raw`\s+[A-Z]{2,4}(?!\p{L})`,
  String.raw`\s+\p{Ll}{4}`,
];
/** In `Cambridge MA`, MA is Massachusetts. */
const STATE = String.raw`(?<!\p{Lu}\p{Ll}+ )`;
const SHORT_DEGREE = new RegExp(
  `${START}${MICROSOFT}(?:${TWO_LETTERS}|${STATE}(?:MA|ME)(?=$))${END}(?=${BEHIND.join('|')})`,
  'u',
);

/** Letters that are a degree at the start of a piece in an education section. */
const AT_BEGINNING = new RegExp(
  String.raw`^(?:(?:${LETTERS_IN_SECTION})(?=\.?\s*(?:$|[(,:–—|/-])|\s+(?:in|from)\s)|(?:${LETTERS_WITH_FIELD})(?=\s+(?:\p{Lu}\p{Ll}|in\s|\()))`,
  'u',
);
/** `Cookery NC II`, a level of vocational training. */
const AT_END = /(?<=\p{Ll}\s)NC (?:IV|I{1,3})(?!\s*\S)/u;

/** The degree that a line names; null if there is none. */
export const degreeIn = (text: string): Stretch | null => findFirst(text, [...LONG_DEGREES, SHORT_DEGREE]);

/**
 * The degree, school certificate or professional qualification that a piece of an education section names; null if
 * there is none.
 */
export const studyIn = (text: string): Stretch | null =>
  studyAtBeginning(text) ?? findFirst(text, [AT_END, ...LONG_DEGREES, SHORT_DEGREE]);

function studyAtBeginning(text: string): Stretch | null {
  const words = text.trimStart();
  const start = text.length - words.length;
  const length = AT_BEGINNING.exec(words)?.[0].length ?? 0;
  return length > 0 ? { start, end: start + length } : null;
}

function findFirst(text: string, patterns: readonly RegExp[]): Stretch | null {
  const matches = patterns.map((pattern) => pattern.exec(text)).filter((match) => match !== null);
  const first = matches.toSorted((a, b) => a.index - b.index)[0];
  return first ? { start: first.index, end: first.index + first[0].length } : null;
}

export const hasDegree = (text: string): boolean => degreeIn(text) !== null;
