import { expect, test } from 'vitest';
import { meetingChat, type ChatMeeting } from './meeting-chat.ts';

const MEETING: ChatMeeting = {
  startTime: '2026-11-26T09:30:00.000Z',
  endTime: '2026-11-26T10:30:00.000Z',
  timeZone: 'Asia/Kolkata',
  company: 'Northbridge Talent',
  jobTitle: 'Senior Data Engineer',
  place: { mode: 'VIDEO', link: 'https://meet.example/rooms/blue-heron' },
};
const AT = '2026-11-20T09:00:00.000Z';

test('gives a candidate the time in the meeting’s zone if theirs is unknown', () => {
  expect(meetingChat('Meera Iyer', MEETING, { at: AT })).toBe(
    'Hello Meera, your interview with Northbridge Talent for Senior Data Engineer is on Thursday 26/11/2026, 15:00–16:00, Kolkata time (IST). Join: https://meet.example/rooms/blue-heron',
  );
});

test('gives it in their own zone if known, with a note if clocks change before then', () => {
  const text = meetingChat('Meera Iyer', MEETING, {
    readerZone: 'America/New_York',
    at: '2026-10-20T09:00:00.000Z',
  });
  expect(text).toContain(
    'is on Thursday 26/11/2026, 04:30–05:30, New York time (EST). Clocks in New York go back one hour on 01/11/2026.',
  );
  expect(text).not.toContain('Kolkata');
});

test.each<[ChatMeeting['place'], string]>([
  [{ mode: 'VIDEO' }, 'It is by video.'],
  [{ mode: 'PHONE', phone: '+91 98765 43210' }, 'By phone: +91 98765 43210'],
  [{ mode: 'PHONE' }, 'It is by phone.'],
  [{ mode: 'ONSITE', venue: '12 Lake Road, Pune' }, 'Where: 12 Lake Road, Pune'],
])('says how to join, %j', (place, words) => {
  expect(meetingChat('Meera', { ...MEETING, place }, { at: AT }).endsWith(words)).toBe(true);
});

test('only greets while there is no time yet', () => {
  expect(meetingChat('Meera Iyer')).toBe('Hello Meera,');
  expect(meetingChat('https://evil.example')).toBe('Hello,');
});
