import type { Span } from './interval-set.ts';
import { momentsOfDay } from './person-hours.ts';
import type { Person } from './scheduling-request.ts';
import { toDay, daysTouched, wallMinute, toWeek, type ZoneClock } from './zone-clock.ts';

/** How many meetings someone has, by day and by week in their own zone. */
export type MeetingLoad = { perDay: ReadonlyMap<number, number>; perWeek: ReadonlyMap<number, number> };

/** A meeting counts once on each day, and once in each week, that it touches. */
export function meetingLoad({ busy }: Person, clock: ZoneClock): MeetingLoad {
  const perDay = new Map<number, number>();
  const perWeek = new Map<number, number>();
  for (const time of busy) {
    if (!time.isMeeting) continue;
    const days = daysTouched(clock, time);
    for (const day of days) count(perDay, day);
    for (const week of new Set(days.map(toWeek))) count(perWeek, week);
  }
  return { perDay, perWeek };
}

/** Meetings in the week that contains the moment. */
export function loadAt({ perWeek }: MeetingLoad, clock: ZoneClock, moment: number): number {
  return perWeek.get(toWeek(toDay(wallMinute(clock, moment)))) ?? 0;
}

/** The days of the span that already have as many meetings as the person takes, and those of full weeks. */
export function fullDays(
  person: Person,
  load: MeetingLoad,
  clock: ZoneClock,
  span: Span,
): { ofDay: Span[]; ofWeek: Span[] } {
  const { maxPerDay, maxPerWeek } = person;
  const days = daysTouched(clock, span);
  const momentsWhere = (isFull: (day: number) => boolean) =>
    days.filter(isFull).flatMap((day) => momentsOfDay(clock, day));
  return {
    ofDay: momentsWhere((day) => (load.perDay.get(day) ?? 0) >= (maxPerDay ?? Infinity)),
    ofWeek: momentsWhere((day) => (load.perWeek.get(toWeek(day)) ?? 0) >= (maxPerWeek ?? Infinity)),
  };
}

function count(counts: Map<number, number>, key: number) {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
