import type { Filter, FilterKind } from '@slotwise/contract/deepgaze/questions.schema';
import type { FactKind } from '@slotwise/contract/deepgaze/resumes.schema';
import { findFieldOfStudy } from '../../resume-facts/lexicon/fields-of-study.ts';
import { namesOfLanguage } from '../../resume-facts/lexicon/language-names.ts';
import { toNorm } from '../../resume-facts/facts/norms.ts';
import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import { everyResume, numbersOfIds, resumesHolding } from '../../resume-index/segments/resume-numbers.ts';
import {
  listHolders,
  listHoldings,
  isContact,
  isNamedKind,
  type NamedKind,
} from '../linking/known-entities.ts';
import { listMentionedKinds } from '../linking/spell-title.ts';
import { allHolders, isWithin, type Match, type Matches, matching, type MatchesOf } from './matches.ts';
import { graduationYears, noticePeriods, skillYears, totalYears } from './match-numbers.ts';
import { isBounded, isWithoutKind } from '../plan/query-plan.ts';

/** The resumes that meet a condition. */
export function matchFilter(filter: Filter, index: ResumeIndex): Matches {
  if (!filter.isAbsent) return present(filter, index);
  if (isWithoutKind(filter) && !isContact(filter.kind)) return withoutAny(filter.kind, index);
  if (filter.kind === 'LOCATION') return elsewhere(filter, index);
  const mentioned = present({ ...filter, isAbsent: false }, index);
  const silent = everyResume(index).filter((resume) => !mentioned.has(resume));
  return matching(silent, describeSilence(filter));
}

/** Those without readable statements of a kind; someone who names an employer has worked. */
function withoutAny(kind: FilterKind, index: ResumeIndex): Matches {
  const stating = allHolders(index)(kind === 'YEARS' ? 'COMPANY' : (kind as FactKind));
  const hasYears = (resume: number) => {
    const { stated, computed } = index.getYears(resume);
    return kind === 'YEARS' && (stated ?? computed) !== null;
  };
  const silent = everyResume(index).filter((resume) => !stating.has(resume) && !hasYears(resume));
  return matching(silent, { isFact: false, isSilence: true });
}

/** Contacts have patterns that are searched in the complete text, so their absence is proved. */
const describeSilence = ({ kind }: Filter): Match =>
  isContact(kind) ? { isFact: true } : { isFact: false, isSilence: true };

/** Someone who states another place lives elsewhere; someone who states none may. */
function elsewhere(filter: Filter, index: ResumeIndex): Matches {
  const stating = allHolders(index)('LOCATION');
  const norms = [filter.value, ...(filter.others ?? [])].map((value) => toNorm('LOCATION', value));
  const there = resumesHolding(index, 'LOCATION', norms);
  const others = everyResume(index).filter((resume) => !there.has(resume));
  return new Map(others.map((resume) => [resume, { isFact: stating.has(resume) }]));
}

function present(filter: Filter, index: ResumeIndex): Matches {
  const matches: Matches = new Map();
  for (const value of [filter.value, ...(filter.others ?? [])]) {
    for (const [resume, match] of matchValue({ ...filter, value }, index)) {
      if (!matches.get(resume)?.isFact) matches.set(resume, match);
    }
  }
  return matches;
}

const byIds: MatchesOf = ({ resumeIds = [] }, index) =>
  matching(numbersOfIds(index, resumeIds), { isFact: true, isGiven: true });
const byWords: MatchesOf = ({ value }, index) => matching(index.mentions(value), { isFact: true });

/** Dates decide, which are only in the texts: see filter-by-career.ts. */
const datingJobs: MatchesOf = (_, index) => matching(allHolders(index)('RANGE'), { isFact: true });

/** How each kind of condition without a name is matched. */
const MATCHES: Record<Exclude<FilterKind, NamedKind>, MatchesOf> = {
  SKILL_YEARS: skillYears,
  YEARS: totalYears,
  GRADUATION_YEAR: graduationYears,
  NOTICE_PERIOD: noticePeriods,
  STAY: datingJobs,
  GAP: datingJobs,
  PERSON: byIds,
  RESUMES: byIds,
  TEXT: byWords,
  EMAIL: contacts,
  PHONE: contacts,
  LINK: contacts,
};

