import type { FitCell, FitCount, JobCondition } from '@slotwise/contract/deepgaze/job-fit.schema';
import type { Evidence } from '@slotwise/contract/deepgaze/questions.schema';
import type { ResumeIndex, ResumeNumber } from '../resume-index/segments/resume-index.ts';
import { distinctEvidence, quoteAt, quoteNotice } from '../resume-questions/execute/evidence.ts';
import type { Match, Matches } from '../resume-questions/execute/matches.ts';
import { buildProver, type Prover } from '../resume-questions/execute/prove-filter.ts';
import type { SourceResume } from '../resume-questions/execute/resume-source.ts';
import { explainMissing } from '../resume-questions/respond/explain-missing.ts';

/** A condition, prepared for matching against resumes. */
export type Sought = { condition: JobCondition; matches: Matches; prover: Prover };

export const seek = (condition: JobCondition, matches: Matches, index: ResumeIndex): Sought => ({
  condition,
  matches,
  prover: buildProver(condition.filter, index),
});

const MOST_QUOTES = 2;
const cell = (
  verdict: FitCell['verdict'],
  note: string,
  evidence: readonly (Evidence | null)[] = [],
): FitCell => ({
  verdict,
  note,
  evidence: distinctEvidence(evidence, MOST_QUOTES),
});

const NOT_STATED = cell('NOT_STATED', '');

/** What a resume states instead of a condition of this kind: 'Mumbai' when Pune is asked for. */
function stateOther(
  resume: SourceResume,
  kind: 'LOCATION' | 'NOTICE_PERIOD' | 'STATED_YEARS',
): FitCell | null {
  const quote = kind === 'NOTICE_PERIOD' ? quoteNotice : quoteAt;
  const stated = resume.facts.filter((fact) => fact.kind === kind);
  return stated.length === 0
    ? null
    : cell(
        'OTHERWISE',
        'The resume states otherwise.',
        stated.map((fact) => quote(resume, fact)),
      );
}

/** Lines that may state a notice period but could not be parsed. */
function mayStateNotice(resume: SourceResume): FitCell {
  const { evidence } = explainMissing(resume, 'NOTICE_PERIOD');
  return evidence.length === 0 ? NOT_STATED : cell('UNCLEAR', 'This may be a notice period.', evidence);
}

/** A resume that misses a condition states something else or nothing, since the index covers all of its words. */
function proveUnmet({ kind }: JobCondition['filter'], resume: SourceResume): FitCell {
  if (kind === 'LOCATION') return stateOther(resume, 'LOCATION') ?? NOT_STATED;
  if (kind === 'YEARS') return stateOther(resume, 'STATED_YEARS') ?? NOT_STATED;
  if (kind === 'NOTICE_PERIOD') return stateOther(resume, 'NOTICE_PERIOD') ?? mayStateNotice(resume);
  return NOT_STATED;
}

const UNPROVED: Partial<Record<JobCondition['filter']['kind'], string>> = {
  YEARS: 'Only its dates add up to this.',
  SKILL: 'Mentioned, but not in a list of skills.',
  SKILL_YEARS: 'The skill is there, but no years with it.',
  TITLE: 'Mentioned, but not clearly as a title.',
  LANGUAGE: 'Mentioned, but not in a list of languages.',
  CERTIFICATE: 'Mentioned, but not among certificates.',
};
/** Kinds decided only by a number in the index. */
const COUNTED: ReadonlySet<string> = new Set(['YEARS', 'SKILL_YEARS', 'NOTICE_PERIOD']);

function proveMet({ condition, prover }: Sought, match: Match, resume: SourceResume): FitCell {
  const { kind } = condition.filter;
  const { isProved, isDenied, evidence } = prover.prove(resume);
  if (isDenied)
    return cell('OTHERWISE', 'Mentioned only to say that it is not so, not yet or no longer.', evidence);
  const isMet = COUNTED.has(kind) ? match.isFact : isProved;
  // Claims nothing that cannot be quoted.
  if (isMet && evidence.length > 0) return cell('YES', '', evidence);
  return cell('UNCLEAR', UNPROVED[kind] ?? 'Mentioned, but not where it would prove it.', evidence);
}

/** Checks a resume against a condition, with quotes. */
export function proveCondition(sought: Sought, number: ResumeNumber, resume: SourceResume): FitCell {
  const match = sought.matches.get(number);
  return match ? proveMet(sought, match, resume) : proveUnmet(sought.condition.filter, resume);
}

/** Counts how many of the must-haves, or of the rest, are met. */
export function countCells(
  cells: readonly FitCell[],
  conditions: readonly JobCondition[],
  isMust: boolean,
): FitCount {
  const meant = cells.filter((_, at) => conditions[at]?.isMust === isMust);
  const count = (verdict: FitCell['verdict']) => meant.filter((one) => one.verdict === verdict).length;
  return { met: count('YES'), unclear: count('UNCLEAR'), asked: meant.length };
}
