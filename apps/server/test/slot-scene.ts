import { findSlots } from '@slotwise/contract/availability/slots.endpoints';
import { createBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import type { NewBooking } from '@slotwise/contract/bookings/bookings.schema';
import type { RequestOf } from '@slotwise/contract/endpoint';
import { createPanelist } from '@slotwise/contract/panelists/panelist-changes.endpoints';
import type { NewPanelist } from '@slotwise/contract/panelists/panelist-changes.schema';
import { aBooking, aCandidate, aMeeting } from '@slotwise/test-data/a-booking';
import { aPanelist } from '@slotwise/test-data/a-panelist';
import { wallTime } from '#engines/wall-time/print-time.ts';
import type { Config } from '#config.ts';
import { startTestApp } from './test-app.ts';

export type SlotQuestion = RequestOf<typeof findSlots>['query'];

/**
 * An organization whose ADMIN looks for times, on Monday 2 March 2026, 09:00 UTC (14:30 in Kolkata), in a separate app.
 * Questions are about an hour with everyone on the next day, starting on the hour in Kolkata.
 */
export async function startSlotScene(config: Partial<Config> = {}) {
  const app = await startTestApp({ config });
  const admin = await app.signUp('Northbridge Talent');
  const { call } = app;
  let made = 0;

  const addPanelist = async (firstName: string, overrides: Partial<NewPanelist> = {}, as = admin) => {
    made += 1;
    const person = { firstName, lastName: '', email: `${firstName.toLowerCase()}${made}@panel.example` };
    const added = await call(createPanelist, { body: aPanelist({ ...person, ...overrides }) }, as);
    if (!added.panelistId) throw new Error(`Not added: ${added.message?.join(' ')}`);
    return { panelistId: added.panelistId, name: firstName, email: overrides.email ?? person.email };
  };

  /** Schedules an hour, or until `endTime`, for a new candidate. */
  const book = async (startTime: string, overrides: Partial<NewBooking> = {}, endTime?: string) => {
    made += 1;
    const end = endTime ?? new Date(Date.parse(`${startTime}Z`) + 3_600_000).toISOString().slice(0, 16);
    const body = aBooking({
      meetingInfo: aMeeting({ startTime, endTime: end }),
      candidateDetails: aCandidate({ email: `candidate${made}@candidate.example` }),
      ...overrides,
    });
    return call(createBooking, { body }, admin);
  };

  const ask = (question: Partial<SlotQuestion>, as: { token: string } = admin) =>
    call(
      findSlots,
      {
        query: {
          durationMinutes: '60',
          step: '60',
          limit: '100',
          timeZone: 'Asia/Kolkata',
          from: '2026-03-03',
          to: '2026-03-03',
          ...question,
        },
      },
      as,
    );

  /** The possible starts, in order, in the request's time zone. */
  const listStarts = async (question: Partial<SlotQuestion>) => {
    const { data, message } = await ask(question);
    if (!data) throw new Error(`Refused: ${message?.join(' ')}`);
    const starts = data.starts.flatMap((run) => startsOfRun(run, data));
    if (starts.length !== data.total) throw new Error(`${starts.length} starts, and ${data.total} are told.`);
    return starts;
  };

  return { ...app, admin, addPanelist, book, ask, listStarts };
}

type Run = { first: string; last: string };

function startsOfRun({ first, last }: Run, terms: { stepMinutes: number; timeZone: string }): string[] {
  const step = terms.stepMinutes * 60_000;
  const count = 1 + (Date.parse(last) - Date.parse(first)) / step;
  return Array.from({ length: count }, (_, index) =>
    wallTime(new Date(Date.parse(first) + index * step).toISOString(), terms.timeZone),
  );
}
