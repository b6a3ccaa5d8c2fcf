import type { Filter } from '@slotwise/contract/deepgaze/questions.schema';
import type { FactKind } from '@slotwise/contract/deepgaze/resumes.schema';
import { findSkillYears } from '../linking/find-skill-years.ts';
import type { ResumeIndex, ResumeNumber } from '../../resume-index/segments/resume-index.ts';
import { everyResume, resumesHolding } from '../../resume-index/segments/resume-numbers.ts';
import { listHolders } from '../linking/known-entities.ts';
import { allHolders, isWithin, type Match, type Matches, matching } from './matches.ts';
import { isBounded } from '../plan/query-plan.ts';

/** Those who state a number within the bounds under any of these norms; the largest of several counts. */
function statedWithin(
  kind: FactKind,
  norms: Iterable<string>,
  { filter, index }: { filter: Filter; index: ResumeIndex },
): Matches {
  const matches: Matches = new Map();
  for (const norm of norms) {
    for (const { resume, number } of index.holders(kind, norm)) {
      const stated = number ?? Number(norm);
      const known = matches.get(resume)?.number ?? -Infinity;
      if (stated > known && isWithin(stated, filter)) matches.set(resume, { isFact: true, number: stated });
    }
  }
  return matches;
}

/**
 * Only an explicit statement proves it: '(5 years)' after the skill. If none states enough, those who list the skill,
 * state no years for it and have enough total years may meet it.
 */
export function skillYears(filter: Filter, index: ResumeIndex): Matches {
  const norms = findSkillYears(index, filter.value);
  const matches = statedWithin('SKILL_YEARS', norms, { filter, index });
  if (matches.size > 0 || !isBounded(filter)) return matches;
  const stating = resumesHolding(index, 'SKILL_YEARS', norms);
  const working = [
    ...listHolders(index, 'SKILL', filter.value),
    ...listHolders(index, 'TITLE', filter.value),
  ];
  const inAll = working.filter(
    (resume) => !stating.has(resume) && isWithin(yearsInAll(index, resume), filter),
  );
  return matching(inAll, { isFact: false });
}

function yearsInAll(index: ResumeIndex, resume: ResumeNumber): number | undefined {
  const { stated, computed } = index.getYears(resume);
  return stated ?? computed ?? undefined;
}

/** 'At most a year' also matches beginners. */
const isForBeginners = ({ atLeast = 0, atMost = Infinity }: Filter) => atLeast === 0 && atMost <= 1;

function matchTotalYears(resume: ResumeNumber, filter: Filter, index: ResumeIndex): Match | null {
  const { stated, computed } = index.getYears(resume);
  if (stated !== null && isWithin(stated, filter)) return { isFact: true, number: stated };
  if (computed !== null && isWithin(computed, filter)) return { isFact: false, number: computed };
  // Someone who has not worked yet states no years; someone who names an employer has years that could not be read.
  const isSilent = stated === null && computed === null && !allHolders(index)('COMPANY').has(resume);
  return isSilent && isForBeginners(filter) ? { isFact: false } : null;
}

/** Stated years prove it. Years only added up from dates do not, and someone who states other years does not meet it. */
export const totalYears = (filter: Filter, index: ResumeIndex): Matches =>
  new Map(
    everyResume(index).flatMap((resume) => {
      const match = matchTotalYears(resume, filter, index);
      return match === null ? [] : [[resume, match] as const];
    }),
  );

export const graduationYears = (filter: Filter, index: ResumeIndex): Matches =>
  statedWithin('GRADUATION_YEAR', index.norms('GRADUATION_YEAR').keys(), { filter, index });

/**
 * A notice period within the bounds proves it. Most resumes state none and may meet it, unless any notice period is
 * asked for.
 */
export function noticePeriods(filter: Filter, index: ResumeIndex): Matches {
  const stated = statedWithin('NOTICE_PERIOD', index.norms('NOTICE_PERIOD').keys(), { filter, index });
  if (!isBounded(filter)) return stated;
  const stating = allHolders(index)('NOTICE_PERIOD');
  const silent = everyResume(index).filter((resume) => !stating.has(resume));
  return new Map([...matching(silent, { isFact: false }), ...stated]);
}
