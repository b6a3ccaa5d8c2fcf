import type { BookingStatus } from '@slotwise/contract/booking-parts/life.schema';
import { describe, expect, test } from 'vitest';
import { someone, theFacts } from '../../../../test/reminder-facts.ts';
import type { Facts } from './reminders.rules.ts';
import { remindersFor } from './plan-reminders.rules.ts';

/** One line per reminder: what, who gets it, when. */
const getPlan = (facts: Facts, now: string): string[] =>
  remindersFor(facts, new Date(now))
    .map(({ kind, reader, dueAt }) => `${kind} ${reader.name} ${dueAt.toISOString().slice(0, 16)}`)
    .toSorted();

// Thursday 26/11/2026 09:30 to 10:30 UTC.
const MADE = '2026-11-20T09:00:00Z';

describe('before a meeting', () => {
  test('reminds everyone expected twice, and observers never', () => {
    const facts = theFacts({ people: [...theFacts().people, someone('Olu', { role: 'OBSERVER' })] });
    expect(getPlan(facts, MADE)).toEqual([
      'DAY_BEFORE Ananya 2026-11-25T09:30',
      'DAY_BEFORE Arjun 2026-11-25T09:30',
      'DAY_BEFORE Asha 2026-11-25T09:30',
      'DAY_BEFORE Meera 2026-11-25T09:30',
      'HOUR_BEFORE Ananya 2026-11-26T08:30',
      'HOUR_BEFORE Arjun 2026-11-26T08:30',
      'HOUR_BEFORE Asha 2026-11-26T08:30',
      'HOUR_BEFORE Meera 2026-11-26T08:30',
    ]);
  });

  test('reminds a host who also interviews once, and leaves alone someone who declined', () => {
    const facts = theFacts({
      people: [
        someone('Ananya', { role: 'RECRUITER' }),
        someone('Ananya'),
        someone('Asha', { rsvp: 'DECLINED' }),
        someone('Meera', { role: 'CANDIDATE', rsvp: 'TENTATIVE' }),
      ],
    });
    expect(getPlan(facts, '2026-11-26T08:00:00Z')).toEqual([
      'HOUR_BEFORE Ananya 2026-11-26T08:30',
      'HOUR_BEFORE Meera 2026-11-26T08:30',
    ]);
  });

  test.each([
    ['a day and a minute ahead', '2026-11-25T09:29:00Z', 8],
    ['a day ahead to the second', '2026-11-25T09:30:00Z', 4],
    ['an hour and a second ahead', '2026-11-26T08:29:59Z', 4],
    ['an hour ahead', '2026-11-26T08:30:00Z', 0],
    ['after its start', '2026-11-26T09:31:00Z', 0],
  ])('plans no past reminder for a meeting made %s', (_, now, count) => {
    expect(remindersFor(theFacts(), new Date(now))).toHaveLength(count);
  });

  test('hours are elapsed time in the night of a clock change', () => {
    // 29/03/2026 10:00 in Berlin, some hours after clocks went forward: the day before it was 09:00 there.
    const startTime = new Date('2026-03-29T08:00:00Z');
    const facts = theFacts({ startTime, endTime: new Date('2026-03-29T09:00:00Z') });
    expect(getPlan(facts, '2026-03-20T08:00:00Z')[0]).toBe('DAY_BEFORE Ananya 2026-03-28T08:00');
  });

  test.each<[BookingStatus, number]>([
    ['SCHEDULED', 8],
    // Selected before the meeting took place: it still does, and its scorecards are owed.
    ['SELECTED', 8 + 6 + 2],
    ['CANCELLED', 0],
    ['REJECTED', 0],
    ['WITHDRAWN', 0],
    ['NO_SHOW', 0],
    ['ONBOARDED', 0],
    ['DRAFT', 0],
  ])('of a booking that is %s', (status, count) => {
    expect(remindersFor(theFacts({ status }), new Date(MADE))).toHaveLength(count);
  });

  test('sample data reminds no one', () => {
    expect(remindersFor(theFacts({ isSample: true }), new Date(MADE))).toEqual([]);
  });
});

describe('after a meeting', () => {
  const ended = theFacts({ status: 'COMPLETED' });

  test('asks for a missing scorecard three times, then tells the recruiter in charge and the administrators', () => {
    const people = [...ended.people, someone('Olu', { required: false })];
    const settled = new Map([['arjun@acme.example', 'SUBMITTED' as const]]);
    expect(getPlan({ ...ended, people, settled }, '2026-11-26T10:30:00Z')).toEqual([
      'FEEDBACK_AFTER_4_HOURS Asha 2026-11-26T14:30',
      'FEEDBACK_AFTER_A_DAY Asha 2026-11-27T10:30',
      'FEEDBACK_AT_END Asha 2026-11-26T10:30',
      'FEEDBACK_OVERDUE Ananya 2026-11-28T10:30',
      'FEEDBACK_OVERDUE Divya 2026-11-28T10:30',
    ]);
  });

  test('asks an administrator who owes one for it, without reporting them as late', () => {
    const admins = [{ name: 'Asha', email: 'asha@acme.example' }];
    const late = getPlan({ ...ended, admins }, '2026-11-26T10:30:00Z').filter((line) =>
      line.includes('OVERDUE'),
    );
    expect(late).toEqual(['FEEDBACK_OVERDUE Ananya 2026-11-28T10:30']);
  });

  test.each([
    ['five hours', '2026-11-26T15:30:00Z', ['AFTER_4_HOURS', 'AFTER_A_DAY', 'OVERDUE']],
    ['three days', '2026-11-29T10:30:00Z', ['AFTER_A_DAY', 'OVERDUE']],
    ['two weeks', '2026-12-10T10:30:00Z', []],
  ])('sends only the latest of the reminders missed for %s', (_, now, kinds) => {
    const planned = new Set(remindersFor(ended, new Date(now)).map(({ kind }) => kind));
    expect([...planned]).toEqual(kinds.map((kind) => `FEEDBACK_${kind}`));
  });

  test('asks for nothing once all are in, or the candidate is rejected', () => {
    const settled = new Map(['asha', 'arjun'].map((who) => [`${who}@acme.example`, 'DISMISSED' as const]));
    expect(remindersFor({ ...ended, settled }, new Date('2026-11-26T10:30:00Z'))).toEqual([]);
    expect(remindersFor({ ...ended, status: 'REJECTED' }, new Date('2026-11-26T10:30:00Z'))).toEqual([]);
  });
});

describe('while an answer is awaited', () => {
  test('reminds the client’s recruiters before the answer is due, and when it is', () => {
    const facts = theFacts({
      status: 'SUBMITTED',
      startTime: null,
      endTime: null,
      answerDueAt: new Date('2026-11-22T09:00:00Z'),
    });
    expect(getPlan(facts, MADE)).toEqual([
      'SUBMISSION_WAITING Ananya 2026-11-21T21:00',
      'SUBMISSION_WAITING Ananya 2026-11-22T09:00',
    ]);
    expect(getPlan(facts, '2026-11-21T22:00:00Z')).toEqual(['SUBMISSION_WAITING Ananya 2026-11-22T09:00']);
  });

  test('asks the candidate for a time once, two days after the link', () => {
    const pick = { sentAt: new Date(MADE), expiresAt: new Date('2026-11-30T09:00:00Z') };
    const facts = theFacts({ status: 'AWAITING_CANDIDATE', startTime: null, endTime: null, pick });
    expect(getPlan(facts, MADE)).toEqual(['PICK_WAITING Meera 2026-11-22T09:00']);
    expect(getPlan({ ...facts, pick: null }, MADE)).toEqual([]);
  });
});
