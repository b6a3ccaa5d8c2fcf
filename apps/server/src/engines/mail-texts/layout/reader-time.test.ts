import { describe, expect, test } from 'vitest';
import { aMeeting, aMeetingRevision } from '../../../../test/checkers/a-meeting-revision.ts';
import { bookingNotice } from '../booking-notice.ts';
import { mailsOfRevision } from '../mails-of-revision.ts';
import { clockWarning, timeFacts, type ReaderTime } from './reader-time.ts';

const aTime = (changes: Partial<ReaderTime> = {}): ReaderTime => ({
  startTime: '2027-04-08T13:00:00.000Z',
  timeZone: 'Europe/London',
  readerZone: 'Europe/London',
  at: '2027-03-20T09:00:00.000Z',
  ...changes,
});

describe('clock changes between the mail and the meeting', () => {
  test.each<[string, Partial<ReaderTime>, string]>([
    [
      'in spring, of the reader',
      { readerZone: 'Europe/Berlin' },
      'Clocks in Berlin go forward one hour on 28/03/2027.',
    ],
    [
      'in autumn, of the reader',
      {
        readerZone: 'America/New_York',
        at: '2027-10-20T09:00:00.000Z',
        startTime: '2027-11-08T13:00:00.000Z',
      },
      'Clocks in New York go back one hour on 07/11/2027.',
    ],
    [
      'south of the equator',
      { readerZone: 'Australia/Sydney' },
      'Clocks in Sydney go back one hour on 04/04/2027.',
    ],
    [
      'by half an hour',
      { readerZone: 'Australia/Lord_Howe' },
      'Clocks in Lord Howe go back 30 minutes on 04/04/2027.',
    ],
    [
      'of the meeting alone',
      { readerZone: 'Asia/Kolkata' },
      'Clocks in London go forward one hour on 28/03/2027.',
    ],
    [
      'of the meeting, for a reader whose zone is not known',
      { readerZone: undefined },
      'Clocks in London go forward one hour on 28/03/2027.',
    ],
    [
      'of a zone without a city',
      { readerZone: 'EST5EDT', at: '2027-03-01T09:00:00.000Z' },
      'Clocks in EST5EDT go forward one hour on 14/03/2027.',
    ],
  ])('%s cause a warning', (_whose, changes, warning) => {
    expect(clockWarning(aTime(changes))).toBe(`${warning} The times here allow for it.`);
  });

  test.each<[string, Partial<ReaderTime>]>([
    ['nowhere', { timeZone: 'Asia/Kolkata', readerZone: 'Asia/Tokyo' }],
    ['only before the mail', { at: '2027-03-28T01:00:00.000Z' }],
    ['only after the meeting', { startTime: '2027-03-28T00:59:00.000Z' }],
    ['only after the mail about a meeting that is over', { at: '2027-04-20T09:00:00.000Z' }],
  ])('%s are not', (_when, changes) => {
    expect(clockWarning(aTime(changes))).toBe('');
  });

  test('cause a warning at the very minute of the meeting', () => {
    expect(clockWarning(aTime({ startTime: '2027-03-28T01:00:00.000Z' }))).toContain('28/03/2027');
  });
});

describe('the time of a notice', () => {
  const listFacts = (when: ReaderTime | undefined) =>
    timeFacts(when).map(({ label, content }) => `${label}: ${content.join('')}`);

  test('gives the time in the reader’s zone, then in the meeting’s, with the day if it differs', () => {
    expect(listFacts(aTime({ readerZone: 'Pacific/Auckland' }))).toEqual([
      'Time: 09/04/2027 01:00 Auckland time',
      'Meeting’s time zone: 08/04/2027 14:00 London time',
      'Clocks: Clocks in Auckland go back one hour on 04/04/2027. The times here allow for it.',
    ]);
  });

  test('gives it once if both zones show the same, and leaves it out if none is set', () => {
    const same = aTime({ readerZone: 'Europe/Lisbon', at: '2027-04-01T00:00:00.000Z' });
    expect(listFacts(same)).toEqual(['Time: 08/04/2027 14:00 London time']);
    expect(listFacts(undefined)).toEqual([]);
  });

  test('is part of its mail', () => {
    const names = { company: 'Northbridge Talent', readerName: 'Ananya Rao', byName: 'Arjun Menon' };
    const about = { candidateName: 'Meera Iyer', jobTitle: '', roundName: '' };
    const url = 'https://slotwise.example/viewmeeting/b1';
    const when = aTime({ readerZone: 'Asia/Kolkata' });
    const { text, html } = bookingNotice({ kind: 'assigned', ...names, ...about, url, when });
    expect(text).toContain(
      'Time: 08/04/2027 18:30 Kolkata time\nMeeting’s time zone: 08/04/2027 14:00 London time\n',
    );
    expect(html).toContain('Clocks in London go forward one hour on 28/03/2027.');
  });
});

test('each reader of one meeting gets their own zone, and their own warning', () => {
  const zones = ['Asia/Kolkata', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu'];
  const [recruiter, candidate, ...panel] = zones.map((timeZone) => ({
    name: `Reader in ${timeZone}`,
    email: `${timeZone.replace('/', '.').toLowerCase()}@northbridge.example`,
    required: true,
    timeZone,
  }));
  if (!recruiter || !candidate) throw new Error('There are four readers.');
  const meeting = aMeeting({
    startTime: '2027-03-29T13:30:00.000Z',
    endTime: '2027-03-29T14:30:00.000Z',
    recruiter,
    candidate,
    panel,
  });
  const shownTimes = mailsOfRevision(aMeetingRevision({ meeting, at: '2027-03-10T08:00:00.000Z' })).map(
    ({ recipient, mail }) => [
      recipient.timeZone,
      / on (.*): /.exec(mail.subject)?.[1] ?? '',
      /(..:..–..:..)\n +(.*?\))/.exec(mail.text)?.slice(1).join(' ') ?? '',
      /Meeting’s time zone: (.*)/.exec(mail.text)?.[1] ?? '',
      /Clocks in .*/.exec(mail.text)?.[0] ?? '',
    ],
  );
  expect(shownTimes).toEqual([
    [
      'Europe/Berlin',
      '29/03/2027 15:30 Berlin time',
      '15:30–16:30 Berlin time (CEST)',
      'Monday 29/03/2027 19:00–20:00, Kolkata time (IST)',
      'Clocks in Berlin go forward one hour on 28/03/2027. The times here allow for it.',
    ],
    ['Asia/Kolkata', '29/03/2027 19:00 Kolkata time', '19:00–20:00 Kolkata time (IST)', '', ''],
    [
      'America/New_York',
      '29/03/2027 09:30 New York time',
      '09:30–10:30 New York time (EDT)',
      'Monday 29/03/2027 19:00–20:00, Kolkata time (IST)',
      'Clocks in New York go forward one hour on 14/03/2027. The times here allow for it.',
    ],
    [
      'Asia/Kathmandu',
      '29/03/2027 19:15 Kathmandu time',
      '19:15–20:15 Kathmandu time (UTC+5:45)',
      'Monday 29/03/2027 19:00–20:00, Kolkata time (IST)',
      '',
    ],
  ]);
});
