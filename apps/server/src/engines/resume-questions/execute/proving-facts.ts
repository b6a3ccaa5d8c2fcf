import { isOfLength, isOfYears } from '@slotwise/contract/deepgaze/questions.rules';
import type { Filter } from '@slotwise/contract/deepgaze/questions.schema';
import { findFieldOfStudy } from '../../resume-facts/lexicon/fields-of-study.ts';
import { normsOfFact, titleNorm } from '../../resume-facts/facts/norms.ts';
import type { Fact } from '../../resume-facts/facts/facts.ts';
import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import { isContact, isNamedKind, listNorms } from '../linking/known-entities.ts';
import { isTrade } from '../lexicon/trades.ts';
import { isBounded, isOfCareer } from '../plan/query-plan.ts';
import { sayCareer } from './career-dates.ts';
import { isForYears, isInYears, writtenIn } from './job-dates.ts';
import { isWithin } from './matches.ts';
import { findSkillYears } from '../linking/find-skill-years.ts';
import type { SourceResume } from './resume-source.ts';

/** The value asked for and its alternatives. */
export const listValues = ({ value, others }: Filter) => [value, ...(others ?? [])];

/** The facts of a resume that prove a condition. */
export type FactsOf = (resume: SourceResume) => Fact[];

function findFactsOfKinds(kinds: readonly Fact['kind'][], norms: ReadonlySet<string>): FactsOf {
  return ({ facts }) =>
    facts.filter((fact) => kinds.includes(fact.kind) && normsOfFact(fact).some((norm) => norms.has(norm)));
}

/** Looks up the norms that meet a condition once, then checks every resume against them. */
function entityFacts(filter: Filter, index: ResumeIndex): FactsOf {
  const { kind } = filter;
  if (!isNamedKind(kind)) return () => [];
  const kinds = kind === 'SKILL' ? (['SKILL', 'SKILL_YEARS'] as const) : [kind];
  const values = listValues(filter);
  const norms = new Set(values.flatMap((value) => kinds.flatMap((one) => listNorms(index, one, value))));
  const hasNorm = findFactsOfKinds(kinds, norms);
  const names = listFieldNames(filter);
  const hasEver: FactsOf =
    names.length === 0 ? hasNorm : (resume) => degreesIn(names, hasNorm(resume), resume);
  if (kind === 'LANGUAGE' && isBounded(filter))
    return (resume) => hasEver(resume).filter(({ number }) => isWithin(number, filter));
  const has: FactsOf = isOfYears(filter) ? (resume) => jobsMeeting(hasEver(resume), filter, resume) : hasEver;
  if (filter.isCurrent === undefined) return has;
  const isMeant = ({ isCurrent = false, to }: Fact) => (filter.isCurrent ? isCurrent : to !== undefined);
  return (resume) => {
    const jobs = has(resume);
    const isStill = filter.isCurrent === false && jobs.some(({ isCurrent }) => isCurrent);
    return isStill ? [] : jobs.filter(isMeant);
  };
}

/** The names of the fields of study in a condition. */
export const listFieldNames = (filter: Filter): string[] =>
  filter.kind === 'DEGREE' ? listValues(filter).flatMap((value) => findFieldOfStudy(value)?.names ?? []) : [];

/** Degrees whose abbreviation names the field, and those with the field next to them: 'BSc Psychology'. */
const degreesIn = (names: readonly string[], byLetters: readonly Fact[], { facts }: SourceResume): Fact[] =>
  facts.filter(
    (fact) =>
      fact.kind === 'DEGREE' &&
      (byLetters.includes(fact) || names.some((name) => ` ${titleNorm(fact.value)} `.includes(` ${name} `))),
  );

/** Each job in the years asked for; or all of them if they add up to enough years, else none. */
function jobsMeeting(jobs: Fact[], filter: Filter, resume: SourceResume): Fact[] {
  if (!isOfLength(filter)) return jobs.filter((job) => isInYears(job, filter));
  return isForYears(jobs, filter, writtenIn(resume)) ? jobs.filter(({ from }) => from !== undefined) : [];
}

/** A title that has the asked words with others between them: primary teacher in 'Primary School Teacher'. */
export function findTitleAround({ facts }: SourceResume, { kind, value }: Filter): Fact | null {
  const asked = titleNorm(value).split(' ');
  const isTitle = kind === 'TITLE' || (kind === 'TEXT' && isTrade(asked.at(-1) ?? ''));
  if (!isTitle || asked.length < 2) return null;
  const isAround = (words: readonly string[]) => asked.every((word) => words.includes(word));
  return facts.find((fact) => fact.kind === 'TITLE' && isAround(fact.norm.split(' '))) ?? null;
}

/** For someone who states another number, that statement rather than dates that may add up to the one asked for. */
function yearsFacts(filter: Filter, { facts }: SourceResume): Fact[] {
  const stated = facts.filter(({ kind }) => kind === 'STATED_YEARS');
  const meant = stated.filter(({ number }) => isWithin(number, filter));
  return meant.length > 0 ? meant : [...stated, ...facts.filter(({ kind }) => kind === 'RANGE')];
}

/** Facts of a kind whose number is within the bounds. */
const factsWithin = (filter: Filter, { facts }: SourceResume): Fact[] =>
  facts.filter(({ kind, number, norm }) => kind === filter.kind && isWithin(number ?? Number(norm), filter));

/** Finds the facts that prove each kind of condition without a name. */
const FACTS: Partial<Record<Filter['kind'], (filter: Filter, resume: SourceResume) => Fact[]>> = {
  YEARS: yearsFacts,
  GRADUATION_YEAR: factsWithin,
  NOTICE_PERIOD: factsWithin,
  PERSON: (_, { facts }) => facts.filter(({ kind }) => kind === 'NAME').slice(0, 1),
};

function skillYearsFacts(filter: Filter, index: ResumeIndex): FactsOf {
  const norms = new Set(listValues(filter).flatMap((value) => findSkillYears(index, value)));
  const has = findFactsOfKinds(['SKILL_YEARS'], norms);
  return (resume) => has(resume).filter(({ number }) => isWithin(number ?? 0, filter));
}

/** Finds the facts of a resume that prove a condition. */
export function buildFactFinder(filter: Filter, index: ResumeIndex, isLeastFirst = false): FactsOf {
  const { kind, value } = filter;
  // Stating another place proves that someone is not at this one.
  if (filter.isAbsent) return ({ facts }) => facts.filter((fact) => fact.kind === 'LOCATION');
  if (isOfCareer(filter)) return (resume) => sayCareer(resume, filter, isLeastFirst)?.facts ?? [];
  if (isContact(kind))
    return ({ facts }) =>
      facts.filter((fact) => fact.kind === kind && fact.norm.includes(value.toLowerCase()));
  if (kind === 'SKILL_YEARS') return skillYearsFacts(filter, index);
  const find = FACTS[kind];
  return find ? (resume) => find(filter, resume) : entityFacts(filter, index);
}
