import type { Substitute } from '@slotwise/contract/booking-parts/answers.schema';
import { findTouched, spanAround, type ChosenTime } from '#engines/scheduling/find-touched.ts';
import { loadAt, meetingLoad } from '#engines/scheduling/meeting-load.ts';
import type { Person } from '#engines/scheduling/scheduling-request.ts';
import { readClock } from '#engines/scheduling/zone-clock.ts';
import { listNames } from '#engines/mail-texts/layout/safe-text.ts';
import type { PanelistTimes } from '#features/panelists/panelist-times.service.ts';

/** For how many people who share the most skills the time is read, and how many are offered. */
const MOST_READ = 24;
const MOST_OFFERED = 8;
const MUST_HAVE_WEIGHT = 2;

/** The skills wanted for a seat, in lower case with their weight: the job's must-haves before the rest. */
export function wantedSkills(mustHave: readonly string[], own: readonly string[]): Map<string, number> {
  const weights = new Map<string, number>();
  const add = (skills: readonly string[], weight: number) => {
    for (const skill of skills.map((one) => one.toLowerCase())) {
      weights.set(skill, (weights.get(skill) ?? 0) + weight);
    }
  };
  add(mustHave, MUST_HAVE_WEIGHT);
  add(own, 1);
  return weights;
}

/** Someone who could take a seat, with the shared skills, weightiest first. */
export type Suited = { times: PanelistTimes; sharedSkills: string[]; weight: number };

/** Those who share the most of the wanted skills; everyone equally if none are wanted. */
export function mostSuited(
  panelists: readonly PanelistTimes[],
  wanted: ReadonlyMap<string, number>,
): Suited[] {
  const getWeight = (skill: string): number => wanted.get(skill.toLowerCase()) ?? 0;
  return panelists
    .map((times) => {
      const shared = times.skills.filter(getWeight).toSorted((a, b) => getWeight(b) - getWeight(a));
      return {
        times,
        sharedSkills: shared,
        weight: shared.reduce((sum, skill) => sum + getWeight(skill), 0),
      };
    })
    .filter(({ weight }) => weight > 0 || wanted.size === 0)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST_READ);
}

type Fit = Pick<Substitute, 'thisWeek' | 'isFree' | 'whyNot'>;

/** Someone's conflicts at the chosen time, and how many meetings they have that week. */
export function fitAt(person: Person, chosen: ChosenTime): Fit {
  const { span } = chosen;
  const touched = findTouched(person, chosen).filter(
    // A past time is no conflict of anyone's in particular.
    ({ cause }) => cause !== 'NOTICE' || person.minNoticeHours > 0,
  );
  const clock = readClock(person.timeZone, spanAround(span));
  return {
    thisWeek: loadAt(meetingLoad(person, clock), clock, span.start),
    isFree: touched.every(({ cause }) => cause === 'DAY_LIMIT' || cause === 'WEEK_LIMIT'),
    whyNot: touched[0]?.text ?? '',
  };
}

/** The fit for a meeting without a time. */
export const FITS_ANY_TIME: Fit = { thisWeek: 0, isFree: true, whyNot: '' };

/** People without conflicts first; among them those who share the most, then those with the least to do. */
export function bestFirst(substitutes: readonly (Substitute & { weight: number })[]): Substitute[] {
  const load = ({ thisWeek, maxPerWeek }: Substitute) => (maxPerWeek ? thisWeek / maxPerWeek : thisWeek / 10);
  return substitutes
    .toSorted(
      (a, b) => Number(a.whyNot !== '') - Number(b.whyNot !== '') || b.weight - a.weight || load(a) - load(b),
    )
    .slice(0, MOST_OFFERED)
    .map(({ weight: _weight, ...substitute }) => substitute);
}

/** 'Priya Menon has the same skills and is free.', if someone fits. */
export function substituteHint([best]: readonly Substitute[], ownSkills: readonly string[]): string[] {
  if (!best || best.whyNot !== '') return [];
  const shared = new Set(best.sharedSkills.map((skill) => skill.toLowerCase()));
  const hasAll = ownSkills.length > 0 && ownSkills.every((skill) => shared.has(skill.toLowerCase()));
  if (hasAll) return [`${best.name} has the same skills and is free.`];
  if (shared.size === 0) return [`${best.name} is free.`];
  return [`${best.name} knows ${listNames(best.sharedSkills)} too and is free.`];
}