function matchValue(filter: Filter, index: ResumeIndex): Matches {
  const { kind, value } = filter;
  if (!isNamedKind(kind)) return MATCHES[kind](filter, index);
  if (kind === 'LANGUAGE' && isBounded(filter)) return languageLevels(filter, index);
  return filter.isCurrent === undefined
    ? namedMatches(kind, value, index)
    : matchJobTime(filter, kind, index);
}

/** Other names that a mere mention may use: a language's native name, and the kinds of an occupation. */
const OTHER_NAMES: Partial<Record<NamedKind, (value: string) => readonly string[]>> = {
  LANGUAGE: namesOfLanguage,
  DEGREE: (field) => findFieldOfStudy(field)?.names ?? [],
  TITLE: listMentionedKinds,
};

/** Facts first; then resumes that only mention it, except for places: someone who states another one lives elsewhere. */
function namedMatches(kind: NamedKind, value: string, index: ResumeIndex): Matches {
  const matches: Matches = new Map([
    ...matching(listHolders(index, kind, value, false), { isFact: false }),
    ...matching(listHolders(index, kind, value), { isFact: true }),
  ]);
  if (kind === 'TITLE') markPresent(value, matches, index);
  const settled: ReadonlySet<number> = kind === 'LOCATION' ? allHolders(index)('LOCATION') : new Set();
  const spellings = [value, ...(OTHER_NAMES[kind]?.(value) ?? [])];
  for (const resume of spellings.flatMap((spelling) => index.mentions(spelling))) {
    if (!matches.has(resume) && !settled.has(resume)) matches.set(resume, { isFact: false });
  }
  return matches;
}

/** Those who state a level within the bounds; without a level it is unknown. */
function languageLevels(filter: Filter, index: ResumeIndex): Matches {
  const holdings = listHoldings(index, 'LANGUAGE', filter.value);
  const stating = new Set(holdings.filter(({ number }) => number !== undefined).map(({ resume }) => resume));
  const meeting = holdings.filter(({ number }) => isWithin(number, filter)).map(({ resume }) => resume);
  const silent = [...namedMatches('LANGUAGE', filter.value, index).keys()].filter((one) => !stating.has(one));
  return new Map([...matching(silent, { isFact: false }), ...matching(meeting, { isFact: true })]);
}

/** Marks those who have the title now, not only in the past. */
function markPresent(title: string, matches: Matches, index: ResumeIndex): void {
  for (const { resume, number } of listHoldings(index, 'TITLE', title))
    if (number === 1) matches.set(resume, { isFact: true, isPresent: true });
}

/**
 * Dates prove that a job continues or has ended; without dates, and for a mere mention, it may be either. For former
 * people, someone who is still there is proved not to match, even if another job there has ended.
 */
function matchJobTime({ value, isCurrent }: Filter, kind: NamedKind, index: ResumeIndex): Matches {
  const holdings = listHoldings(index, kind, value);
  const holding = (asked: number | undefined) =>
    holdings.filter(({ number }) => number === asked).map(({ resume }) => resume);
  const [present, ended] = [new Set(holding(1)), new Set(holding(0))];
  const mentioning = index.mentions(value).filter((resume) => !isCurrent || !ended.has(resume));
  return new Map([
    ...matching([...mentioning, ...holding(undefined)], { isFact: false }),
    ...matching(isCurrent ? present : [...ended].filter((resume) => !present.has(resume)), { isFact: true }),
  ]);
}

function contacts({ kind, value }: Filter, index: ResumeIndex): Matches {
  if (!isContact(kind)) return new Map();
  const asked = value.toLowerCase();
  const norms = [...index.norms(kind).keys()].filter((norm) => norm.includes(asked));
  return matching(resumesHolding(index, kind, norms), { isFact: true });
}
