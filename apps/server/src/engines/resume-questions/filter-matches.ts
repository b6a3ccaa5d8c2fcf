import type { Filter, FilterKind } from '@slotwise/contract/deepgaze/questions/questions.schema';
import type { FactKind } from '@slotwise/contract/deepgaze/resumes/resumes.schema';
import { normOf } from '../resume-facts/norms.ts';
import type { ResumeIndex, ResumeNumber } from '../resume-index/resume-index.ts';
import { ENTITY_KINDS, type EntityKind, type EntityMatch, findEntity, findSkill } from './known-entities.ts';
import { numbersOfIds } from './resume-numbers.ts';

/** How a resume meets a condition: by a fact, or by words that do not prove it. `number` is what it states, in years. */
export type Match = { isFact: boolean; number?: number };
export type Matches = Map<ResumeNumber, Match>;

const isEntity = (kind: FilterKind): kind is EntityKind => ENTITY_KINDS.some((known) => known === kind);

/** Whether a number lies within the bounds of a condition; where there is no number, it does not. */
export const isWithin = (number: number | undefined, { atLeast, atMost }: Filter): boolean =>
  number !== undefined &&
  (atLeast === undefined || number >= atLeast) &&
  (atMost === undefined || number <= atMost);

/** Which resumes meet a condition. */
export function matchesOf(filter: Filter, index: ResumeIndex): Matches {
  if (!filter.isAbsent) return present(filter, index);
  const mentioned = present({ ...filter, isAbsent: false }, index);
  const all = Array.from({ length: index.size }, (_, resume) => resume);
  return new Map(all.filter((resume) => !mentioned.has(resume)).map((resume) => [resume, { isFact: false }]));
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

function matchesOfValue(filter: Filter, index: ResumeIndex): Matches {
  const { kind, value } = filter;
  if (isEntity(kind)) return entityMatches(kind, value, index);
  if (kind === 'SKILL_YEARS') return skillYears(filter, index);
  if (kind === 'YEARS') return totalYears(filter, index);
  if (kind === 'GRADUATION_YEAR') return graduationYears(filter, index);
  if (kind === 'PERSON' || kind === 'RESUMES') {
    return new Map(numbersOfIds(index, filter.resumeIds ?? []).map((resume) => [resume, { isFact: true }]));
  }
  if (kind === 'TEXT') return new Map(index.mentions(value).map((resume) => [resume, { isFact: true }]));
  return contacts(kind, value, index);
}

const holdersOfNorms = (index: ResumeIndex, kind: FactKind, match: EntityMatch | null): ResumeNumber[] =>
  (match?.norms ?? []).flatMap((norm) => index.holders(kind, norm).map(({ resume }) => resume));

/** Years stated with a skill list it as well. */
const holdersOfSkill = (skill: string, index: ResumeIndex): ResumeNumber[] =>
  (['SKILL', 'SKILL_YEARS'] as const).flatMap((kind) =>
    holdersOfNorms(index, kind, findSkill(index, kind, skill)),
  );

/** Facts first; then resumes that only mention it, except for places, where whoever states another one lives elsewhere. */
function entityMatches(kind: EntityKind, value: string, index: ResumeIndex): Matches {
  const proving =
    kind === 'SKILL'
      ? holdersOfSkill(value, index)
      : holdersOfNorms(index, kind, findEntity(index, kind, value));
  const matches: Matches = new Map(proving.map((resume) => [resume, { isFact: true }]));
  const settled = kind === 'LOCATION' ? allHolders(index, 'LOCATION') : new Set<ResumeNumber>();
  for (const resume of index.mentions(value)) {
    if (!matches.has(resume) && !settled.has(resume)) matches.set(resume, { isFact: false });
  }
  return matches;
}

const holdersOfKind = new WeakMap<ResumeIndex, Map<FactKind, Set<ResumeNumber>>>();

/** All resumes that state something of a kind; made once for an index. */
function allHolders(index: ResumeIndex, kind: FactKind): Set<ResumeNumber> {
  const kinds = holdersOfKind.get(index) ?? new Map<FactKind, Set<ResumeNumber>>();
  holdersOfKind.set(index, kinds);
  const known = kinds.get(kind);
  if (known) return known;
  const holders = new Set(
    [...index.norms(kind).keys()].flatMap((norm) => index.holders(kind, norm).map(({ resume }) => resume)),
  );
  kinds.set(kind, holders);
  return holders;
}

/** Only what a resume states in so many words counts: '(5 years)' after the skill. */
function skillYears(filter: Filter, index: ResumeIndex): Matches {
  const matches: Matches = new Map();
  for (const norm of skillYearsNorms(index, filter.value)) {
    for (const { resume, number } of index.holders('SKILL_YEARS', norm)) {
      const years = Math.max(number ?? 0, matches.get(resume)?.number ?? 0);
      if (isWithin(years, filter)) matches.set(resume, { isFact: true, number: years });
    }
  }
  return matches;
}

/** The skill itself and its aliases; 'sales management' is not 'sales'. */
export function skillYearsNorms(index: ResumeIndex, skill: string): string[] {
  const asked = [skill, ...index.aliasesOf(skill)].map((spelling) => normOf('SKILL_YEARS', spelling));
  return [...new Set(asked)].filter((norm) => index.norms('SKILL_YEARS').has(norm));
}

/** Stated years prove it. Years that were only added up from dates do not. */
function totalYears(filter: Filter, index: ResumeIndex): Matches {
  const matches: Matches = new Map();
  for (let resume = 0; resume < index.size; resume++) {
    const { stated, computed } = index.yearsOf(resume);
    if (stated !== null && isWithin(stated, filter)) matches.set(resume, { isFact: true, number: stated });
    else if (computed !== null && isWithin(computed, filter))
      matches.set(resume, { isFact: false, number: computed });
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

function contacts(kind: 'EMAIL' | 'PHONE' | 'LINK', value: string, index: ResumeIndex): Matches {
  const asked = value.toLowerCase();
  const norms = [...index.norms(kind).keys()].filter((norm) => norm.includes(asked));
  return new Map(
    norms.flatMap((norm) => index.holders(kind, norm).map(({ resume }) => [resume, { isFact: true }])),
  );
}
