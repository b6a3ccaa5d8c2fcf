import { describe, expect, test } from 'vitest';
import { aCalendar, anEvent } from '../../../test/ics-text.ts';
import { readBusyTimes } from './read-busy-times.ts';

const HORIZON = { start: Date.parse('2026-03-02T09:00:00Z'), end: Date.parse('2028-03-01T00:00:00Z') };

/** Busy spans as `start/end` in UTC, to the minute. */
function busy(ics: string, timeZone = 'Asia/Kolkata', horizon = HORIZON): string[] {
  const question = { ics, timeZone, horizon, email: 'asha@acme.example', ownHost: 'slots.acme.example' };
  const at = (millis: number) => new Date(millis).toISOString().slice(0, 16);
  return readBusyTimes(question).map(({ start, end }) => `${at(start)}/${at(end)}`);
}

const busyWith = (...lines: string[]) => busy(aCalendar(anEvent(...lines)));

/** An instant as written in a calendar file. */
const toStamp = (millis: number): string => new Date(millis).toISOString().replaceAll(/[-:]|\.\d+/g, '');

describe('single events', () => {
  test.each([
    ['in UTC', ['DTSTART:20260310T090000Z', 'DTEND:20260310T100000Z'], '2026-03-10T09:00/2026-03-10T10:00'],
    [
      'in a zone of the IANA database',
      ['DTSTART;TZID=America/New_York:20260310T090000', 'DURATION:PT1H30M'],
      '2026-03-10T13:00/2026-03-10T14:30',
    ],
    [
      'in a zone behind a prefix',
      ['DTSTART;TZID=/example.org/20260101_1/Europe/Berlin:20260310T090000', 'DURATION:PT1H'],
      '2026-03-10T08:00/2026-03-10T09:00',
    ],
    [
      'without a zone, on the owner’s clocks',
      ['DTSTART:20260310T090000', 'DTEND:20260310T100000'],
      '2026-03-10T03:30/2026-03-10T04:30',
    ],
    [
      'that takes a whole day on the owner’s clocks',
      ['DTSTART;VALUE=DATE:20260310'],
      '2026-03-09T18:30/2026-03-10T18:30',
    ],
    [
      'that takes several days',
      ['DTSTART;VALUE=DATE:20260310', 'DTEND;VALUE=DATE:20260313'],
      '2026-03-09T18:30/2026-03-12T18:30',
    ],
    ['whose day is not marked as one', ['DTSTART:20260310'], '2026-03-09T18:30/2026-03-10T18:30'],
    [
      'that begins in one zone and ends in another',
      ['DTSTART;TZID=Asia/Kolkata:20260310T020000', 'DTEND;TZID=Europe/London:20260310T070000'],
      '2026-03-09T20:30/2026-03-10T07:00',
    ],
    [
      'that is under way',
      ['DTSTART:20260301T000000Z', 'DTEND:20260303T000000Z'],
      '2026-03-02T09:00/2026-03-03T00:00',
    ],
  ])('counts an event %s as busy', (_title, lines, expected) => {
    expect(busyWith(...lines)).toEqual([expected]);
  });

  test('gives a day with a clock change its actual length', () => {
    const ics = aCalendar(anEvent('DTSTART;VALUE=DATE:20260329'));
    expect(busy(ics, 'Europe/Berlin')).toEqual(['2026-03-28T23:00/2026-03-29T22:00']);
  });

  test.each([
    ['is shown as free', ['TRANSP:TRANSPARENT']],
    ['is free in Outlook', ['X-MICROSOFT-CDO-BUSYSTATUS:FREE']],
    ['is worked through elsewhere', ['X-MICROSOFT-CDO-BUSYSTATUS:WORKINGELSEWHERE']],
    ['is cancelled', ['STATUS:CANCELLED']],
    ['was declined', ['ATTENDEE;CN="Rao; Asha";PARTSTAT=DECLINED:mailto:Asha@acme.example']],
    ['is over', ['DTSTART:20260301T090000Z']],
    ['takes no time', ['DTEND:20260310T090000Z']],
    ['is a meeting of ours', ['UID:0198a000-0000-7000-8000-0000000000a1-p@slots.acme.example']],
  ])('does not count an event that %s as busy', (_title, lines) => {
    const named = (name: string) => lines.some((line) => line.startsWith(name));
    const rest = [
      ...(named('DTSTART') ? [] : ['DTSTART:20260310T090000Z']),
      ...(named('DTEND') ? [] : ['DURATION:PT1H']),
    ];
    expect(busyWith(...rest, ...lines)).toEqual([]);
  });

  test('counts an event of another installation, tentative, or declined by someone else', () => {
    const lines = ['DTSTART:20260310T090000Z', 'DURATION:PT1H', 'STATUS:TENTATIVE'];
    const uid = 'UID:0198a000-0000-7000-8000-0000000000a1-p@other.example';
    expect(busyWith(...lines, uid, 'ATTENDEE;PARTSTAT=DECLINED:mailto:ben@acme.example')).toHaveLength(1);
  });

  test('cuts an event longer than a lifetime at the horizon', () => {
    expect(busyWith('DTSTART;VALUE=DATE:20260310', 'DURATION:P99999999999D')).toEqual([
      '2026-03-09T18:30/2028-03-01T00:00',
    ]);
  });

  test('merges events that overlap or touch into one span', () => {
    const hours = ['09', '10', '11', '14'].map((hour) =>
      anEvent(`DTSTART:20260310T${hour}0000Z`, 'DURATION:PT1H'),
    );
    expect(busy(aCalendar(...hours, ...hours))).toEqual([
      '2026-03-10T09:00/2026-03-10T12:00',
      '2026-03-10T14:00/2026-03-10T15:00',
    ]);
  });

  test('counts nothing in a CANCEL message as busy', () => {
    const ics = aCalendar('METHOD:CANCEL', anEvent('DTSTART:20260310T090000Z', 'DURATION:PT1H'));
    expect(busy(ics)).toEqual([]);
  });

  test('counts the busy periods of VFREEBUSY only', () => {
    const ics = aCalendar(
      'BEGIN:VFREEBUSY',
      'FREEBUSY:20260310T090000Z/PT1H,20260311T090000Z/20260311T110000Z',
      'FREEBUSY;FBTYPE=FREE:20260312T090000Z/PT1H',
      'FREEBUSY;FBTYPE=BUSY-TENTATIVE:20260313T090000Z/PT1H',
      'END:VFREEBUSY',
    );
    expect(busy(ics)).toEqual([
      '2026-03-10T09:00/2026-03-10T10:00',
      '2026-03-11T09:00/2026-03-11T11:00',
      '2026-03-13T09:00/2026-03-13T10:00',
    ]);
  });
});

