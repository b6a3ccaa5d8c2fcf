import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { aMeetingRevision } from '../../../test/checkers/a-meeting-revision.ts';
import { checkCalendarFeed } from '../../../test/checkers/check-calendar-feed.ts';
import { printEvents, wrapEvents } from './calendar-feed.ts';
import type { MeetingRevision } from './meeting-revision.ts';

const SEED = Number(process.env['FEED_SEED'] ?? Date.now() % 2 ** 31);

/** Text as people and machines write it: separators, quotes, emoji, other scripts, line ends, broken characters. */
const aText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.constantFrom(
    'a;b,c:d"e\\f',
    'नमस्ते दुनिया',
    'שלום; עולם',
    '👩🏽‍💻'.repeat(20),
    'CRLF\r\nBEGIN:VALARM',
    '\ud800',
  ),
);
const aMoment = fc.integer({ min: Date.parse('2024-01-01'), max: Date.parse('2031-12-31') });

const aMeeting = fc.record({
  id: fc.uuid(),
  texts: fc.tuple(aText, aText, aText, aText),
  start: aMoment,
  minutes: fc.integer({ min: 10, max: 720 }),
  zone: fc.constantFrom('Asia/Kolkata', 'America/New_York', 'Australia/Lord_Howe', 'UTC'),
  sequence: fc.nat(40),
  isCancelled: fc.boolean(),
});

function toRevision(made: typeof aMeeting extends fc.Arbitrary<infer T> ? T : never): MeetingRevision {
  const { texts, start, minutes } = made;
  const [job, candidate, panelist, words] = texts;
  const revision = aMeetingRevision();
  const minute = Math.floor(start / 60_000) * 60_000;
  return {
    ...revision,
    uids: { candidate: `${made.id}-c@slotwise.example`, panel: `${made.id}-p@slotwise.example` },
    sequence: made.sequence,
    change: made.isCancelled ? 'CANCELLED' : 'NEW',
    meeting: {
      ...revision.meeting,
      startTime: new Date(minute).toISOString(),
      endTime: new Date(minute + minutes * 60_000).toISOString(),
      timeZone: made.zone,
      jobTitle: job,
      instructions: words,
      candidate: { ...revision.meeting.candidate, name: candidate },
      panel: revision.meeting.panel.map((one) => ({ ...one, name: panelist })),
    },
  };
}

test(`prints a valid calendar with the right times for arbitrary meetings (seed ${SEED})`, () => {
  const meetings = fc.uniqueArray(aMeeting, { maxLength: 8, selector: ({ id }) => id });
  fc.assert(
    fc.property(meetings, aText, (made, name) => {
      const revisions = made.map(toRevision);
      const octets = Buffer.from(wrapEvents(name, printEvents(revisions)));
      expect(checkCalendarFeed(octets)).toEqual([]);
      const events = ICAL.Component.fromString(octets.toString('utf8')).getAllSubcomponents('vevent');
      const read = events.map((component) => {
        const event = new ICAL.Event(component);
        return [
          event.uid,
          event.sequence,
          component.getFirstPropertyValue('status'),
          ...[event.startDate, event.endDate].map((time) => time.toJSDate().toISOString()),
        ];
      });
      expect(read).toEqual(
        revisions.map(({ uids, sequence, change, meeting }) => [
          uids.panel,
          sequence,
          change === 'CANCELLED' ? 'CANCELLED' : 'CONFIRMED',
          meeting.startTime,
          meeting.endTime,
        ]),
      );
    }),
    { numRuns: 200, seed: SEED },
  );
});
