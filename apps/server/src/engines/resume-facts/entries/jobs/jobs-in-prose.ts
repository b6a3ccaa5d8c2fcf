import { rangeFact } from '../date-ranges.ts';
import { findDateSpans, movedSpan, type DateSpan } from '../../lines/find-dates.ts';
import { factAt } from '../../facts/fact-at.ts';
import type { Line } from '../../lines/lines.ts';
import { isPlace } from '../../mentions/places.ts';
import type { Fact } from '../../facts/facts.ts';
import { titleScore } from '../../lines/score-words.ts';
import { IS_TITLE } from '../../lexicon/scores.ts';

/** A name of up to five capitalized words. */
const NAME = String.raw`(?<company>\p{Lu}[\p{L}\p{N}.&'’-]*(?:\s(?:\p{Lu}[\p{L}\p{N}.&'’-]*|of|&|and)){0,4})`;
/** A month and a year, or a year. */
const DATE = String.raw`(?<since>(?:\p{Lu}\p{Ll}{2,8}\.?\s)?(?:19|20)\d\d)`;
/** `Regional Sales Manager at`: a title of up to five words. */
const TITLE = String.raw`(?:an?\s|the\s)?(?<title>\p{L}[\p{L}&/-]*(?:\s[\p{L}&/-]+){0,4})\s(?:at|with|for|of)\s`;
/** `I joined Wren in August 2021`, `Since June 2021 I have been with Wren`, `I work at Wren since 2020`. */
const SENTENCES = [
  String.raw`\b[Ss]ince\s${DATE},?\sI\s(?:have\sbeen\s|am\s|have\sworked\sas\s|work\sas\s)${TITLE}${NAME}`,
  String.raw`\bI\s(?:have\s)?joined\s${NAME}\sin\s${DATE}`,
  String.raw`\b[Ss]ince\s${DATE},?\sI\s(?:have\s(?:been\s(?:working\s)?|worked\s)|work\s|am\s(?:working\s)?)(?:with|at|for)\s${NAME}`,
  String.raw`\bI\s(?:have\s(?:been\s(?:working\s)?|worked\s)|work\s|am\s(?:working\s)?)(?:with|at|for)\s${NAME}\ssince\s${DATE}`,
].map((pattern) => new RegExp(pattern, 'du'));
const STILL = /\bstill\b|\b[Ss]ince\b|\bam working\b/u;
const IN_PROSE = { rule: 'prose', confidence: 0.7 };

/** A shorter line ends its paragraph. */
const FULL_LINE = 50;

/**
 * Employers, with any titles, from first-person sentences of a resume without a job section, each with the month since
 * when the job lasts. Sentences without either are ignored.
 */
export function readProse(text: string, lines: readonly Line[]): Fact[] {
  return joinParagraphs(text, lines).flatMap((paragraph) =>
    splitSentences(paragraph).flatMap((sentence) => readJob(text, sentence)),
  );
}

/** Some words and their position. */
type Passage = { start: number; text: string };

function joinParagraphs(text: string, lines: readonly Line[]): Passage[] {
  const paragraphs: (Passage & { end: number })[] = [];
  for (const [at, { start, end, isBullet, isAfterBlank }] of lines.entries()) {
    const last = paragraphs.at(-1);
    const above = lines[at - 1];
    const isRest = last && above && !isBullet && !isAfterBlank && above.text.length >= FULL_LINE;
    if (isRest) Object.assign(last, { end, text: text.slice(last.start, end) });
    else paragraphs.push({ start, end, text: text.slice(start, end) });
  }
  return paragraphs;
}

/** The sentences of a paragraph. A period inside a name is not followed by a capital. */
function splitSentences({ start, text }: Passage): Passage[] {
  const ends = [...text.matchAll(/[.!?]\s+(?=\p{Lu})/gu)].map(({ index, 0: end }) => index + end.length);
  const starts = [0, ...ends];
  return starts.map((from, at) => ({ start: start + from, text: text.slice(from, starts[at + 1]) }));
}

function readJob(text: string, { start, text: words }: Passage): Fact[] {
  const job = STILL.test(words) ? jobIn(words) : null;
  if (!job) return [];
  const since = findSince(words, start);
  const range = since && rangeFact(text, since);
  const when = range?.from ? { from: range.from, isCurrent: true } : {};
  const toFact = (kind: 'COMPANY' | 'TITLE', [from, to]: [number, number]): Fact => ({
    ...factAt(kind, text, { start: start + from, end: start + to }, IN_PROSE),
    ...when,
  });
  return [
    ...(job.title ? [toFact('TITLE', job.title)] : []),
    toFact('COMPANY', job.company),
    ...(range ? [range] : []),
  ];
}

/** The positions of an employer, which is not a place, and a title, which looks like one, in a sentence. */
function jobIn(words: string): { company: [number, number]; title?: [number, number] } | null {
  for (const pattern of SENTENCES) {
    const { company, title } = pattern.exec(words)?.indices?.groups ?? {};
    if (!company || isPlace(words.slice(...company))) continue;
    if (!title) return { company };
    if (titleScore(words.slice(...title)) >= IS_TITLE) return { company, title };
  }
  return null;
}

/** The sentence's date as the start of an open range. */
function findSince(words: string, start: number): DateSpan | null {
  const [span] = findDateSpans(words);
  if (!span || (span.to && !span.to.isNow)) return null;
  const { from, ...place } = movedSpan(span, start);
  return { ...place, from, to: { start: from.end, end: from.end, isNow: true } };
}
