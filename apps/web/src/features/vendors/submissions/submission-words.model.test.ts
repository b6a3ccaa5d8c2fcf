import { expect, test } from 'vitest';
import { aSubmission, aSubmittedBooking } from '../../../../test/vendors.ts';
import { answerClock, answerText, feedbackClock, ownedText, rateText } from './submission-words.model.ts';

const at = (clock: string) => Date.parse(`2026-11-${clock}:00.000Z`);
const iso = (clock: string) => new Date(at(clock)).toISOString();
const submitted = { submittedAt: iso('20T09:00'), answerDueAt: iso('22T09:00') };

test('a client sees how long it still has for its first answer, or how long it is overdue', () => {
  const booking = aSubmittedBooking(submitted);
  expect(answerClock(booking, at('21T12:00'))).toEqual({ text: 'due in 21 h', state: 'fine' });
  expect(answerClock(booking, at('22T11:30'))).toEqual({ text: 'overdue by 2 h 30 min', state: 'overdue' });
});

test('an answer stops its clock, and one after the agreed time is marked late', () => {
  const answered = (clock: string) =>
    answerClock(
      aSubmittedBooking({ ...submitted, answeredAt: iso(clock), answer: 'ACCEPTED' }),
      at('25T09:00'),
    );
  expect(answered('20T12:00')).toEqual({ text: 'after 3 h', state: 'fine' });
  expect(answered('23T09:00')).toEqual({ text: 'after 3 days', state: 'late' });
});

test('a candidate withdrawn before any answer has no clock, nor does a meeting without a submission', () => {
  expect(
    answerClock(aSubmittedBooking(submitted, { bookingStatus: 'WITHDRAWN' }), at('25T09:00')),
  ).toBeNull();
  expect(answerClock(aSubmittedBooking({}, { submission: null }), at('25T09:00'))).toBeNull();
});

function held(submission: object, bookingStatus: 'COMPLETED' | 'SCHEDULED' = 'COMPLETED') {
  const { meetingInfo } = aSubmittedBooking();
  const times = { startTime: iso('24T09:00'), endTime: iso('24T10:00') };
  return aSubmittedBooking(submission, { bookingStatus, meetingInfo: { ...meetingInfo, ...times } });
}

test('the feedback clock runs from the meeting’s end to its first scorecard', () => {
  expect(feedbackClock(held({}, 'SCHEDULED'), at('24T09:30'))).toBeNull();
  expect(feedbackClock(held({}), at('24T16:00'))).toEqual({ text: 'due in 18 h', state: 'fine' });
  expect(feedbackClock(held({}), at('25T12:00'))).toEqual({ text: 'overdue by 2 h', state: 'overdue' });
  expect(feedbackClock(held({ feedbackAt: iso('24T12:00') }), at('29T09:00'))).toEqual({
    text: 'after 2 h',
    state: 'fine',
  });
  expect(feedbackClock(held({ feedbackAt: iso('26T10:00') }), at('29T09:00'))).toEqual({
    text: 'after 2 days',
    state: 'late',
  });
});

test('a scorecard written during the meeting counts as before its end', () => {
  expect(feedbackClock(held({ feedbackAt: iso('24T09:50') }), at('29T09:00'))).toEqual({
    text: 'before it ended',
    state: 'fine',
  });
});

test('a supplier sees the answer, and the reason for a no', () => {
  expect(answerText(aSubmission())).toBe('');
  expect(answerText(aSubmission({ answer: 'ACCEPTED' }))).toBe('Accepted');
  const declineReason = { code: 'NOTICE' as const, text: '' };
  expect(answerText(aSubmission({ answer: 'DECLINED', declineReason }))).toBe('Declined: notice period');
});

test.each([
  ['NONE', null, ''],
  ['PENDING_CONFIRMATION', null, 'not confirmed'],
  ['OWNED', '2027-05-10T19:00:00.000Z', '11/05/2027'],
  ['CONFLICT', null, 'disputed'],
  ['EXPIRED', '2026-01-01T00:00:00.000Z', 'ended'],
] as const)('shows an ownership of %s with the dates of the reader’s calendar', (state, until, text) => {
  const booking = aSubmittedBooking({}, { ownership: { state, until } });
  expect(ownedText(booking, 'Asia/Kolkata')).toBe(text);
});

test('an unnamed rate shows as none, and a named one above its unit', () => {
  expect(rateText(aSubmission({ billRate: '' }))).toBeNull();
  expect(rateText(aSubmission())).toEqual({ amount: 'INR 1,850.00', unit: 'per hour' });
  expect(rateText(aSubmission({ billRate: '92.50', rateUnit: null }))).toEqual({
    amount: 'INR 92.50',
    unit: '',
  });
});
