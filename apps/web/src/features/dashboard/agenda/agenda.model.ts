import type { BookingSummary } from '@slotwise/contract/bookings/bookings.schema';
import { instantOfWall, shiftWall, wallTimeAt } from '#lib/dates/zone-time.ts';

export type AgendaDay = { date: string; bookings: BookingSummary[] };

const DAYS_AHEAD = 7;

/** Today and the seven days after it in a zone, as ISO 8601 instants from midnight to midnight. */
export function agendaSpan(today: string, timeZone: string): { from: string; to: string } {
  const midnight = `${today}T00:00`;
  const until = shiftWall(midnight, (DAYS_AHEAD + 1) * 1440);
  const iso = (wall: string) => new Date(instantOfWall(wall, timeZone).instant).toISOString();
  return { from: iso(midnight), to: iso(until) };
}

/** Meetings with a time, by their day in a zone: today always, a later day only if it has any. */
export function getAgenda(bookings: BookingSummary[], today: string, timeZone: string): AgendaDay[] {
  const days = new Map<string, BookingSummary[]>([[today, []]]);
  for (const booking of bookings.filter(({ meetingInfo }) => meetingInfo.startTime !== '')) {
    const date = wallTimeAt(Date.parse(booking.meetingInfo.startTime), timeZone).slice(0, 10);
    days.set(date, [...(days.get(date) ?? []), booking]);
  }
  return [...days]
    .map(([date, ofDay]) => ({ date, bookings: ofDay }))
    .toSorted((a, b) => a.date.localeCompare(b.date));
}
