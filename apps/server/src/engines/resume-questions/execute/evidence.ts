import type { Evidence } from '@slotwise/contract/deepgaze/questions.schema';
import { pageAt } from '../../resume-texts/page-at.ts';
import type { Stretch } from '../../resume-texts/text/resume-text.ts';
import type { SourceResume } from './resume-source.ts';
import { isExactQuote } from './verify-quote.ts';

/** The label or beginning of a stated notice period. */
const LABEL =
  /notice|np\b|lwd|last working|avail|join|start|immediate|kündigung|eintritt|verfügbar|disponib|préavis|preaviso|opzeg/gi;
/** Where another statement on the same line begins or ends. */
const BREAK = /[.!?;]\s+|\s*[|•·\t]\s*|\s{3,}/g;
/** A date that continues on the next line. */
const WRAPPED = /^[^\n]*\n[^\n]{0,40}?\)/;
const OPEN = /\([^()\n]*$/;

/**
 * The words that state a notice period with their label, and nothing else from the line: next to it many give their
 * date of birth and marital status.
 */
export function quoteNotice(resume: SourceResume, stretch: Stretch): Evidence | null {
  const line = quoteInLine(resume, stretch);
  if (!line) return null;
  const { text } = resume;
  const labels = [...text.slice(line.start, stretch.start).matchAll(LABEL)];
  const label = labels.at(-1)?.index ?? stretch.start - line.start;
  const breaks = [...text.slice(line.start, line.start + label).matchAll(BREAK)];
  const before = breaks.at(-1);
  const behind = text.slice(stretch.end, line.end).search(BREAK);
  return quoteAt(resume, {
    start: before ? line.start + before.index + before[0].length : line.start,
    end: behind < 0 ? wrappedEnd(text, line) : stretch.end + behind,
  });
}

/** The end of a line, or of a bracket left open on it. */
function wrappedEnd(text: string, { start, end }: Evidence): number {
  if (!OPEN.test(text.slice(start, end))) return end;
  return end + (WRAPPED.exec(text.slice(end))?.[0].length ?? 0);
}

const LONGEST_QUOTE = 240;
const AROUND = 90;
/** A shorter line means nothing without its neighbors. */
const SHORT = 3;

/** The trimmed words from `start` to `end` as evidence; null if nothing is left to quote. */
export function quoteAt({ text, pageStarts }: SourceResume, { start, end }: Stretch): Evidence | null {
  const words = text.slice(Math.max(0, start), Math.max(0, end));
  const first = Math.max(0, start) + (words.length - words.trimStart().length);
  const last = Math.min(first + words.trim().length, first + LONGEST_QUOTE);
  const from = isInsidePair(text, first) ? first + 1 : first;
  const to = isInsidePair(text, last) ? last - 1 : last;
  const evidence = {
    quote: text.slice(from, to).trimEnd(),
    page: pageAt(pageStarts, from),
    start: from,
    end: to,
  };
  const exact = { ...evidence, end: from + evidence.quote.length };
  return isExactQuote(text, exact) ? exact : null;
}

/** True if a cut there would split a surrogate pair (UTF-16). */
const isInsidePair = (text: string, at: number) =>
  /[\uD800-\uDBFF]/.test(text.charAt(at - 1)) && /[\uDC00-\uDFFF]/.test(text.charAt(at));

/** The words with their line, cut between words if the line is long. */
export function quoteInLine(resume: SourceResume, { start, end }: Stretch): Evidence | null {
  const { text } = resume;
  const lineStart = unbrokenStart(text, text.lastIndexOf('\n', Math.max(0, start - 1)) + 1);
  const nextBreak = text.indexOf('\n', end);
  const lineEnd = nextBreak < 0 ? text.length : nextBreak;
  const from = start - lineStart <= AROUND ? lineStart : nextSpace(text, start - AROUND, start);
  const to = lineEnd - end <= AROUND ? lineEnd : lastSpace(text, end, end + AROUND);
  if (to - from >= SHORT) return quoteAt(resume, { start: from, end: to });
  return quoteAt(resume, {
    start: nextSpace(text, Math.max(0, start - AROUND), start),
    end: lastSpace(text, end, end + AROUND),
  });
}

/** Where a sentence begins that continues a line broken by a column: the line before ends with a space. */
function unbrokenStart(text: string, lineStart: number): number {
  if (!/\S \n$/.test(text.slice(Math.max(0, lineStart - 3), lineStart))) return lineStart;
  const before = text.lastIndexOf('\n', lineStart - 2) + 1;
  const sentences = [...text.slice(before, lineStart).matchAll(/[.!?;:]\s+(?=\S)/g)];
  const last = sentences.at(-1);
  return last ? before + last.index + last[0].length : before;
}

function nextSpace(text: string, from: number, most: number): number {
  const space = text.slice(from, most).search(/\s/);
  return space < 0 ? most : from + space;
}

function lastSpace(text: string, least: number, to: number): number {
  const space = text.slice(least, to).search(/\s\S*$/);
  return space < 0 ? least : least + space;
}

/** Evidence without gaps and duplicates, up to a limit. */
export function distinctEvidence(all: readonly (Evidence | null)[], most: number): Evidence[] {
  const seen = new Set<string>();
  return all
    .filter((one) => one !== null)
    .filter(({ start, end }) => {
      const key = `${start}-${end}`;
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, most);
}

/** The lines of facts or other positions as evidence; for a notice period, without the text around it. */
export const quoteLines = (
  resume: SourceResume,
  places: readonly (Stretch & { kind?: string })[],
  most: number,
): Evidence[] =>
  distinctEvidence(
    places.map((place) => (place.kind === 'NOTICE_PERIOD' ? quoteNotice : quoteInLine)(resume, place)),
    most,
  );
