import { LIMITS } from '@slotwise/contract/limits';
import type { JobCondition, JobReading } from '@slotwise/contract/deepgaze/job-fit.schema';
import { withFewMarks } from '#lib/text/with-few-marks.ts';
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
/** Parts whose every line asks for something, and parts that ask for nothing. */
const ASKING: Parts = new Set<JobPart | null>(['MUST', 'NICE', 'NOTICE']);
const SILENT: Parts = new Set<JobPart | null>(['ABOUT', 'OFFER', 'TERMS']);
/** A job description this short is a list of what is asked for, without sentences about anything else. */
const SHORT = 400;
const MOST_LEFT_OUT = 20;

/** Whether a sentence or an item asks for something. */
function isAsking({ part, text }: JobPiece, isShort: boolean): boolean {
  if (SILENT.has(part) || (OF_COMPANY.test(text) && !OF_COMPANY_BUT_ASKING.test(text))) return false;
  if (ASKING.has(part)) return true;
  return part === 'DUTIES' ? ASKING_IN_DUTIES.test(text) : isShort || ASKING_CUE.test(text);
}

/** Of what asks for nothing, only that it speaks of pay, or of what no one may be chosen by. */
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

/** Whether a condition says nothing that another does not say already. Of years and notice the first counts. */
function isSaidBy(one: JobCondition, other: JobCondition): boolean {
  const { kind } = one.filter;
  if (kind === 'YEARS' || kind === 'NOTICE_PERIOD' || kind === 'TITLE') return other.filter.kind === kind;
  if (other.filter.kind === 'TITLE' || other.isMust !== one.isMust) return false;
  return listValues(one).every((value) => listValues(other).includes(value));
}

/** Each condition once: a must-have that is also nice to have is a must-have. */
function withoutRepetitions(all: readonly JobCondition[]): JobCondition[] {
  const musts = all.filter(({ isMust }) => isMust);
  const isMust = (one: JobCondition) => musts.some((must) => isSaidBy({ ...one, isMust: true }, must));
  const meant = all.map((one) => ({ ...one, isMust: one.isMust || isMust(one) }));
  return meant.filter((one, at) => !meant.slice(0, at).some((before) => isSaidBy(one, before)));
}

/** What a reader has to know first. */
const ORDER: readonly LeftOut['why'][] = ['PROTECTED', 'PAY', 'MORE', 'UNREAD', 'TRAIT'];

function orderLeftOut(all: readonly LeftOut[]): LeftOut[] {
  const each = [...new Map(all.map((one) => [one.words, one])).values()];
  return each
    .toSorted((one, other) => ORDER.indexOf(one.why) - ORDER.indexOf(other.why))
    .slice(0, MOST_LEFT_OUT);
}

/**
 * Reads a job description by rules: its title, the conditions that it makes in its own words, and what was left out and why.
 * What none of these resumes has is a condition all the same. What the organization says of itself and offers is none.
 *
 * @param job text of up to LIMITS.jobTextMaxLength characters, the rest is not read; it is only ever compared with words
 * @param index the resumes that it is held against, which tell skills, places and titles apart
 */
export function readJob(job: string, index: ResumeIndex): JobReading {
  const text = withFewMarks(job.slice(0, LIMITS.jobTextMaxLength))
    .replace(/\r\n?/g, '\n')
    .replace(/[\t\u00a0]/g, ' ');
  const { title, conditions, rest } = readTitle(cutJob(text), index);
  const read = joinReads(rest.map((piece) => readPiece(piece, text.length <= SHORT, index)));
  const all = withoutRepetitions([...conditions, ...read.conditions]);
  const most = LIMITS.jobConditionsMax;
  const more = all.slice(most).map(({ words }): LeftOut => ({ why: 'MORE', words }));
  return { title, conditions: all.slice(0, most), leftOut: orderLeftOut([...read.leftOut, ...more]) };
}
