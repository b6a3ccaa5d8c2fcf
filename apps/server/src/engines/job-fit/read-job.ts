import { LIMITS } from '@slotwise/contract/limits';
import type { JobCondition, JobReading } from '@slotwise/contract/deepgaze/job-fit.schema';
import { limitMarks } from '#lib/text/with-few-marks.ts';
import type { ResumeIndex } from '../resume-index/segments/resume-index.ts';
import { ASKING_CUE, ASKING_IN_DUTIES, OF_COMPANY, OF_COMPANY_BUT_ASKING, isOfPay } from './clause-cues.ts';
import { cutJob, type JobPiece } from './cut-job.ts';
import type { JobPart } from './job-headings.ts';
import {
  cutClauses,
  isProtected,
  joinReads,
  leaveOut,
  type LeftOut,
  NOTHING,
  quote,
  type Read,
  readClause,
} from './read-clause.ts';
import { readPlaces, readTitle } from './read-title.ts';

type Parts = ReadonlySet<JobPart | null>;
/** Parts where every line is a requirement, and parts that have none. */
const ASKING: Parts = new Set<JobPart | null>(['MUST', 'NICE', 'NOTICE']);
const SILENT: Parts = new Set<JobPart | null>(['ABOUT', 'OFFER', 'TERMS']);
/** A job description this short is a list of requirements only. */
const SHORT = 400;
const MOST_LEFT_OUT = 20;

/** True if a sentence or list item states a requirement. */
function isAsking({ part, text }: JobPiece, isShort: boolean): boolean {
  if (SILENT.has(part) || (OF_COMPANY.test(text) && !OF_COMPANY_BUT_ASKING.test(text))) return false;
  if (ASKING.has(part)) return true;
  return part === 'DUTIES' ? ASKING_IN_DUTIES.test(text) : isShort || ASKING_CUE.test(text);
}

/** From a part without requirements, only reports words about pay and protected traits. */
function readSilent({ part, text }: JobPiece, index: ResumeIndex): Read {
  if (part === 'ABOUT') return NOTHING;
  if (isOfPay(text)) return leaveOut('PAY', text);
  return part === null && isProtected(quote(text), index) ? leaveOut('PROTECTED', text) : NOTHING;
}

function readPiece(piece: JobPiece, isShort: boolean, index: ResumeIndex): Read {
  const { part, text } = piece;
  if (part === 'PAY') return leaveOut('PAY', text);
  if (part === 'PLACE') {
    const words = quote(text);
    return {
      conditions: readPlaces(text, index).map((filter) => ({ filter, isMust: true, words })),
      leftOut: [],
    };
  }
  if (!isAsking(piece, isShort)) return readSilent(piece, index);
  const standing = { part, isShort, isProse: !isShort && !ASKING.has(part) };
  const clauses = cutClauses(part === 'NOTICE' ? `notice ${text}` : text);
  return joinReads(clauses.map((clause) => readClause(clause, standing, index)));
}

const listValues = ({ filter }: JobCondition) =>
  [filter.value, ...(filter.others ?? [])].map((value) => value.toLowerCase());

/** True if another condition already covers this one. For years and notice the first counts. */
function isSaidBy(one: JobCondition, other: JobCondition): boolean {
  const { kind } = one.filter;
  if (kind === 'YEARS' || kind === 'NOTICE_PERIOD' || kind === 'TITLE') return other.filter.kind === kind;
  if (other.filter.kind === 'TITLE' || other.isMust !== one.isMust) return false;
  return listValues(one).every((value) => listValues(other).includes(value));
}

/** Removes duplicate conditions. A must-have that is also a nice-to-have stays a must-have. */
function withoutRepetitions(all: readonly JobCondition[]): JobCondition[] {
  const musts = all.filter(({ isMust }) => isMust);
  const isMust = (one: JobCondition) => musts.some((must) => isSaidBy({ ...one, isMust: true }, must));
  const meant = all.map((one) => ({ ...one, isMust: one.isMust || isMust(one) }));
  return meant.filter((one, at) => !meant.slice(0, at).some((before) => isSaidBy(one, before)));
}

/** The most important first for the reader. */
const ORDER: readonly LeftOut['why'][] = ['PROTECTED', 'PAY', 'MORE', 'UNREAD', 'TRAIT'];

function orderLeftOut(all: readonly LeftOut[]): LeftOut[] {
  const each = [...new Map(all.map((one) => [one.words, one])).values()];
  return each
    .toSorted((one, other) => ORDER.indexOf(one.why) - ORDER.indexOf(other.why))
    .slice(0, MOST_LEFT_OUT);
}

/**
 * Reads a job description by rules: its title, its conditions in its own words, and what was left out and why. A
 * condition that none of these resumes meets is still listed. What the organization says about itself and offers is
 * not.
 *
 * @param job text; only the first LIMITS.jobTextMaxLength characters are read, and they are only compared with words
 * @param index the resumes to match, which help distinguish skills, places and titles
 */
export function readJob(job: string, index: ResumeIndex): JobReading {
  const text = limitMarks(job.slice(0, LIMITS.jobTextMaxLength))
    .replace(/\r\n?/g, '\n')
    .replace(/[\t\u00a0]/g, ' ');
  const { title, conditions, rest } = readTitle(cutJob(text), index);
  const read = joinReads(rest.map((piece) => readPiece(piece, text.length <= SHORT, index)));
  const all = withoutRepetitions([...conditions, ...read.conditions]);
  const most = LIMITS.jobConditionsMax;
  const more = all.slice(most).map(({ words }): LeftOut => ({ why: 'MORE', words }));
  return { title, conditions: all.slice(0, most), leftOut: orderLeftOut([...read.leftOut, ...more]) };
}
