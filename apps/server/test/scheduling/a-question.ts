import type { Block } from '@slotwise/contract/availability/slots.schema';
import { openMutualTime } from '#engines/scheduling/find-mutual-time.ts';
import { minutesBetween } from '#engines/scheduling/read-moments.ts';
import {
  unboundPerson,
  type BusyTime,
  type MutualTimeResult,
  type Person,
  type SchedulingRequest,
} from '#engines/scheduling/scheduling-request.ts';
import { shownAt } from './wall-table.ts';

/** Someone in Kolkata who works from nine to six every day. */
export function aPanelistCalled(name: string, changes: Partial<Person> = {}): Person {
  const key = name.split(' ')[0]?.toLowerCase() ?? name;
  const known = { key, role: 'PANELIST' as const, name, timeZone: 'Asia/Kolkata', required: true };
  const weeklyHours = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, start: '09:00', end: '18:00' }));
  return { ...unboundPerson(known), panelistId: key, weeklyHours, ...changes };
}

export function aCandidate(changes: Partial<Person> = {}): Person {
  const known = { key: 'candidate', role: 'CANDIDATE' as const, name: 'Meera Iyer', required: true };
  return { ...unboundPerson({ ...known, timeZone: 'Asia/Kolkata' }), ...changes };
}

/** A question about Tuesday 24/11/2026 in Kolkata, in hours, asked the week before. */
export function aQuestion(people: Person[], changes: Partial<SchedulingRequest> = {}): SchedulingRequest {
  return {
    now: Date.UTC(2026, 10, 16, 6) / 60_000,
    timeZone: 'Asia/Kolkata',
    from: '2026-11-24',
    to: '2026-11-24',
    durationMinutes: 60,
    stepMinutes: 60,
    breakMinutes: 0,
    breaks: [],
    people,
    pools: [],
    substitutes: [],
    allow: [],
    limit: 50,
    ...changes,
  };
}

/** Busy between two times of a day in Kolkata, 24/11/2026 by default. */
export function busyAt(start: string, end: string, date = '2026-11-24', isMeeting = true): BusyTime {
  const [from = new Date(0), to = new Date(0)] = [start, end].map(
    (time) => new Date(`${date}T${time}+05:30`),
  );
  return { ...minutesBetween(from, to), isMeeting };
}

/** All starts, in the question's time zone: ['09:00', '10:00']. */
export function listStarts(request: SchedulingRequest): string[] {
  const { inquiry, found } = openMutualTime(request);
  return found.possible.map((place) => {
    const start = inquiry.grid.starts[place] ?? 0;
    return shownAt(request.timeZone, start).time;
  });
}

/** The full hours from the first up to, but not including, the last. */
export function hours(first: number, last: number): string[] {
  return Array.from({ length: last - first }, (_, hour) => `${String(first + hour).padStart(2, '0')}:00`);
}

/** The sentences that say why someone is not offered on the requested days. */
export function whyNot({ explain }: MutualTimeResult, name: string): string[] {
  return explain.filter((one) => one.name === name).flatMap(({ causes }) => causes.map(({ text }) => text));
}

export const toTexts = (blocks: readonly Block[] | undefined): string[] =>
  (blocks ?? []).map(({ text }) => text);
