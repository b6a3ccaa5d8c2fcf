import type { Filter, FilterKind } from '@slotwise/contract/deepgaze/questions/questions.schema';
import type { FactKind } from '@slotwise/contract/deepgaze/resumes/resumes.schema';
import { oncePerObject, oncePerValue } from '#lib/once-per.ts';
import { normOf } from '../../resume-facts/norms.ts';
import type { ResumeIndex, ResumeNumber } from '../../resume-index/resume-index.ts';
import { ENTITY_KINDS, type EntityKind, type EntityMatch, findNamed } from './known-entities.ts';
import { numbersOfIds } from '../resume-numbers.ts';

/** How a resume meets a condition: by a fact, or by words that do not prove it. `number` is what it states, in years. */
export type Match = { isFact: boolean; number?: number };
export type Matches = Map<ResumeNumber, Match>;

const isEntity = (kind: FilterKind): kind is EntityKind => ENTITY_KINDS.some((known) => known === kind);

/** Whether a number lies within the bounds of a condition; where there is no number, it does not. */
export const isWithin = (number: number | undefined, { atLeast, atMost }: Filter): boolean =>
  number !== undefined &&
  (atLeast === undefined || number >= atLeast) &&
  (atMost === undefined || number <= atMost);

/** Whether a condition says how many. */
export const isBounded = ({ atLeast, atMost }: Filter): boolean =>
  atLeast !== undefined || atMost !== undefined;

/** Which resumes meet a condition. */
export function matchesOf(filter: Filter, index: ResumeIndex): Matches {
  if (!filter.isAbsent) return present(filter, index);
  if (filter.kind === 'LOCATION') return elsewhere(filter, index);
  const mentioned = present({ ...filter, isAbsent: false }, index);
  const all = Array.from({ length: index.size }, (_, resume) => resume);
  return new Map(all.filter((resume) => !mentioned.has(resume)).map((resume) => [resume, { isFact: false }]));
}

/** Who states another place lives elsewhere; who states none may. */
function elsewhere(filter: Filter, index: ResumeIndex): Matches {
  const stating = allHolders(index)('LOCATION');
  const norms = [filter.value, ...(filter.others ?? [])].map((value) => normOf('LOCATION', value));
  const there = new Set(norms.flatMap((norm) => index.holders('LOCATION', norm).map(({ resume }) => resume)));
  const all = Array.from({ length: index.size }, (_, resume) => resume);
  return new Map(
    all.filter((resume) => !there.has(resume)).map((resume) => [resume, { isFact: stating.has(resume) }]),
  );
}

function present(filter: Filter, index: ResumeIndex): Matches {
  const matches: Matches = new Map();
  for (const value of [filter.value, ...(filter.others ?? [])]) {
    for (const [resume, match] of matchesOfValue({ ...filter, value }, index)) {
      if (!matches.get(resume)?.isFact) matches.set(resume, match);
    }
  }
  return matches;
}

type MatchesOf = (filter: Filter, index: ResumeIndex) => Matches;

const byIds: MatchesOf = ({ resumeIds = [] }, index) =>
  new Map(numbersOfIds(index, resumeIds).map((resume) => [resume, { isFact: true }]));
const byWords: MatchesOf = ({ value }, index) =>
  new Map(index.mentions(value).map((resume) => [resume, { isFact: true }]));

/** How each kind of condition that is no entity is met. */
const MATCHES: Record<Exclude<FilterKind, EntityKind>, MatchesOf> = {
  SKILL_YEARS: skillYears,
  YEARS: totalYears,
  GRADUATION_YEAR: graduationYears,
  NOTICE_PERIOD: noticePeriods,
  PERSON: byIds,
  RESUMES: byIds,
  TEXT: byWords,
  EMAIL: contacts,
  PHONE: contacts,
  LINK: contacts,
};

function matchesOfValue(filter: Filter, index: ResumeIndex): Matches {
  const { kind, value } = filter;
  if (!isEntity(kind)) return MATCHES[kind](filter, index);
  return filter.isCurrent === undefined
    ? entityMatches(kind, value, index)
    : matchesOfTime(filter, kind, index);
}

const holdersOfNorms = (index: ResumeIndex, kind: FactKind, match: EntityMatch | null): ResumeNumber[] =>
  (match?.norms ?? []).flatMap((norm) => index.holders(kind, norm).map(({ resume }) => resume));

/** Years stated with a skill list it as well. */
const holdersOfSkill = (skill: string, index: ResumeIndex): ResumeNumber[] =>
  (['SKILL', 'SKILL_YEARS'] as const).flatMap((kind) =>
    holdersOfNorms(index, kind, findNamed(index, kind, skill)),
  );

/** Facts first; then resumes that only mention it, except for places, where whoever states another one lives elsewhere. */
function entityMatches(kind: EntityKind, value: string, index: ResumeIndex): Matches {
  const proving =
    kind === 'SKILL'
      ? holdersOfSkill(value, index)
      : holdersOfNorms(index, kind, findNamed(index, kind, value));
  const matches: Matches = new Map(proving.map((resume) => [resume, { isFact: true }]));
  const settled = kind === 'LOCATION' ? allHolders(index)('LOCATION') : new Set<ResumeNumber>();
  for (const resume of index.mentions(value)) {
    if (!matches.has(resume) && !settled.has(resume)) matches.set(resume, { isFact: false });
  }
  return matches;
}