describe('series', () => {
  const WEEK = { start: HORIZON.start, end: Date.parse('2026-04-05T00:00:00Z') };
  const weeks = (...components: string[]) => busy(aCalendar(...components), 'Europe/Berlin', WEEK);
  const weekly = (...lines: string[]) =>
    anEvent('UID:weekly', 'DTSTART;TZID=Europe/Berlin:20200106T100000', 'DURATION:PT1H', ...lines);

  test('expands an endless series up to the horizon, on its own clocks across a clock change', () => {
    expect(weeks(weekly('RRULE:FREQ=WEEKLY'))).toEqual([
      '2026-03-02T09:00/2026-03-02T10:00',
      '2026-03-09T09:00/2026-03-09T10:00',
      '2026-03-16T09:00/2026-03-16T10:00',
      '2026-03-23T09:00/2026-03-23T10:00',
      '2026-03-30T08:00/2026-03-30T09:00',
    ]);
  });

  test('applies exceptions: removed, moved, longer and cancelled occurrences', () => {
    const moved = (id: string, ...lines: string[]) =>
      anEvent('UID:weekly', `RECURRENCE-ID;TZID=Europe/Berlin:${id}`, ...lines);
    expect(
      weeks(
        moved('20260309T100000', 'DTSTART;TZID=Europe/Berlin:20260310T150000', 'DURATION:PT3H'),
        weekly('RRULE:FREQ=WEEKLY;UNTIL=20260323T090000Z', 'EXDATE:20260302T090000Z'),
        moved('20260316T100000', 'DTSTART;TZID=Europe/Berlin:20260316T100000', 'STATUS:CANCELLED'),
      ),
    ).toEqual(['2026-03-10T14:00/2026-03-10T17:00', '2026-03-23T09:00/2026-03-23T10:00']);
  });

  test('moves all following occurrences with a change to this and all following', () => {
    const change = anEvent(
      'UID:weekly',
      'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20260316T100000',
      'DTSTART;TZID=Europe/Berlin:20260317T110000',
      'DURATION:PT2H',
    );
    expect(weeks(weekly('RRULE:FREQ=WEEKLY;COUNT=325'), change)).toEqual([
      '2026-03-02T09:00/2026-03-02T10:00',
      '2026-03-09T09:00/2026-03-09T10:00',
      '2026-03-17T10:00/2026-03-17T12:00',
      '2026-03-24T10:00/2026-03-24T12:00',
    ]);
  });

  test('counts each added day, and each added period with its own end, once', () => {
    const lines = [
      'UID:added',
      'DTSTART:20260303T090000Z',
      'DURATION:PT1H',
      'RDATE:20260304T090000Z,20260303T090000Z',
      'RDATE;VALUE=PERIOD:20260305T090000Z/PT2H',
    ];
    expect(weeks(anEvent(...lines))).toEqual([
      '2026-03-03T09:00/2026-03-03T10:00',
      '2026-03-04T09:00/2026-03-04T10:00',
      '2026-03-05T09:00/2026-03-05T11:00',
    ]);
  });

  test('ends a monthly whole-day series on its last date', () => {
    const lines = ['DTSTART;VALUE=DATE:20260105', 'RRULE:FREQ=MONTHLY;BYDAY=1MO;UNTIL=20260302'];
    expect(weeks(anEvent(...lines))).toEqual(['2026-03-02T09:00/2026-03-02T23:00']);
  });

  test('uses the newest version of a series', () => {
    const old = weekly('RRULE:FREQ=WEEKLY', 'SEQUENCE:1');
    const present = anEvent('UID:weekly', 'SEQUENCE:2', 'DTSTART:20260305T090000Z', 'DURATION:PT1H');
    expect(weeks(present, old)).toEqual(['2026-03-05T09:00/2026-03-05T10:00']);
  });

  test('follows the clocks that the file describes', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Office Time',
      'BEGIN:STANDARD',
      'DTSTART:16011028T030000',
      'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0100',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:16010325T020000',
      'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'END:DAYLIGHT',
      'END:VTIMEZONE',
    ];
    const event = anEvent(
      'DTSTART;TZID=Office Time:20260323T100000',
      'DURATION:PT1H',
      'RRULE:FREQ=WEEKLY;UNTIL=20260330T080000Z',
    );
    expect(busy(aCalendar(...zone, event))).toEqual([
      '2026-03-23T09:00/2026-03-23T10:00',
      '2026-03-30T08:00/2026-03-30T09:00',
    ]);
  });
});

