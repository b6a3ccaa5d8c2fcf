import { LIMITS } from '@slotwise/contract/limits';
import type { JobCondition, JobReading } from '@slotwise/contract/deepgaze/job-fit.schema';
import type { ResumeIndex } from '../resume-index/segments/resume-index.ts';
import { checkText } from '../resume-questions/guardrails/check-question.ts';
import { findNamed } from '../resume-questions/linking/known-entities.ts';
import {
  CITIZEN,
  HIRING,
  isOfPay,
  MUST_CUE,
  NAMING_CUE,
  NICE_CUE,
  PLACE_CUE,
  TRAIT_CUE,
  withoutMoney,
  WORK_PERMIT,
} from './clause-cues.ts';
import type { JobPart } from './job-headings.ts';
import { type JobFilter, readRequirement } from './read-requirement.ts';

export type LeftOut = JobReading['leftOut'][number];
/** What some words of a job description were parsed as. */
export type Read = { conditions: JobCondition[]; leftOut: LeftOut[] };

/** Where a clause comes from: a list of requirements, a short text, or prose, which counts for less. */
export type Standing = { part: JobPart | null; isShort: boolean; isProse: boolean };

export const NOTHING: Read = { conditions: [], leftOut: [] };

/** Words as shown next to their interpretation. */
export const quote = (words: string): string => words.slice(0, LIMITS.jobWordsMaxLength);

export const joinReads = (all: readonly Read[]): Read => ({
  conditions: all.flatMap(({ conditions }) => conditions),
  leftOut: all.flatMap(({ leftOut }) => leftOut),
});

/** Words that are no condition, with the reason. */
export const leaveOut = (why: LeftOut['why'], words: string): Read => ({
  conditions: [],
  leftOut: [{ why, words: quote(words) }],
});

/** True if the words select by something no one may be selected by. */
export const isProtected = (words: string, index: ResumeIndex): boolean =>
  CITIZEN.test(words) || checkText(words, index) === 'PROTECTED';

const LONGEST_CLAUSE = 400;

/** Splits a sentence into clauses that each say whether they must be met. */
export function cutClauses(text: string): string[] {
  const clauses = text.split(/;\s|\s[–—]\s/).flatMap((one) => {
    const parts = one.split(/,\s+/);
    const isNice = (part: string) => NICE_CUE.test(part);
    const isMixed = parts.some(isNice) && parts.some((part) => MUST_CUE.test(part) && !isNice(part));
    return isMixed ? parts : [one];
  });
  return clauses.map((one) => one.trim().slice(0, LONGEST_CLAUSE)).filter((one) => one !== '');
}

const isNameLike = (value: string) => /\p{Lu}|\d| /u.test(value);
const isSkillHere = (value: string, index: ResumeIndex) => findNamed(index, 'SKILL', value)?.isExact === true;

const OF_EXPERIENCE = /\bexp|\byears? (?:in|of|as|with|on)\b|\bpqe\b/i;
const MOST_WORDS_OF_YEARS = 6;

/** 'Looking for a chef for our kitchen' names no skill, but 'with Python' does. */
function isSkillMeant(value: string, clause: string, { isProse }: Standing, index: ResumeIndex): boolean {
  const isHere = () => isSkillHere(value, index);
  if (HIRING.test(clause) && !/\bwith\b/i.test(clause)) return isHere();
  return !isProse || NAMING_CUE.test(clause) || (isNameLike(value) && isHere());
}

type IsMeant = (value: string, clause: string, standing: Standing, index: ResumeIndex) => boolean;

/**
 * Checks whether a clause asks for an item rather than only mentions it. Kinds not listed always count as asked for.
 */
const IS_MEANT: Partial<Record<JobFilter['kind'], IsMeant>> = {
  LOCATION: (_, clause, { isShort }) => isShort || PLACE_CUE.test(clause),
  TITLE: (_value, _clause, { isProse }) => !isProse,
  // 'Contracts of up to 10 years' is not experience.
  YEARS: (_, clause) => OF_EXPERIENCE.test(clause) || clause.split(' ').length <= MOST_WORDS_OF_YEARS,
  SKILL: isSkillMeant,
};

/** What one clause asks for, or why its words are no condition. */
export function readClause(clause: string, standing: Standing, index: ResumeIndex): Read {
  if (isProtected(clause, index)) return leaveOut('PROTECTED', clause);
  if (WORK_PERMIT.test(clause)) return leaveOut('UNREAD', clause);
  if (isOfPay(clause)) return leaveOut('PAY', clause);
  const filters = readRequirement(withoutMoney(clause), index).filter(
    ({ kind, value }) => IS_MEANT[kind]?.(value, clause, standing, index) ?? true,
  );
  if (filters.length === 0) {
    if (TRAIT_CUE.test(clause)) return leaveOut('TRAIT', clause);
    return standing.isProse ? NOTHING : leaveOut('UNREAD', clause);
  }
  const isMust = NICE_CUE.test(clause) ? false : standing.part !== 'NICE' || MUST_CUE.test(clause);
  const words = quote(clause);
  return { conditions: filters.map((filter) => ({ filter, isMust, words })), leftOut: [] };
}
