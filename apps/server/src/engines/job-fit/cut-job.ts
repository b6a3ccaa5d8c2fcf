import { FAIRNESS } from './clause-cues.ts';
import { HEADING_WORDS, HEADINGS, ITEM_START, type JobPart, LOST_HEADING } from './job-headings.ts';

/** A sentence or list item of a job description. `part` comes from the heading or label before it; null if there was none yet. */
export type JobPiece = { part: JobPart | null; text: string; isItem: boolean };

const BULLET = /^\s*(?:[-–—•*·▪●◦‣⁃✓✔➢➤]|\d{1,2}[.)])\s+/u;
/** List items on one line: ' - Experience with …'. */
const BULLETS_INSIDE = /\s[-–•*·]\s(?=[\p{Lu}\d])/gu;
const LEAST_BULLETS = 2;
/** Longer lines may be several lines pasted as one. */
const LONG_LINE = 160;
const SENTENCE_END = /(?<=[\p{L}\d)%+]{2}[.!?;]{1,3})\s+(?=[\p{Lu}\d(“"'•-])/u;
const MOST_WORDS_OF_HEADING = 7;
/** Labels for a single line; the next line goes back to the part before. */
const OF_ONE_LINE: ReadonlySet<JobPart> = new Set(['TITLE', 'PLACE', 'NOTICE', 'PAY', 'TERMS']);

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[^\p{L}'&]+/u)
    .filter((word) => word !== '' && word !== '&');

/** 'Minimum 3 years of experience' is a requirement. */
const YEARS = /\d\+? ?(?:years?|yrs)\b/i;

/** The part that a heading opens; null if the words are not a heading. */
export function partOfHeading(text: string): JobPart | null {
  const words = wordsIn(text);
  if (words.length === 0 || words.length > MOST_WORDS_OF_HEADING || YEARS.test(text)) return null;
  if (/^\s*[Aa]bout \p{Lu}/u.test(text) && !HEADING_WORDS.has(words[1] ?? '')) return 'ABOUT';
  if (!words.every((word) => HEADING_WORDS.has(word))) return null;
  const said = words.join(' ');
  return HEADINGS.find(([, pattern]) => pattern.test(said))?.[0] ?? null;
}

/** A label before a colon or dash, and the text after it. */
function cutLabel(text: string): { part: JobPart; rest: string } | null {
  const end = text.search(/:|\s[-–—]\s|[-–—]\s/);
  if (end < 0) {
    const part = partOfHeading(text);
    return part && { part, rest: '' };
  }
  const part = partOfHeading(text.slice(0, end));
  return part && { part, rest: text.slice(end).replace(/^\s*[:–—-]+\s*/, '') };
}

/** Breaks a line before each heading with a colon inside it: 'business needs. Desired Skills: …'. */
function breakBeforeLabels(line: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { index: colon } of line.matchAll(/:\s/g)) {
    const before = line.slice(from, colon).split(' ');
    const run = before.slice(before.findLastIndex((word) => !HEADING_WORDS.has(word.toLowerCase())) + 1);
    const first = run.findIndex((word) => /^\p{Lu}/u.test(word));
    const heading = first < 0 ? '' : run.slice(first).join(' ');
    const start = colon - heading.length;
    if (heading === '' || start <= from || partOfHeading(heading) === null) continue;
    parts.push(line.slice(from, start));
    from = start;
  }
  return [...parts, line.slice(from)];
}

function cutLine(line: string): { text: string; isItem: boolean }[] {
  const isItem = BULLET.test(line);
  const bare = line.replace(BULLET, '');
  const isLong = bare.length > LONG_LINE;
  const text = isLong ? bare.replace(LOST_HEADING, (heading) => `. ${heading}: `) : bare;
  const inside = text.match(BULLETS_INSIDE)?.length ?? 0;
  const items = inside >= LEAST_BULLETS && isLong ? text.split(BULLETS_INSIDE) : [text];
  return items
    .flatMap(breakBeforeLabels)
    .flatMap((one) => one.split(SENTENCE_END))
    .flatMap((one) => (isLong ? one.split(ITEM_START) : [one]))
    .map((one) => ({ text: one.trim(), isItem: isItem || items.length > 1 }))
    .filter((one) => one.text !== '');
}

/** Splits a job description into sentences and list items, each with its part. */
export function cutJob(job: string): JobPiece[] {
  const pieces: JobPiece[] = [];
  let part: JobPart | null = null;
  for (const one of job.split('\n').flatMap(cutLine)) {
    if (FAIRNESS.test(one.text)) continue;
    const piece = readLabel(one, part);
    if (piece.text !== '') pieces.push(piece);
    // The label of a single line applies only to its own sentence.
    if (piece.text === '' || !OF_ONE_LINE.has(piece.part as JobPart)) part = piece.part;
  }
  return pieces;
}

/** A sentence or list item without its label, in the part named by the label, or else the current part. */
function readLabel({ text, isItem }: Omit<JobPiece, 'part'>, part: JobPart | null): JobPiece {
  const label = isItem && !text.includes(':') ? null : cutLabel(text);
  return label ? { part: label.part, text: label.rest, isItem } : { part, text, isItem };
}
