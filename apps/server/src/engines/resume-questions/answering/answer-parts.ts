import type {
  Answer,
  AnswerRow,
  Interpretation,
} from '@slotwise/contract/deepgaze/questions/questions.schema';
import type { ResumeIndex, ResumeNumber } from '../../resume-index/resume-index.ts';
import { forPeople } from '../finding/words-to-machines.ts';
import type { ResumeSource, SourceResume } from '../resume-source.ts';

/** An answer as far as the engine knows it; what was read of the zips, and how long it took, is added to it. */
export type EngineAnswer = Omit<Answer, 'readable' | 'unreadable' | 'waiting' | 'engine' | 'tookMs'>;

/** What an answer is made from. `page` counts from 1. */
export type Answering = { index: ResumeIndex; source: ResumeSource; page: number; pageSize: number };

/** An answer without what has a usual value. */
export type AnswerParts = Pick<EngineAnswer, 'answer'> &
  Partial<Omit<EngineAnswer, 'answer' | 'interpretation' | 'examined' | 'page'>> & { total?: number };

/** Completes an answer. */
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
  };
}

/** Reads the resumes of a page, in the given order. */
export async function readResumes(
  resumes: readonly ResumeNumber[],
  { index, source }: Pick<Answering, 'index' | 'source'>,
): Promise<{ resume: ResumeNumber; text: SourceResume }[]> {
  const texts = await source(resumes.map((resume) => index.resumeIdOf(resume)));
  return resumes.flatMap((resume) => {
    const text = texts.get(index.resumeIdOf(resume));
    return text ? [{ resume, text }] : [];
  });
}

/** Reads the resumes of the asked page; each that was found comes back beside its words. */
export async function readPage<One extends { resume: ResumeNumber }>(
  found: readonly One[],
  answering: Answering,
): Promise<(One & { text: SourceResume })[]> {
  const { page, pageSize } = answering;
  const shown = found.slice((page - 1) * pageSize, page * pageSize);
  const texts = await readResumes(
    shown.map(({ resume }) => resume),
    answering,
  );
  const byResume = new Map(texts.map(({ resume, text }) => [resume, text]));
  return shown.flatMap((one) => {
    const text = byResume.get(one.resume);
    return text ? [{ ...one, text }] : [];
  });
}

type RowParts = Pick<AnswerRow, 'verdict' | 'fields' | 'evidence' | 'note'>;

const TO_MACHINES =
  'These words tell a machine what to do. They are addressed to no reader and prove nothing.';

/** Quotes from words that are addressed to machines are shown as such; where there are no others, they prove nothing. */
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
  const noted = withMachinesNoted(resume, row);
  return { resumeId, zipId, documentId, fileName, candidateName: candidateName || fileName, ...noted };
}
