import type { AskedQuestion } from '@slotwise/contract/deepgaze/questions.schema';
import { boundLines } from '#engines/resume-texts/text/bound-lines.ts';
import type { SourceResume } from '#engines/resume-questions/execute/resume-source.ts';
import type { QuestionRow } from './questions.queries.ts';
import type { SourceRow } from './resume-sources.queries.ts';

/** A resume with its text; endless lines from a former version's reading are cut here. */
export function toSourceResume(row: SourceRow): SourceResume {
  const { text, moveStart, moveStretch } = boundLines(row.text);
  return {
    resumeId: row.file_id,
    zipId: row.zip_id,
    documentId: row.document_id,
    fileName: row.file_name,
    candidateName: row.candidate_name,
    text,
    pageStarts: row.page_starts.map(moveStart),
    sections: row.sections.map(moveStretch),
    facts: row.facts.map(moveStretch),
    writtenAt: row.written_at,
    isAddressedToMachines: row.flags.includes('ADDRESSED_TO_MACHINES'),
  };
}

type Row = { resumeId: string; alsoIn?: string[] | undefined };

/** Adds to each row the other zips its resume is in, by resume id. */
export const rowsWithZips = <R extends Row>(rows: R[], otherZips: ReadonlyMap<string, string[]>): R[] =>
  rows.map((row) => {
    const alsoIn = otherZips.get(row.resumeId);
    return alsoIn === undefined ? row : { ...row, alsoIn };
  });

export const toAskedQuestion = (row: QuestionRow): AskedQuestion => ({
  queryId: row.question_id,
  contextId: row.zip_id,
  question: row.question,
  askedAt: row.asked_at.toISOString(),
  queryResult: row.result,
  data: row.answer,
});
