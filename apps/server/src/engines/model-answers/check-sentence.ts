import { toStem } from '../resume-index/words/stems.ts';
import { splitTextWords } from '../resume-index/words/text-words.ts';
import { checkText } from '../resume-questions/guardrails/check-question.ts';
import { findQuote } from '../resume-questions/execute/verify-quote.ts';
import type { EvidenceRow } from './evidence-rows.ts';
import { toPlainText } from './plain-text.ts';
import { isPlainWord } from './plain-words.ts';
import { LEFT_OUT } from './redact-contacts.ts';

/** A sentence as a model gives it. */
export type GivenSentence = { text: string; evidence: { row: number; quote: string }[] };

/** A sentence that its quotes prove, with names in place of numbers, and the first row it is about. */
export type ProvedSentence = { text: string; row: number };

/** With its mark-up; taking that out takes time that grows with the square of the length. */
const LONGEST_GIVEN = 2000;
const LONGEST = 400;
const PERSON = /\bpersons? (\d{1,3})\b/gi;

const listWordParts = (text: string) => splitTextWords(text).flatMap(({ parts }) => parts);
const listStems = (texts: readonly string[]) => new Set(texts.flatMap(listWordParts).map(toStem));

/** Whether a quote stands word for word in a line. What was left out of it proves nothing. */
const standsIn = (line: string, quote: string) =>
  line.split(LEFT_OUT).some((part) => findQuote(part, quote) !== null);

/** Each row that is cited with the quotes of it; null where a quote does not stand in its row. */
function citedRows(
  { evidence }: GivenSentence,
  rows: readonly EvidenceRow[],
): Map<EvidenceRow, string[]> | null {
  const cited = new Map<EvidenceRow, string[]>();
  for (const { row, quote } of evidence) {
    const known = rows.find((one) => one.row === row);
    if (!known?.lines.some((line) => standsIn(line, quote))) return null;
    cited.set(known, [...(cited.get(known) ?? []), quote]);
  }
  return cited;
}

/**
 * Whether every word of a sentence is proved: it stands in the quotes of each row that is cited, in any form of the word,
 * or belongs to a name of those persons, or claims nothing. So neither names nor numbers nor denials can be added, and
 * what one person states cannot be said of another.
 */
function isProvedBy(text: string, cited: ReadonlyMap<EvidenceRow, string[]>): boolean {
  const words = listWordParts(text);
  const names = listStems([...cited.keys()].map(({ candidateName }) => candidateName));
  return [...cited].every(([{ isProved }, quotes]) => {
    const quoted = listStems(quotes);
    return words.every(
      (word) => isPlainWord(word, { isProved }) || quoted.has(toStem(word)) || names.has(toStem(word)),
    );
  });
}

/** Whether a sentence names a candidate that it does not cite, as where one resume speaks of another one's. */
const namesAnother = (
  text: string,
  cited: ReadonlyMap<EvidenceRow, string[]>,
  rows: readonly EvidenceRow[],
) => rows.some((row) => !cited.has(row) && findQuote(text, row.candidateName) !== null);

/**
 * A sentence of a model's that survives: each of its quotes stands word for word in the row it names, it speaks of exactly
 * those rows, its words are proved by the quotes, and it is no opinion. Null for every other.
 */
export function proveSentence(given: GivenSentence, rows: readonly EvidenceRow[]): ProvedSentence | null {
  if (given.text.length > LONGEST_GIVEN) return null;
  const text = toPlainText(given.text);
  const cited = citedRows(given, rows);
  if (!cited || cited.size === 0 || text.length > LONGEST) return null;
  const named = new Set([...text.matchAll(PERSON)].map(([, number]) => Number(number)));
  const isAboutThem = named.size === cited.size && [...cited.keys()].every(({ row }) => named.has(row));
  const claim = text.replace(PERSON, ' ');
  if (!isAboutThem || !isProvedBy(claim, cited) || namesAnother(claim, cited, rows)) return null;
  if (checkText(claim.toLowerCase()) !== null) return null;
  const findName = (number: string) => rows.find(({ row }) => row === Number(number))?.candidateName ?? '';
  return {
    text: text.replace(PERSON, (_, number: string) => toPlainText(findName(number))),
    row: Math.min(...named),
  };
}