/** Dates prove that a job goes on, or that it ended; a job without them, and a mere mention, may be either. */
function matchesOfTime({ value, isCurrent }: Filter, kind: EntityKind, index: ResumeIndex): Matches {
  const norms = findNamed(index, kind, value)?.norms ?? [];
  const holdings = norms.flatMap((norm) => index.holders(kind, norm));
  const asked = isCurrent ? 1 : 0;
  const others = new Set(holdings.filter(({ number }) => number === 1 - asked).map(({ resume }) => resume));
  const matches: Matches = new Map();
  for (const resume of index.mentions(value)) if (!others.has(resume)) matches.set(resume, { isFact: false });
  for (const { resume, number } of holdings) if (number === undefined) matches.set(resume, { isFact: false });
  for (const { resume, number } of holdings) if (number === asked) matches.set(resume, { isFact: true });
  return matches;
}

/** All resumes that state something of a kind; made once for an index. */
const allHolders = oncePerObject((index: ResumeIndex) =>
  oncePerValue((kind: FactKind): ReadonlySet<ResumeNumber> => {
    const norms = [...index.norms(kind).keys()];
    return new Set(norms.flatMap((norm) => index.holders(kind, norm).map(({ resume }) => resume)));
  }),
);

/**
 * Only what a resume states in so many words counts: '(5 years)' after the skill. Where no resume states years with it, those
 * who list it and have as many years of experience in all may meet it.
 */
function skillYears(filter: Filter, index: ResumeIndex): Matches {
  const matches: Matches = new Map();
  const norms = skillYearsNorms(index, filter.value);
  for (const norm of norms) {
    for (const { resume, number } of index.holders('SKILL_YEARS', norm)) {
      const years = Math.max(number ?? 0, matches.get(resume)?.number ?? 0);
      if (isWithin(years, filter)) matches.set(resume, { isFact: true, number: years });
    }
  }
  return norms.length === 0 && isBounded(filter) ? yearsInAll(filter, index) : matches;
}

function yearsInAll(filter: Filter, index: ResumeIndex): Matches {
  const listing = holdersOfSkill(filter.value, index);
  return new Map(
    listing.flatMap((resume) => {
      const { stated, computed } = index.yearsOf(resume);
      return isWithin(stated ?? computed ?? undefined, filter) ? [[resume, { isFact: false }] as const] : [];
    }),
  );
}

/** The skill itself and its aliases; 'sales management' is not 'sales'. */
export function skillYearsNorms(index: ResumeIndex, skill: string): string[] {
  const asked = [skill, ...index.aliasesOf(skill)].map((spelling) => normOf('SKILL_YEARS', spelling));
  return [...new Set(asked)].filter((norm) => index.norms('SKILL_YEARS').has(norm));
}

/** 'At most a year' is said of those who begin. */
const isOfBeginners = ({ atLeast = 0, atMost = Infinity }: Filter) => atLeast === 0 && atMost <= 1;

/** Stated years prove it. Years that were only added up from dates do not. */
function totalYears(filter: Filter, index: ResumeIndex): Matches {
  const matches: Matches = new Map();
  for (let resume = 0; resume < index.size; resume++) {
    const { stated, computed } = index.yearsOf(resume);
    if (stated !== null && isWithin(stated, filter)) matches.set(resume, { isFact: true, number: stated });
    else if (computed !== null && isWithin(computed, filter))
      matches.set(resume, { isFact: false, number: computed });
    // Who has not worked yet states no years.
    else if (stated === null && computed === null && isOfBeginners(filter))
      matches.set(resume, { isFact: false });
  }
  return matches;
}

function graduationYears(filter: Filter, index: ResumeIndex): Matches {
  const matches: Matches = new Map();
  for (const norm of index.norms('GRADUATION_YEAR').keys()) {
    for (const { resume, number } of index.holders('GRADUATION_YEAR', norm)) {
      const year = number ?? Number(norm);
      if (isWithin(year, filter)) matches.set(resume, { isFact: true, number: year });
    }
  }
  return matches;
}

/** A notice period within the bounds proves it. Most resumes state none: those may meet it, unless any at all is asked for. */
function noticePeriods(filter: Filter, index: ResumeIndex): Matches {
  const matches: Matches = new Map();
  if (isBounded(filter)) {
    const stating = allHolders(index)('NOTICE_PERIOD');
    for (let resume = 0; resume < index.size; resume++)
      if (!stating.has(resume)) matches.set(resume, { isFact: false });
  }
  for (const norm of index.norms('NOTICE_PERIOD').keys()) {
    for (const { resume, number } of index.holders('NOTICE_PERIOD', norm)) {
      if (number !== undefined && isWithin(number, filter)) matches.set(resume, { isFact: true, number });
    }
  }
  return matches;
}

function contacts({ kind, value }: Filter, index: ResumeIndex): Matches {
  if (kind !== 'EMAIL' && kind !== 'PHONE' && kind !== 'LINK') return new Map();
  const asked = value.toLowerCase();
  const norms = [...index.norms(kind).keys()].filter((norm) => norm.includes(asked));
  return new Map(
    norms.flatMap((norm) => index.holders(kind, norm).map(({ resume }) => [resume, { isFact: true }])),
  );
}
