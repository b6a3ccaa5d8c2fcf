import { toStem } from '../resume-index/words/stems.ts';
import { splitTextWords } from '../resume-index/words/text-words.ts';
import { checkText } from '../resume-questions/guardrails/check-question.ts';
import { findQuote } from '../resume-questions/execute/verify-quote.ts';
import type { EvidenceRow } from './evidence-rows.ts';
import { toPlainText } from './plain-text.ts';
import { isPlainWord } from './plain-words.ts';
import { LEFT_OUT } from './redact-contacts.ts';

/** A sentence from a model. */
export type GivenSentence = { text: string; evidence: { row: number; quote: string }[] };

/** A sentence proved by its quotes, with names in place of row numbers, and the first row it is about. */
export type ProvedSentence = { text: string; row: number };

/** With markup, whose removal takes quadratic time. */
const LONGEST_GIVEN = 2000;
const LONGEST = 400;
const PERSON = /\bpersons? (\d{1,3})\b/gi;

const listWordParts = (text: string) => splitTextWords(text).flatMap(({ parts }) => parts);
const listStems = (texts: readonly string[]) => new Set(texts.flatMap(listWordParts).map(toStem));

/** True if a quote is in a line word for word. Text with a redaction in it proves nothing. */
const standsIn = (line: string, quote: string) =>
  line.split(LEFT_OUT).some((part) => findQuote(part, quote) !== null);

/** Each cited row with its quotes. Null if a quote is not in its row. */
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
 * True if every word of a sentence is proved: it is in the quotes of each cited row, in any form of the word, or in
 * those persons' names, or it claims nothing. So no names, numbers or denials can be added, and one person's facts
 * cannot be attributed to another.
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

/** True if a sentence names a candidate it does not cite, such as when one resume mentions another. */
const namesAnother = (
  text: string,
  cited: ReadonlyMap<EvidenceRow, string[]>,
  rows: readonly EvidenceRow[],
) => rows.some((row) => !cited.has(row) && findQuote(text, row.candidateName) !== null);

/**
 * A model's sentence if it holds up: each quote is word for word in its row, it is about exactly those rows, the quotes
 * prove its words, and it is not an opinion. Null otherwise.
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
