import type { Warning } from '@slotwise/contract/bookings/bookings.schema';
import { printSpan } from '#engines/wall-time/print-time.ts';
import { zoneShortName } from '#engines/wall-time/zone-label.ts';
import { isWithinHours, type WorkingHours } from '#engines/working-hours/within-hours.ts';
import { AppError } from '#lib/app-error.ts';
import type { PersonRow } from '../bookings.mapper.ts';

/** A stretch in which somebody is busy. */
export type BusySpan = { email: string; startTime: Date; endTime: Date };

type Seat = Pick<PersonRow, 'role' | 'required' | 'email'>;

/** Those whose time the meeting takes, each once: the candidate and every required panelist. */
export function bookedPeople<T extends Seat>(people: T[]): T[] {
  return people.filter(({ role, required }) => role === 'CANDIDATE' || (role === 'PANELIST' && required));
}

/** Those whose other meetings are worth a warning, each once: the host, and panelists who may stay away. */
export function softPeople<T extends Seat>(people: T[]): T[] {
  const seen = new Set(bookedPeople(people).map(({ email }) => email));
  return people.filter(({ email, role }) => {
    if (role === 'OBSERVER' || seen.has(email)) return false;
    seen.add(email);
    return true;
  });
}

/** 'Asha Rao is busy 14:00–15:00 IST on 26/11/2026', on the clocks of the meeting that is being made. */
export function busySentence(name: string, busy: BusySpan, timeZone: string): string {
  const [start, end] = [busy.startTime.toISOString(), busy.endTime.toISOString()];
  const { day, hours } = printSpan(start, end, timeZone);
  const date = day.slice(day.indexOf(' ') + 1);
  return `${name} is busy ${hours} ${zoneShortName(start, timeZone)} on ${date}`;
}

/** Refuses a meeting that would book somebody twice; one sentence for each meeting in the way. */
export function requireFree(busy: BusySpan[], nameOf: (email: string) => string, timeZone: string) {
  if (busy.length === 0) return;
  throw new AppError('SLOT_CONFLICT', {
    message: busy.map((span) => busySentence(nameOf(span.email), span, timeZone)),
    details: {
      conflicts: busy.map(({ email, startTime, endTime }) => ({
        name: nameOf(email),
        email,
        startTime: startTime.toISOString(),
        endTime: endTime.toISOString(),
      })),
    },
  });
}

/** A warning for each meeting beside this one of somebody who may be in two places: the host, an optional panelist. */
export function overlapWarnings(
  busy: BusySpan[],
  people: Pick<PersonRow, 'name' | 'email' | 'host'>[],
  timeZone: string,
): Warning[] {
  return people.flatMap(({ name, email, host }) =>
    busy
      .filter((span) => span.email === email)
      .map((span) => ({
        code: host ? ('HOST_BUSY' as const) : ('OPTIONAL_BUSY' as const),
        message: busySentence(name, span, timeZone),
      })),
  );
}

/** A warning for every panelist whose weekly hours the meeting leaves. */
export function hoursWarnings(
  { startTime, endTime }: { startTime: Date; endTime: Date },
  panel: { name: string; hours: WorkingHours }[],
): Warning[] {
  const span = { startTime: startTime.toISOString(), endTime: endTime.toISOString() };
  return panel.flatMap(({ name, hours }): Warning[] => {
    if (isWithinHours(span, hours)) return [];
    const { line } = printSpan(span.startTime, span.endTime, hours.timeZone);
    const zone = zoneShortName(span.startTime, hours.timeZone);
    return [{ code: 'OUTSIDE_HOURS', message: `${line} ${zone} is outside the hours of ${name}` }];
  });
}
