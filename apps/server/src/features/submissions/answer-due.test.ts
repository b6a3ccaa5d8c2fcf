import { createHolidayCalendar } from '@slotwise/contract/availability/holidays.endpoints';
import { createPanelist } from '@slotwise/contract/panelists/panelist-changes.endpoints';
import { aPanelist } from '@slotwise/test-data/a-panelist';
import { afterAll, expect, test } from 'vitest';
import { startSubmissionScene } from '../../../test/submission-scene.ts';

const { client, call, read, submitted, stop } = await startSubmissionScene();
afterAll(stop);

const getDue = async (bookingId: string) => (await read(bookingId, client)).submission?.answerDueAt;

test('an answer is due after 48 hours of the recruiter’s working days', async () => {
  // It is Monday 2026-03-02, 14:30 in Kolkata.
  expect(await getDue(await submitted())).toBe('2026-03-04T09:00:00.000Z');
  const weeklyHours = [1, 3, 4].map((day) => ({ day, start: '10:00', end: '12:00' }));
  const own = aPanelist({ email: client.email, timeZone: 'Asia/Kolkata', weeklyHours });
  expect(await call(createPanelist, { body: own }, client)).toMatchObject({ httpStatus: 201 });
  expect(await getDue(await submitted())).toBe('2026-03-05T09:00:00.000Z');
  const ics = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//House//EN',
    'BEGIN:VEVENT',
    'UID:holi@house.example',
    'DTSTAMP:20260101T000000Z',
    'DTSTART;VALUE=DATE:20260304',
    'SUMMARY:Holi',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
  const made = await call(createHolidayCalendar, { body: { name: 'House', isDefault: true, ics } }, client);
  expect(made).toMatchObject({ httpStatus: 201 });
  expect(await getDue(await submitted())).toBe('2026-03-09T09:00:00.000Z');
});
