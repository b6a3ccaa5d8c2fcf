import { createBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import { cancelBooking, reviseBooking } from '@slotwise/contract/bookings/changes.endpoints';
import { saveDraft } from '@slotwise/contract/bookings/drafts.endpoints';
import { getRecruiter } from '@slotwise/contract/recruiters/recruiters.endpoints';
import { aBooking, aCandidate, aMeeting } from '@slotwise/test-data/a-booking';
import { afterAll, expect, test } from 'vitest';
import { readRooms } from '#lib/settings/read-setting.ts';
import { startTestApp } from '../../../../test/test-app.ts';
import { newRoomAt } from './video-rooms.rules.ts';

const app = await startTestApp({ config: { videoRooms: readRooms('https://meet.jit.si/') } });
const { call } = app;
afterAll(app.stop);
const admin = await app.signUp('Northbridge Talent');

const ROOM = /^https:\/\/meet\.jit\.si\/slotwise-[\da-f]{32}$/;
let day = 0;
function aDay() {
  day += 1;
  const date = `2026-04-${String(day).padStart(2, '0')}`;
  return { startTime: `${date}T10:00`, endTime: `${date}T11:00`, timeZone: 'Asia/Kolkata' };
}
async function book(meetingInfo: object, more: object = {}) {
  const candidateDetails = aCandidate({ email: `candidate${day}@candidate.example` });
  const body = aBooking({ meetingInfo: aMeeting({ ...aDay(), ...meetingInfo }), candidateDetails, ...more });
  const made = await call(createBooking, { body }, admin);
  return { bookingId: made.bookingId ?? '', link: made.data?.meetingInfo.meetingLink };
}
async function revise(bookingId: string, body: object) {
  const answer = await call(reviseBooking, { body: { bookingId, ...body } }, admin);
  return answer.data?.meetingInfo.meetingLink;
}

test('a video meeting without a link gets its own room, which its mails name', async () => {
  const [one, other] = [await book({ meetingLink: '' }), await book({ meetingLink: '' })];
  expect(one.link).toMatch(ROOM);
  expect(other.link).toMatch(ROOM);
  expect(one.link).not.toBe(other.link);
  const mails = await app.mailsTo(admin.email);
  const mail = mails.find(({ bookingId }) => bookingId === one.bookingId);
  expect(mail?.message?.calendar?.ics.replaceAll('\r\n ', '')).toContain(`LOCATION:${one.link}\r\n`);
  const person = await call(getRecruiter, { query: { userId: admin.userId } }, admin);
  expect(person.data?.offersVideoRooms).toBe(true);
});

test('a typed link wins, and other modes need no room', async () => {
  expect((await book({})).link).toBe('https://meet.example/rooms/blue-heron');
  expect((await book({ meetingLink: '', mode: 'ONSITE', venue: 'Pune' })).link).toBe('');
});

test('it stays through moves and when a cancelled meeting is reopened', async () => {
  const { bookingId, link } = await book({ meetingLink: '' });
  expect(await revise(bookingId, { meetingInfo: aDay() })).toBe(link);
  await call(cancelBooking, { query: { bookingId }, body: null }, admin);
  expect(await revise(bookingId, { meetingInfo: aDay() })).toBe(link);
  expect(await revise(bookingId, { meetingLink: 'https://meet.example/own' })).toBe(
    'https://meet.example/own',
  );
  expect(await revise(bookingId, { meetingLink: '' })).toMatch(ROOM);
});

test('a draft gets one on being scheduled', async () => {
  const draft = await call(saveDraft, { body: { jobTitle: 'Engineer' } }, admin);
  expect(draft.data?.meetingInfo.meetingLink).toBe('');
  expect((await book({ meetingLink: '' }, { bookingId: draft.bookingId })).link).toMatch(ROOM);
});

test.each([
  ['https://meet.jit.si', /^https:\/\/meet\.jit\.si\/slotwise-[\da-f]{32}$/],
  ['https://meet.acme.example/team-', /^https:\/\/meet\.acme\.example\/team-slotwise-[\da-f]{32}$/],
  ['https://video.example/r/{room}?x=1', /^https:\/\/video\.example\/r\/slotwise-[\da-f]{32}\?x=1$/],
])('rooms are made of %s', (setting, room) => {
  expect(newRoomAt(readRooms(setting))).toMatch(room);
});

test.each(['http://meet.jit.si/', 'meet.jit.si', 'https://{room}.example/', 'javascript:{room}'])(
  'refuses %s as a setting for rooms',
  (setting) => expect(() => readRooms(setting)).toThrow('must be an address'),
);
