import type { DayCauses, Lane } from '@slotwise/contract/availability/slots.schema';
import { counted, shortDay, weekdayText } from '#lib/dates/date-text.ts';
import { toWeekday } from '#lib/dates/zone-time.ts';
import type { SlotAnswer } from './find-a-time.actions.ts';

/** A day without a start, and what stands in the way, the most binding first. */
export type ClosedDay = { date: string; causes: string[] };

const MOST_CAUSES = 3;

/** Who is asked, but need not come. */
function optionalKeys(lanes: Lane[]): Set<string> {
  const isFree = ({ role, required }: Lane) => role === 'HOST' || (role === 'PANELIST' && !required);
  return new Set(lanes.filter(isFree).map(({ key }) => key));
}

/** Who could come least stands first; causes of people who could come all day say nothing. */
function causesOn(explain: DayCauses[], date: string): string[] {
  const people = explain
    .filter((one) => one.date === date && one.causes.length > 0)
    .toSorted((a, b) => b.missingAlone - a.missingAlone || a.possibleStarts - b.possibleStarts);
  return [...new Set(people.flatMap(({ causes }) => causes.map(({ text }) => text)))].slice(0, MOST_CAUSES);
}

/** The workdays without a start, and weekends only where nothing else was asked for. */
export function closedDays({ time, explain }: Pick<SlotAnswer, 'time' | 'explain'>): ClosedDay[] {
  const isWorkday = ({ date }: { date: string }) => toWeekday(date) <= 5;
  const asked = time.days.some(isWorkday) ? time.days.filter(isWorkday) : time.days;
  const optional = optionalKeys(time.lanes);
  const needed = explain.filter(({ key }) => !optional.has(key));
  return asked
    .filter(({ slots }) => slots === 0)
    .map(({ date }) => ({ date, causes: causesOn(needed, date) }));
}

/** 'Closest: Arjun Nair alone is missing at 14 starts.'; empty where no one alone stands in the way. */
export function closestText({ explain }: Pick<SlotAnswer, 'explain'>): string {
  const alone = new Map<string, { name: string; starts: number }>();
  for (const { key, name, missingAlone } of explain) {
    alone.set(key, { name, starts: (alone.get(key)?.starts ?? 0) + missingAlone });
  }
  const [closest] = [...alone.values()].toSorted((a, b) => b.starts - a.starts);
  if (!closest || closest.starts === 0) return '';
  return `Closest: ${closest.name} alone is missing at ${counted(closest.starts, 'start', 'starts')}.`;
}

/** 'Why not Tuesday or Friday?' */
export function whyNotTitle(closed: ClosedDay[]): string {
  const names = closed.map(({ date }) => weekdayText(date));
  if (names.length === 0 || names.length > 3) return 'Why not other days?';
  const last = names.at(-1);
  return `Why not ${[names.slice(0, -1).join(', '), last].filter(Boolean).join(' or ')}?`;
}

/** 'the week of 23/11' */
export const weekText = (monday: string): string => `the week of ${shortDay(monday).slice(4)}`;
