import type { ReminderKind } from '@slotwise/contract/bookings/reminders.schema';
import { describe, expect, test } from 'vitest';
import { someone, theFacts } from '../../../../test/reminder-facts.ts';
import { listDueDates, startFor, SUBJECTS, type Facts } from './reminders.rules.ts';
import { whyPointless, whyTooLate } from './causes.rules.ts';

const NOW = new Date('2026-11-20T09:00:00Z');
const AFTER = new Date('2026-11-26T10:30:00Z');
const ended = theFacts({ status: 'COMPLETED' });
const submitted = theFacts({
  status: 'SUBMITTED',
  startTime: null,
  endTime: null,
  answerDueAt: new Date('2026-11-22T09:00:00Z'),
});
const pick = { sentAt: NOW, expiresAt: new Date('2026-11-30T09:00:00Z') };
const waiting = theFacts({ status: 'AWAITING_CANDIDATE', startTime: null, endTime: null, pick });

/** A reminder as planned when the booking looked like this. */
function reminderIn(facts: Facts, kind: ReminderKind, name: string, dueAt = listDueDates(kind, facts)[0]) {
  if (!dueAt) throw new Error(`No ${kind} is due then.`);
  return {
    kind,
    email: `${name.toLowerCase()}@acme.example`,
    forStart: startFor(SUBJECTS[kind], facts),
    dueAt,
  };
}

describe('a reminder is called off', () => {
  const later = { startTime: new Date('2026-11-27T09:30:00Z'), endTime: new Date('2026-11-27T10:30:00Z') };
  const withoutAsha = theFacts().people.filter(({ name }) => name !== 'Asha');
  const settled = (card: 'SUBMITTED' | 'DISMISSED') => new Map([['asha@acme.example', card]]);
  const allSettled = new Map(['asha', 'arjun'].map((who) => [`${who}@acme.example`, 'SUBMITTED' as const]));

  test.each<[string | null, Facts, Partial<Facts>, [ReminderKind, string]]>([
    [null, theFacts(), {}, ['DAY_BEFORE', 'Asha']],
    [null, theFacts(), { status: 'SELECTED' }, ['DAY_BEFORE', 'Asha']],
    ['The meeting was cancelled', theFacts(), { status: 'CANCELLED' }, ['DAY_BEFORE', 'Meera']],
    ['The candidate was withdrawn', theFacts(), { status: 'WITHDRAWN' }, ['HOUR_BEFORE', 'Asha']],
    ['The candidate was rejected', theFacts(), { status: 'REJECTED' }, ['HOUR_BEFORE', 'Asha']],
    ['The meeting was moved', theFacts(), later, ['DAY_BEFORE', 'Asha']],
    ['No longer on the meeting', theFacts(), { people: withoutAsha }, ['DAY_BEFORE', 'Asha']],
    [
      'Declined the meeting',
      theFacts(),
      { people: [someone('Asha', { rsvp: 'DECLINED' })] },
      ['DAY_BEFORE', 'Asha'],
    ],
    [null, ended, {}, ['FEEDBACK_AT_END', 'Asha']],
    ['Feedback is in', ended, { settled: settled('SUBMITTED') }, ['FEEDBACK_AT_END', 'Asha']],
    ['Feedback was dismissed', ended, { settled: settled('DISMISSED') }, ['FEEDBACK_AFTER_A_DAY', 'Asha']],
    ['No longer on the panel', ended, { people: withoutAsha }, ['FEEDBACK_AFTER_4_HOURS', 'Asha']],
    ['The meeting did not take place', ended, { status: 'NO_SHOW' }, ['FEEDBACK_AT_END', 'Asha']],
    ['The meeting was moved', ended, { status: 'SCHEDULED', ...later }, ['FEEDBACK_AT_END', 'Asha']],
    [null, ended, {}, ['FEEDBACK_OVERDUE', 'Divya']],
    ['Feedback is in', ended, { settled: allSettled }, ['FEEDBACK_OVERDUE', 'Divya']],
    ['No longer in charge', ended, { admins: [] }, ['FEEDBACK_OVERDUE', 'Divya']],
    [null, submitted, {}, ['SUBMISSION_WAITING', 'Ananya']],
    ['The submission was answered', submitted, { status: 'SCHEDULED' }, ['SUBMISSION_WAITING', 'Ananya']],
    ['The submission was declined', submitted, { status: 'REJECTED' }, ['SUBMISSION_WAITING', 'Ananya']],
    ['No longer in charge', submitted, { owners: [] }, ['SUBMISSION_WAITING', 'Ananya']],
    [null, waiting, {}, ['PICK_WAITING', 'Meera']],
    ['A time is set', waiting, { status: 'SCHEDULED' }, ['PICK_WAITING', 'Meera']],
    [
      'The candidate was asked again',
      waiting,
      { pick: { ...pick, sentAt: AFTER } },
      ['PICK_WAITING', 'Meera'],
    ],
  ])('with the cause: %s', (cause, before, change, [kind, name]) => {
    const now = SUBJECTS[kind] === 'MEETING' ? NOW : AFTER;
    expect(whyPointless(reminderIn(before, kind, name), { ...before, ...change }, now)).toBe(cause);
  });
});

describe('a reminder that missed its time', () => {
  test.each<[string | null, ReminderKind, Facts, string]>([
    [null, 'DAY_BEFORE', theFacts(), '2026-11-25T13:30:00Z'],
    ['Too late', 'DAY_BEFORE', theFacts(), '2026-11-25T13:31:00Z'],
    [null, 'HOUR_BEFORE', theFacts(), '2026-11-26T09:29:59Z'],
    ['The meeting has begun', 'HOUR_BEFORE', theFacts(), '2026-11-26T09:30:00Z'],
    [null, 'FEEDBACK_AT_END', ended, '2026-11-26T14:29:00Z'],
    ['Too late', 'FEEDBACK_AT_END', ended, '2026-11-26T14:30:00Z'],
    [null, 'FEEDBACK_AFTER_A_DAY', ended, '2026-12-02T10:30:00Z'],
    ['Too late', 'FEEDBACK_AFTER_A_DAY', ended, '2026-12-05T10:30:00Z'],
    [null, 'SUBMISSION_WAITING', submitted, '2026-11-22T08:59:00Z'],
    ['Too late', 'SUBMISSION_WAITING', submitted, '2026-11-22T09:00:00Z'],
    [null, 'PICK_WAITING', waiting, '2026-11-29T09:00:00Z'],
    ['The link has expired', 'PICK_WAITING', waiting, '2026-11-30T09:00:00Z'],
  ])('%s', (cause, kind, facts, now) => {
    expect(whyTooLate(reminderIn(facts, kind, 'Asha'), facts, new Date(now))).toBe(cause);
  });

  test('is not late if nothing more follows on the same subject', () => {
    const dueAt = submitted.answerDueAt ?? undefined;
    const overdue = reminderIn(submitted, 'SUBMISSION_WAITING', 'Ananya', dueAt);
    expect(whyTooLate(overdue, submitted, new Date('2026-11-24T09:00:00Z'))).toBeNull();
  });
});
