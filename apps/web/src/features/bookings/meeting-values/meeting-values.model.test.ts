import { expect, test } from 'vitest';
import { toNewBooking } from '#features/meeting-form/values/meeting-request.model.ts';
import { validateMeeting } from '#features/meeting-form/values/meeting-validation.model.ts';
import { aPanelistRecord } from '../../../../test/panelists.ts';
import { newSeat } from './seat.model.ts';
import { chosenTime, EMPTY_MEETING, minutesBetween } from './meeting-values.model.ts';

const HOST = { name: 'Ananya Rao', email: 'ananya@northbridge.example' };

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

test('an end at a wall time that occurs twice is sent as the instant meant', () => {
  const values = meetingAt('2026-10-25', '02:15', 'Europe/Berlin', 90);
  expect(chosenTime(values)?.endWall).toBe('2026-10-25T02:45');
  expect(toNewBooking(values, HOST).meetingInfo.endTime).toBe('2026-10-25T01:45:00.000Z');
});

test('an end that is not later on the clock is on the next day', () => {
  expect(minutesBetween('23:30', '00:30')).toBe(60);
  expect(minutesBetween('15:00', '15:45')).toBe(45);
});

test('the place of another meeting mode is not sent', () => {
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

test('a trainee joins as optional, everyone else as required', () => {
  const toSeat = (level: 'TRAINEE' | 'LEAD') => newSeat({ ...aPanelistRecord(), level });
  expect([toSeat('TRAINEE').required, toSeat('LEAD').required]).toEqual([false, true]);
});
