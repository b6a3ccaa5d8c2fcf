import type { Booking } from '@slotwise/contract/bookings/bookings.schema';
import { nearDay, shortDay } from '#lib/date-text.ts';
import { printClock } from '#lib/wall-time.ts';
import { presentZoneName, zoneCity } from '#lib/zone-label.ts';
import { wallTimeAt } from '#lib/zone-time.ts';

type Times = Pick<Booking['meetingInfo'], 'startTime' | 'startLocal' | 'timeZone'>;

/** The zone in which somebody reads, and the present instant in milliseconds. */
export type Viewer = { timeZone: string; now: number };

/**
 * The second line under a meeting's own time: its city, and either the viewer's clock where that differs ('Berlin ·
 * 19:30 in Kolkata', with the day where it is another one) or the day in words ('Kolkata · tomorrow').
 */
export function otherClock({ startTime, startLocal, timeZone }: Times, viewer: Viewer): string {
  const city = zoneCity(timeZone);
  const wall = wallTimeAt(Date.parse(startTime), viewer.timeZone);
  if (presentZoneName(timeZone) === viewer.timeZone || wall === startLocal) {
    return `${city} · ${nearDay(startLocal, viewer.now, viewer.timeZone)}`;
  }
  const day = wall.slice(0, 10) === startLocal.slice(0, 10) ? '' : `${shortDay(wall)} `;
  return `${city} · ${day}${printClock(wall)} in ${zoneCity(viewer.timeZone)}`;
}

/** Whether somebody can still be expected in a meeting: it is fixed and not over. */
export const isAhead = (
  { bookingStatus, meetingInfo }: Pick<Booking, 'bookingStatus'> & { meetingInfo: { endTime: string } },
  now: number,
) => bookingStatus === 'SCHEDULED' && Date.parse(meetingInfo.endTime) > now;
