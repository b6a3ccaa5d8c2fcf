import type { Answer, AnswerRow } from '@slotwise/contract/deepgaze/questions.schema';
import { findAddressedToMachines } from '../resume-facts/sections/find-machine-words.ts';
import type { SourceResume } from '../resume-questions/execute/resume-source.ts';
import type { Stretch } from '../resume-texts/text/resume-text.ts';
import { LEFT_OUT, redactedStretch } from './redact-contacts.ts';
import { replaceName } from './redact-names.ts';

/** One row of an answer as a model sees it: its number, from 1, and the quotes that prove it. */
export type EvidenceRow = {
  row: number;
  /** Inserted into sentences after the model's reply; it is not sent. */
  candidateName: string;
  /** True if a fact proves the row, false if the words are only mentioned. */
  isProved: boolean;
  lines: string[];
};

const MOST_ROWS = 20;
const MOST_CHARACTERS = 16_000;
const MOST_OF_A_LINE = 300;
/** Text addressed to machines is seldom longer than this, in UTF-16 units. */
const AROUND = 500;

/**
 * The part of an answer that a model may see: the quotes of its first rows without contact data, candidates' names, or
 * quotes that touch words addressed to machines. Rows left with nothing are dropped.
 *
 * @param answer the engine's answer
 * @param texts the resumes of its rows by id; a row without one is left out
 */
export function listEvidenceRows(
  { rows }: Pick<Answer, 'rows'>,
  texts: ReadonlyMap<string, SourceResume>,
): EvidenceRow[] {
  let left = MOST_CHARACTERS;
  const shown: EvidenceRow[] = [];
  for (const [place, row] of rows.slice(0, MOST_ROWS).entries()) {
    const text = texts.get(row.resumeId);
    const lines = text ? listLines(row, text).filter((line) => (left -= line.length) >= 0) : [];
    if (lines.length === 0) continue;
    shown.push({ row: place + 1, candidateName: row.candidateName, isProved: row.verdict === 'YES', lines });
  }
  return shown;
}

function listLines({ evidence, candidateName }: AnswerRow, { text, facts }: SourceResume): string[] {
  return evidence
    .filter((quote) => !isAddressedToMachines(text, quote))
    .map((quote) => replaceName(redactedStretch(text, quote, facts), candidateName, LEFT_OUT))
    .map((line) => line.replace(/\s+/g, ' ').trim().slice(0, MOST_OF_A_LINE))
    .filter((line) => /[\p{L}\p{N}]/u.test(line.replaceAll(LEFT_OUT, '')));
}

/** True if a quote touches words addressed to machines. Checks only the text around it, since resumes may be long. */
function isAddressedToMachines(text: string, { start, end }: Stretch): boolean {
  const from = Math.max(0, start - AROUND);
  const around = findAddressedToMachines(text.slice(from, end + AROUND));
  return around.some((one) => from + one.start < end && from + one.end > start);
}
