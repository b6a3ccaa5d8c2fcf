import type { Answer, AnswerRow, Interpretation } from '@slotwise/contract/deepgaze/questions.schema';
import { forPeople } from '../execute/proving-lines.ts';
import type { Answering } from '../execute/read-resumes.ts';
import type { SourceResume } from '../execute/resume-source.ts';

/** The engine's part of an answer; the reading progress and the time taken are added to it. */
export type EngineAnswer = Omit<Answer, 'readable' | 'unreadable' | 'waiting' | 'engine' | 'tookMs'>;

/** An answer without default values. */
export type AnswerParts = Pick<EngineAnswer, 'answer'> &
  Partial<Omit<EngineAnswer, 'answer' | 'interpretation' | 'examined' | 'page'>> & { total?: number };

/** A name that ends in a period ends its sentence: 'Does not mention B.E.' */
const withSingleStops = (text: string): string => text.replace(/(?<!\.)\.\.(?!\.)/g, '.');

/** Fills in the defaults of an answer. */
export function toAnswer(
  interpretation: Interpretation,
  answering: Answering,
  parts: AnswerParts,
): EngineAnswer {
  const { index, page, pageSize } = answering;
  const { total = parts.rows?.length ?? 0, ...rest } = parts;
  return {
    interpretation,
    notFound: false,
    refused: false,
    matched: 0,
    unclear: 0,
    examined: index.size,
    rows: [],
    page: { page, pageSize, total },
    notes: [],
    suggestions: [],
    ...rest,
    answer: withSingleStops(rest.answer),
  };
}

type RowParts = Pick<AnswerRow, 'verdict' | 'fields' | 'evidence' | 'note'>;

const TO_MACHINES =
  'These words tell a machine what to do. They are addressed to no reader and prove nothing.';

/** Marks quotes from words addressed to machines; if there are no others, they prove nothing. */
function withMachinesNoted(resume: SourceResume, row: RowParts): RowParts {
  const isForPeople = forPeople(resume);
  if (row.evidence.every(isForPeople)) return row;
  const isAll = row.verdict === 'YES' && !row.evidence.some(isForPeople);
  return {
    ...row,
    verdict: isAll ? 'UNCLEAR' : row.verdict,
    note: [TO_MACHINES, row.note].filter((part) => part !== undefined).join(' '),
  };
}

/** A row about a resume. */
export function toRow(resume: SourceResume, row: RowParts): AnswerRow {
  const { resumeId, zipId, documentId, fileName, candidateName } = resume;
  const { note, ...noted } = withMachinesNoted(resume, row);
  const single = note === undefined ? {} : { note: withSingleStops(note) };
  return {
    resumeId,
    zipId,
    documentId,
    fileName,
    candidateName: candidateName || fileName,
    ...noted,
    ...single,
  };
}