describe('an error says what to do', () => {
  test.each([
    ['another kind of file', 'PK\u0003\u0004 docx', 'not a calendar file'],
    ['nothing', '', 'not a calendar file'],
    ['a file that is cut off', aCalendar(anEvent('DTSTART:20260310')).slice(0, -20), 'end is missing'],
    ['a broken line', aCalendar('no colon here'), 'line of it cannot be read'],
    [
      'an unknown rule',
      aCalendar(anEvent('DTSTART:20260310', 'RRULE:FREQ=OFTEN')),
      'line of it cannot be read',
    ],
    [
      'the 30th of February',
      aCalendar(anEvent('DTSTART;VALUE=DATE:20260230')),
      'date or a time that does not exist',
    ],
    [
      'a last day that is none',
      aCalendar(anEvent('DTSTART:20260310T090000Z', 'RRULE:FREQ=DAILY;UNTIL=NOT')),
      'something in it cannot be read',
    ],
    ['hour 25', aCalendar(anEvent('DTSTART:20260310T250000Z')), 'date or a time that does not exist'],
    [
      'a length that is none',
      aCalendar(anEvent('DTSTART:20260310T090000Z', 'DURATION:soon')),
      'length of an event',
    ],
    [
      'a zone that no one describes',
      aCalendar(anEvent('DTSTART;TZID=Narnia Standard Time:20260310T090000')),
      '“Narnia Standard Time”',
    ],
    [
      'an event of every second',
      aCalendar(anEvent('DTSTART:20260310T090000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY;INTERVAL=2')),
      'more than 5000 busy times',
    ],
    [
      'an event of every second since long ago',
      aCalendar(anEvent('DTSTART:20200310T090000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY')),
      'repeat too often',
    ],
    [
      'thousands of appointments',
      aCalendar(
        ...Array.from({ length: 5001 }, (_, index) =>
          anEvent(
            `DTSTART:${toStamp(Date.parse('2026-03-10T00:00:00Z') + index * 7_200_000)}`,
            'DURATION:PT1H',
          ),
        ),
      ),
      'more than 5000 busy times',
    ],
  ])('%s', (_title, ics, message) => {
    expect(() => busy(ics)).toThrow(message);
  });
});

test('reads a large calendar of ordinary appointments', () => {
  const past = Array.from({ length: 2000 }, () => anEvent('DTSTART:20200310T090000Z', 'DURATION:PT1H'));
  const series = Array.from({ length: 60 }, (_, index) =>
    anEvent(
      `UID:series-${index}`,
      `DTSTART;TZID=Asia/Kolkata:20200106T${String(9 + (index % 8)).padStart(2, '0')}0000`,
      'DURATION:PT30M',
      'RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
    ),
  );
  expect(busy(aCalendar(...past, ...series)).length).toBeGreaterThan(4000);
});
