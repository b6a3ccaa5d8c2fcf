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

/** A job to match against resumes, and the page of results to return (from 1). */
export type JobToHold = { text: string; conditions: JobCondition[]; page: number; pageSize: number };

/**
 * The rows of a page. `refused` has the indexes of conditions that no one may be selected by, `metBy` how many meet
 * each condition.
 */
export type HeldJob = { rows: FitRow[]; total: number; examined: number; metBy: number[]; refused: number[] };

/** How many of the index's top hits are read in full and re-ranked by what their text proves. */
const MOST_LOOKED_AT = 60;
const REFUSED: FitCell = { verdict: 'NOT_STATED', note: 'No one may be chosen by this.', evidence: [] };

const isRefused = ({ filter }: JobCondition, index: ResumeIndex): boolean =>
  [filter.value, ...(filter.others ?? [])].some((value) => checkText(value, index) === 'PROTECTED');

/** The pay that someone expects or earns, if the resume states it after a label. */
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

/** Unclear conditions count half. */
const weigh = ({ met, unclear }: FitRow['must']) => met + unclear / 2;

/** Sorts by must-haves met, then nice-to-haves. Stable for ties. */
const inOrder = (rows: readonly FitRow[]): FitRow[] =>
  rows.toSorted((one, other) => weigh(other.must) - weigh(one.must) || weigh(other.nice) - weigh(one.nice));

/**
 * Matches resumes against a job's conditions: most must-haves first, then most nice-to-haves, then closest to its
 * words. Resumes that only meet a place or a number come last. All resumes in the index are considered; texts are read
 * only for the top ones and the requested page.
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
