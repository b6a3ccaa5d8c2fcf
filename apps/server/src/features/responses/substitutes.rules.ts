import type { Substitute } from '@slotwise/contract/booking-parts/answers.schema';
import { findTouched, spanAround, type ChosenTime } from '#engines/scheduling/find-touched.ts';
import { loadAt, meetingLoad } from '#engines/scheduling/meeting-load.ts';
import type { Person } from '#engines/scheduling/scheduling-request.ts';
import { readClock } from '#engines/scheduling/zone-clock.ts';
import { listNames } from '#engines/mail-texts/layout/safe-text.ts';
import type { PanelistTimes } from '#features/panelists/panelist-times.service.ts';

/** Of so many who share most skills the time is read, and so many are offered. */
const MOST_READ = 24;
const MOST_OFFERED = 8;
const MUST_HAVE_WEIGHT = 2;

/** What a seat asks for: each skill in lower case with its weight, what the job must have before the rest. */
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

/** Someone who could take a seat, with what they share with it, the weightiest first. */
export type Suited = { times: PanelistTimes; sharedSkills: string[]; weight: number };

/** Those who share the most of what is wanted, everyone alike where nothing is. */
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

/** What speaks against someone at the chosen time, and how many meetings the week of it holds for them already. */
export function fitAt(person: Person, chosen: ChosenTime): Fit {
  const { span } = chosen;
  const touched = findTouched(person, chosen).filter(
    // That it is over already speaks against no one in particular.
    ({ cause }) => cause !== 'NOTICE' || person.minNoticeHours > 0,
  );
  const clock = readClock(person.timeZone, spanAround(span));
  return {
    thisWeek: loadAt(meetingLoad(person, clock), clock, span.start),
    isFree: touched.every(({ cause }) => cause === 'DAY_LIMIT' || cause === 'WEEK_LIMIT'),
    whyNot: touched[0]?.text ?? '',
  };
}

/** Someone whose time is not asked for, since the meeting has none yet. */
export const FITS_ANY_TIME: Fit = { thisWeek: 0, isFree: true, whyNot: '' };

/** People that nothing speaks against come first; of these the one who shares most, then the one who has the least to do. */
export function bestFirst(substitutes: readonly (Substitute & { weight: number })[]): Substitute[] {
  const load = ({ thisWeek, maxPerWeek }: Substitute) => (maxPerWeek ? thisWeek / maxPerWeek : thisWeek / 10);
  return substitutes
    .toSorted(
      (a, b) => Number(a.whyNot !== '') - Number(b.whyNot !== '') || b.weight - a.weight || load(a) - load(b),
    )
    .slice(0, MOST_OFFERED)
    .map(({ weight: _weight, ...substitute }) => substitute);
}

/** 'Priya Menon has the same skills and is free.', where someone fits. */
export function substituteHint([best]: readonly Substitute[], ownSkills: readonly string[]): string[] {
  if (!best || best.whyNot !== '') return [];
  const shared = new Set(best.sharedSkills.map((skill) => skill.toLowerCase()));
  const hasAll = ownSkills.length > 0 && ownSkills.every((skill) => shared.has(skill.toLowerCase()));
  if (hasAll) return [`${best.name} has the same skills and is free.`];
  if (shared.size === 0) return [`${best.name} is free.`];
  return [`${best.name} knows ${listNames(best.sharedSkills)} too and is free.`];
}
