import type { Stretch } from '../../resume-texts/resume-text.ts';
import { rangeFact } from '../dates/date-ranges.ts';
import { findDateSpans, movedSpan, type DateSpan } from '../dates/dates.ts';
import { factAt } from '../fact-at.ts';
import type { Line } from '../lines.ts';
import { isPlace } from '../places/places.ts';
import type { Fact } from '../resume-facts.ts';

/** A name of up to five words that are written large. */
const NAME = String.raw`(?<company>\p{Lu}[\p{L}\p{N}.&'’-]*(?:\s(?:\p{Lu}[\p{L}\p{N}.&'’-]*|of|&|and)){0,4})`;
/** A month and a year, or a year. */
const DATE = String.raw`(?<since>(?:\p{Lu}\p{Ll}{2,8}\.?\s)?(?:19|20)\d\d)`;
/** `I joined Wren in August 2021`, `Since June 2021 I have been with Wren`, `I work at Wren since 2020`. */
const SENTENCES = [
  String.raw`\bI\s(?:have\s)?joined\s${NAME}\sin\s${DATE}`,
  String.raw`\b[Ss]ince\s${DATE},?\sI\s(?:have\s(?:been\s(?:working\s)?|worked\s)|work\s|am\s(?:working\s)?)(?:with|at|for)\s${NAME}`,
  String.raw`\bI\s(?:have\s(?:been\s(?:working\s)?|worked\s)|work\s|am\s(?:working\s)?)(?:with|at|for)\s${NAME}\ssince\s${DATE}`,
].map((pattern) => new RegExp(pattern, 'du'));
const STILL = /\bstill\b|\b[Ss]ince\b|\bam working\b/u;
const TOLD = { rule: 'prose', confidence: 0.7 };

/**
 * Employers that a resume without a section of jobs tells in sentences about oneself, each with the month since when it goes
 * on. Nothing is read from sentences that say neither.
 */
export function readProse(text: string, lines: readonly Line[]): Fact[] {
  return lines.flatMap((line) => sentencesOf(line).flatMap((sentence) => employerOf(text, sentence)));
}

type Sentence = { start: number; text: string };

/** The sentences of a paragraph; a stop inside a name is followed by a small letter or none. */
function sentencesOf({ start, text }: Line): Sentence[] {
  const ends = [...text.matchAll(/[.!?]\s+(?=\p{Lu})/gu)].map(({ index, 0: end }) => index + end.length);
  const starts = [0, ...ends];
  return starts.map((from, at) => ({ start: start + from, text: text.slice(from, starts[at + 1]) }));
}

function employerOf(text: string, { start, text: words }: Sentence): Fact[] {
  const name = STILL.test(words) ? nameIn(words) : null;
  if (!name) return [];
  const company = factAt('COMPANY', text, { start: start + name.start, end: start + name.end }, TOLD);
  const since = sinceOf(words, start);
  const range = since && rangeFact(text, since);
  return range?.from ? [{ ...company, from: range.from, isCurrent: true }, range] : [company];
}

/** Where a sentence names an employer; a place is none. */
function nameIn(words: string): Stretch | null {
  const match = SENTENCES.map((pattern) => pattern.exec(words)).find((found) => found !== null);
  const place = match?.indices?.groups?.['company'];
  if (!place) return null;
  const [start, end] = place;
  return isPlace(words.slice(start, end)) ? null : { start, end };
}

/** The date of the sentence as the beginning of a range that goes on. */
function sinceOf(words: string, start: number): DateSpan | null {
  const [span] = findDateSpans(words);
  if (!span || span.to) return null;
  const { from, ...place } = movedSpan(span, start);
  return { ...place, from, to: { start: from.end, end: from.end, isNow: true } };
}
