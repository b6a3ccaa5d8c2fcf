import type { Booking } from '@slotwise/contract/bookings/bookings.schema';
import { nearDay, spanText, weekdayText } from '#lib/dates/date-text.ts';
import { printClock, printWallTime } from '#lib/dates/wall-time.ts';
import { presentZoneName, zoneCity, zoneLabel } from '#lib/dates/zone-label.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { BOOKINGS } from './bookings.texts.ts';

type Times = Pick<Booking['meetingInfo'], 'startTime' | 'startLocal' | 'timeZone'>;

/** The zone someone reads in, and the current instant in milliseconds. */
export type Viewer = { timeZone: string; now: number };

/** Whether the meeting's and the reader's clocks agree at its start. */
const sharesClock = ({ startTime, startLocal, timeZone }: Times, viewer: Viewer) =>
  presentZoneName(timeZone) === viewer.timeZone ||
  wallTimeAt(Date.parse(startTime), viewer.timeZone) === startLocal;

/**
 * The second line under a meeting's own time: its city, and either the viewer's clock if it differs ('Berlin · 19:30 in
 * Kolkata', with the date if that differs) or the day in words ('Kolkata · tomorrow').
 */
export function otherClock(times: Times, viewer: Viewer): string {
  const { startTime, startLocal, timeZone } = times;
  const city = zoneCity(timeZone);
  if (sharesClock(times, viewer)) return `${city} · ${nearDay(startLocal, viewer.now, viewer.timeZone)}`;
  const wall = wallTimeAt(Date.parse(startTime), viewer.timeZone);
  const isSameDay = wall.slice(0, 10) === startLocal.slice(0, 10);
  const time = isSameDay ? printClock(wall) : printWallTime(wall);
  return `${city} · ${BOOKINGS.inCity({ time, city: zoneCity(viewer.timeZone) })}`;
}

/** The meeting's own date and time for someone whose clock differs: '26/11/2030 15:00 in Kolkata'. */
export const ownClock = (times: Times, viewer: Viewer): string | null =>
  sharesClock(times, viewer)
    ? null
    : BOOKINGS.inCity({ time: printWallTime(times.startLocal), city: zoneCity(times.timeZone) });

type Span = Times & Pick<Booking['meetingInfo'], 'endTime' | 'endLocal'>;

/**
 * The full time of a meeting: 'Tuesday 26/11/2030 15:00–16:00, Kolkata (IST)', and the same on the viewer's clock if it
 * differs. A day close to today is named as such, from the viewer's point of view.
 */
export function bothClocks(meeting: Span, viewer: Viewer): { meeting: string; viewer: string | null } {
  const { startTime, endTime, startLocal, endLocal, timeZone } = meeting;
  const start = Date.parse(startTime);
  const span = (from: string, to: string, zone: string) => `${spanText(from, to)}, ${zoneLabel(zone, start)}`;
  const wall = wallTimeAt(start, viewer.timeZone);
  const near = nearDay(wall, viewer.now, viewer.timeZone);
  const own = span(startLocal, endLocal, timeZone);
  if (sharesClock(meeting, viewer)) return { meeting: `${near} ${own}`, viewer: null };
  const there = span(wall, wallTimeAt(Date.parse(endTime), viewer.timeZone), viewer.timeZone);
  return { meeting: `${weekdayText(startLocal)} ${own}`, viewer: `${near} ${there}` };
}

/** Whether people can still be expected at a meeting: it is fixed and not over. */
export const isAhead = (
  { bookingStatus, meetingInfo }: Pick<Booking, 'bookingStatus'> & { meetingInfo: { endTime: string } },
  now: number,
) => bookingStatus === 'SCHEDULED' && Date.parse(meetingInfo.endTime) > now;

const SOON_MS = 15 * 60_000;

/** Whether joining is the likely next action: from a quarter of an hour before the start. */
export const isSoon = (startInstant: string, now: number): boolean =>
  now > Date.parse(startInstant) - SOON_MS;
