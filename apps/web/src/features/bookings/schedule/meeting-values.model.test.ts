import { expect, test } from 'vitest';
import { aPanelistRecord } from '../../../../test/panelists.ts';
import { dayOf, hoursOfDay, windowOf } from './day-lanes.model.ts';
import { toNewBooking } from './meeting-request.model.ts';
import { validateMeeting } from './meeting-validation.model.ts';
import { chosenTime, EMPTY_MEETING, minutesBetween } from './meeting-values.model.ts';
import { hoursFit } from './person-times.model.ts';

const HOST = { name: 'Ananya Rao', email: 'ananya@northbridge.example' };
const HOUR = 3_600_000;

const meetingAt = (date: string, start: string, timeZone: string, minutes = 60) => ({
  ...EMPTY_MEETING,
  candidateDetails: {
    ...EMPTY_MEETING.candidateDetails,
    candidateName: 'Meera',
    email: 'meera@mail.example',
  },
  date,
  start,
  minutes,
  timeZone,
});

const sofia = aPanelistRecord();

function fitAt(start: string, minutes: number, weeklyHours = sofia.weeklyHours) {
  const instant = Date.parse(start);
  return hoursFit(
    { weeklyHours, timeZone: 'Europe/Stockholm' },
    { start: instant, end: instant + minutes * 60_000 },
  );
}

test('a span is inside weekly hours only as a whole, on the clock of the person', () => {
  expect(fitAt('2026-11-26T09:30:00Z', 60)).toBe('inside');
  expect(fitAt('2026-11-26T16:00:00Z', 60)).toBe('outside');
  expect(fitAt('2026-11-28T09:30:00Z', 60)).toBe('outside');
  expect(fitAt('2026-11-26T09:30:00Z', 60, [])).toBe('unknown');
});

test('ranges that touch at midnight count as one', () => {
  const night = [
    { day: 4, start: '22:00', end: '24:00' },
    { day: 5, start: '00:00', end: '02:00' },
  ];
  expect(fitAt('2026-11-26T22:00:00Z', 120, night)).toBe('inside');
});

test('hours of another zone fall on the day of the meeting', () => {
  const day = dayOf('2026-11-26', 'Asia/Kolkata');
  const [only] = hoursOfDay(sofia.weeklyHours, sofia.timeZone, day);
  expect(((only?.start ?? 0) - day.start) / HOUR).toBe(13.5);
  expect(((only?.end ?? 0) - day.start) / HOUR).toBe(22);
  expect(windowOf(day, only ? [only] : []).start).toBe(day.start + 8 * HOUR);
});

test('a day on which clocks go back has twenty-five hours', () => {
  const { start, end } = dayOf('2026-10-25', 'Europe/Berlin');
  expect((end - start) / HOUR).toBe(25);
});

test('an end that clocks show twice is sent as the instant meant', () => {
  const values = meetingAt('2026-10-25', '02:15', 'Europe/Berlin', 90);
  expect(chosenTime(values)?.endWall).toBe('2026-10-25T02:45');
  expect(toNewBooking(values, HOST).meetingInfo.endTime).toBe('2026-10-25T01:45:00.000Z');
});

test('an end that is not later on the clock is on the next day', () => {
  expect(minutesBetween('23:30', '00:30')).toBe(60);
  expect(minutesBetween('15:00', '15:45')).toBe(45);
});

test('the place of another way to meet is not sent', () => {
  const values = { ...meetingAt('2030-11-26', '15:00', 'Asia/Kolkata'), mode: 'PHONE' as const };
  const { meetingInfo } = toNewBooking(
    { ...values, meetingLink: 'https://meet.example/a', dialIn: '+44 1632' },
    HOST,
  );
  expect(meetingInfo).toMatchObject({ mode: 'PHONE', dialIn: '+44 1632' });
  expect(meetingInfo).not.toHaveProperty('meetingLink');
});

test('a time that does not exist, is past, or takes too long is refused before sending', () => {
  const wrong = (values: ReturnType<typeof meetingAt>) => validateMeeting(values, HOST);
  expect(wrong(meetingAt('2030-03-31', '02:30', 'Europe/Berlin'))).toHaveProperty('start');
  expect(wrong(meetingAt('2020-01-02', '10:00', 'Asia/Kolkata'))).toEqual({
    date: 'This day is in the past',
  });
  expect(wrong(meetingAt('31/02/2030', '10:00', 'Asia/Kolkata'))).toEqual({
    date: 'Write the date as DD/MM/YYYY',
  });
  expect(wrong(meetingAt('2030-11-26', '10:00', 'Asia/Kolkata', 5))).toHaveProperty('minutes');
  const refusedEnd = { ...meetingAt('2030-11-26', '10:00', 'Asia/Kolkata'), refusedEnd: '09:00' };
  expect(wrong(refusedEnd)).toEqual({ end: 'The end is before the start' });
  expect(wrong(meetingAt('2030-11-26', '10:00', 'Asia/Kolkata'))).toEqual({});
});
