import type { FitCell, FitRow, JobCondition } from '@slotwise/contract/deepgaze/job-fit.schema';
import type { Evidence } from '@slotwise/contract/deepgaze/questions.schema';
import type { ResumeIndex } from '../resume-index/segments/resume-index.ts';
import { checkText } from '../resume-questions/guardrails/check-question.ts';
import { PLACES } from '../resume-questions/execute/labelled-lines.ts';
import { readResumes } from '../resume-questions/execute/read-resumes.ts';
import type { ResumeSource, SourceResume } from '../resume-questions/execute/resume-source.ts';
import { readLabelledField } from '../resume-questions/respond/read-labelled-field.ts';
import { countCells, proveCondition, seek, type Sought } from './prove-condition.ts';
import { matchCondition, rankForJob, type Ranked } from './rank-for-job.ts';

/** What is held against resumes, and which page of them is wanted (from 1). */
export type JobToHold = { text: string; conditions: JobCondition[]; page: number; pageSize: number };

/** The rows of a page; `refused` are places of conditions that no one may be chosen by, `metBy` counts who meets each. */
export type HeldJob = { rows: FitRow[]; total: number; examined: number; metBy: number[]; refused: number[] };

/** So many of those that the index puts first are read, so that what their texts prove decides on their order. */
const MOST_LOOKED_AT = 60;
const REFUSED: FitCell = { verdict: 'NOT_STATED', note: 'No one may be chosen by this.', evidence: [] };

const isRefused = ({ filter }: JobCondition, index: ResumeIndex): boolean =>
  [filter.value, ...(filter.others ?? [])].some((value) => checkText(value, index) === 'PROTECTED');

/** What someone asks for or earns, where the resume says so behind a label. */
const findPay = (resume: SourceResume): Evidence[] =>
  PLACES.PAY ? readLabelledField(resume, { field: 'PAY', place: PLACES.PAY }).evidence.slice(0, 2) : [];

type Holding = { conditions: readonly JobCondition[]; sought: readonly (Sought | null)[] };

function buildRow({ resume: number }: Ranked, resume: SourceResume, { conditions, sought }: Holding): FitRow {
  const cells = sought.map((one) => (one ? proveCondition(one, number, resume) : REFUSED));
  const { resumeId, zipId, documentId, fileName, candidateName } = resume;
  return {
    resumeId,
    zipId,
    documentId,
    fileName,
    candidateName,
    must: countCells(cells, conditions, true),
    nice: countCells(cells, conditions, false),
    cells,
    pay: findPay(resume),
  };
}

/** What may be met counts half of what is. */
const weigh = ({ met, unclear }: FitRow['must']) => met + unclear / 2;

/** By must-haves met, then nice-to-haves; of those with as many the order stays. */
const inOrder = (rows: readonly FitRow[]): FitRow[] =>
  rows.toSorted((one, other) => weigh(other.must) - weigh(one.must) || weigh(other.nice) - weigh(one.nice));

/**
 * Holds resumes against the conditions of a job: those that meet most must-haves first, then most nice-to-haves, then the
 * nearest to its words. Who meets a place or a number alone comes behind them. All resumes of the index are examined; texts are
 * read for the first ones and for the page that is wanted.
 */
export async function matchJob(
  { text, conditions, page, pageSize }: JobToHold,
  index: ResumeIndex,
  source: ResumeSource,
): Promise<HeldJob> {
  const allowed = conditions.filter((one) => !isRefused(one, index));
  const matches = new Map(allowed.map((one) => [one, matchCondition(one, index)]));
  const ranked = rankForJob({ text, matches }, index);
  const sought = conditions.map((one) => {
    const found = matches.get(one);
    return found ? seek(one, found, index) : null;
  });
  const buildRows = async (some: readonly Ranked[]): Promise<FitRow[]> => {
    const read = await readResumes(some, { index, source });
    return read.map((one) => buildRow(one, one.text, { conditions, sought }));
  };
  const from = (page - 1) * pageSize;
  const to = page * pageSize;
  const looked = ranked.slice(0, MOST_LOOKED_AT);
  const near = looked.filter(({ isNear }) => isNear);
  const first =
    from < looked.length
      ? [...inOrder(await buildRows(near)), ...(await buildRows(looked.slice(near.length)))]
      : [];
  const rest = await buildRows(ranked.slice(Math.max(from, MOST_LOOKED_AT), Math.max(to, MOST_LOOKED_AT)));
  return {
    rows: [...first.slice(from, to), ...rest],
    total: ranked.length,
    examined: index.size,
    metBy: conditions.map(
      (one) => [...(matches.get(one)?.values() ?? [])].filter(({ isFact }) => isFact).length,
    ),
    refused: conditions.flatMap((one, at) => (matches.has(one) ? [] : [at])),
  };
}
