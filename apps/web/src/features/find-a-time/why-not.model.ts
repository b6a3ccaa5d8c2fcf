import type { DayCauses, Lane } from '@slotwise/contract/availability/slots.schema';
import { dayAndMonth, weekdayText } from '#lib/dates/date-text.ts';
import { toWeekday } from '#lib/dates/zone-time.ts';
import type { SlotAnswer } from './find-a-time.actions.ts';
import { language } from '@slotwise/contract/language';
import { FIND_A_TIME } from './find-a-time.texts.ts';

/** A day without a start, and what blocks it, the most binding first. */
export type ClosedDay = { date: string; causes: string[] };

const MOST_CAUSES = 3;

/** People who are asked but need not come. */
function optionalKeys(lanes: Lane[]): Set<string> {
  const isFree = ({ role, required }: Lane) => role === 'HOST' || (role === 'PANELIST' && !required);
  return new Set(lanes.filter(isFree).map(({ key }) => key));
}

/** Those who could come least come first; people without causes are irrelevant. */
function causesOn(explain: DayCauses[], date: string): string[] {
  const people = explain
    .filter((one) => one.date === date && one.causes.length > 0)
    .toSorted((a, b) => b.missingAlone - a.missingAlone || a.possibleStarts - b.possibleStarts);
  return [...new Set(people.flatMap(({ causes }) => causes.map(({ text }) => text)))].slice(0, MOST_CAUSES);
}

/** The workdays without a start; weekends only if nothing else was asked for. */
export function closedDays({ time, explain }: Pick<SlotAnswer, 'time' | 'explain'>): ClosedDay[] {
  const isWorkday = ({ date }: { date: string }) => toWeekday(date) <= 5;
  const asked = time.days.some(isWorkday) ? time.days.filter(isWorkday) : time.days;
  const optional = optionalKeys(time.lanes);
  const needed = explain.filter(({ key }) => !optional.has(key));
  return asked
    .filter(({ slots }) => slots === 0)
    .map(({ date }) => ({ date, causes: causesOn(needed, date) }));
}

/** 'Arjun Nair is the only one unavailable at 14 times.'; empty if no one blocks a time alone. */
export function closestText({ explain }: Pick<SlotAnswer, 'explain'>): string {
  const alone = new Map<string, { name: string; starts: number }>();
  for (const { key, name, missingAlone } of explain) {
    alone.set(key, { name, starts: (alone.get(key)?.starts ?? 0) + missingAlone });
  }
  const [closest] = [...alone.values()].toSorted((a, b) => b.starts - a.starts);
  if (!closest || closest.starts === 0) return '';
  return FIND_A_TIME.closest(closest);
}

/** 'Why not Tuesday or Friday?' */
export function whyNotTitle(closed: ClosedDay[]): string {
  const names = closed.map(({ date }) => weekdayText(date));
  if (names.length === 0 || names.length > 3) return FIND_A_TIME.whyOthers();
  return FIND_A_TIME.whyNot({
    days: new Intl.ListFormat(language.locale, { type: 'disjunction' }).format(names),
  });
}

/** 'the week of 23/11' */
export const weekText = (monday: string): string => FIND_A_TIME.inWeek({ date: dayAndMonth(monday) });
