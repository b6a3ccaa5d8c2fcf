import { printSpan } from '#engines/wall-time/print-time.ts';
import { zoneShortName } from '#engines/wall-time/zone-label.ts';
import { AppError } from '#lib/app-error.ts';
import type { PersonRow } from '#db/tables/booking-rows.ts';

export type BusySpan = { email: string; startTime: Date; endTime: Date };

type Seat = Pick<PersonRow, 'role' | 'required' | 'email'>;

/** The people whose time the meeting takes, each once: the candidate and every required panelist. */
export const bookedPeople = <T extends Seat>(people: T[]): T[] =>
  people.filter(({ role, required }) => role === 'CANDIDATE' || (role === 'PANELIST' && required));

/** 'Asha Rao is busy 14:00–15:00 IST on 26/11/2026', in the zone of the meeting being made. */
export function busySentence(name: string, busy: BusySpan, timeZone: string): string {
  const [start, end] = [busy.startTime.toISOString(), busy.endTime.toISOString()];
  const { day, hours } = printSpan(start, end, timeZone);
  const date = day.slice(day.indexOf(' ') + 1);
  return `${name} is busy ${hours} ${zoneShortName(start, timeZone)} on ${date}`;
}

/** Refuses a meeting that would double-book someone, with a sentence for each conflicting meeting. */
export function requireFree(busy: BusySpan[], toName: (email: string) => string, timeZone: string) {
  if (busy.length === 0) return;
  throw new AppError('SLOT_CONFLICT', {
    message: busy.map((span) => busySentence(toName(span.email), span, timeZone)),
    details: {
      conflicts: busy.map(({ email, startTime, endTime }) => ({
        name: toName(email),
        email,
        startTime: startTime.toISOString(),
        endTime: endTime.toISOString(),
      })),
    },
  });
}
