import type { BookingStatus } from '@slotwise/contract/booking-parts/life.schema';
import { describe, expect, test } from 'vitest';
import {
  whyNoCancellation,
  whyNoInvitation,
  whyNoNotice,
  type Present,
  type MailedEntry,
} from './mail-truth.rules.ts';

const NOW = new Date('2026-11-20T09:00:00Z');
const START = new Date('2026-11-26T09:30:00Z');
const END = new Date('2026-11-26T10:30:00Z');

const thePresent = (present: Partial<Present> = {}): Present => ({
  booking_status: 'SCHEDULED',
  start_time: START,
  end_time: END,
  candidate_email: 'meera@mail.example',
  recruiter_email: 'ananya@acme.example',
  assignee_email: 'divya@acme.example',
  seats: [{ email: 'asha@acme.example', role: 'PANELIST' }],
  ...present,
});

const anEntry = (entry: Partial<MailedEntry> = {}): MailedEntry => ({
  audience: 'panel',
  email: 'asha@acme.example',
  method: 'REQUEST',
  startTime: START,
  endTime: END,
  ...entry,
});

describe('a delayed invitation', () => {
  const meera = { audience: 'candidate', email: 'meera@mail.example' } as const;
  test.each<[string | null, Partial<Present>, Partial<MailedEntry>, Date]>([
    [null, {}, {}, NOW],
    [null, {}, meera, NOW],
    [null, { booking_status: 'SELECTED' }, {}, NOW],
    [null, { start_time: new Date(START.getTime() + 400) }, {}, NOW],
    ['The meeting was cancelled', { booking_status: 'CANCELLED' }, {}, NOW],
    ['The candidate was withdrawn', { booking_status: 'WITHDRAWN' }, meera, NOW],
    ['The meeting has no time any more', { booking_status: 'AWAITING_CANDIDATE' }, {}, NOW],
    ['No longer on the meeting', { seats: [] }, {}, NOW],
    ['No longer on the meeting', { candidate_email: 'other@mail.example' }, meera, NOW],
    ['The meeting was moved', { start_time: new Date('2026-11-26T09:00:00Z') }, {}, NOW],
    ['The meeting was moved', { end_time: new Date('2026-11-26T11:00:00Z') }, {}, NOW],
    ['The meeting is over', {}, {}, END],
  ])('says: %s', (why, present, entry, now) => {
    expect(whyNoInvitation(anEntry(entry), thePresent(present), now)).toBe(why);
  });
});

test('a delayed cancellation is outdated for someone who is on a meeting that takes place', () => {
  const entry = anEntry({ method: 'CANCEL' });
  expect(whyNoCancellation(entry, thePresent())).toBe('The meeting takes place after all');
  expect(whyNoCancellation(entry, thePresent({ booking_status: 'CANCELLED' }))).toBeNull();
  expect(whyNoCancellation(entry, thePresent({ seats: [] }))).toBeNull();
});

test.each<[string | null, string, BookingStatus, string]>([
  [null, 'booking-assigned', 'COMPLETED', 'divya@acme.example'],
  ['Someone else has it now', 'booking-assigned', 'COMPLETED', 'rohan@acme.example'],
  [null, 'booking-selected', 'ONBOARDED', 'ananya@acme.example'],
  ['No longer so, it is Rejected by now', 'booking-selected', 'REJECTED', 'ananya@acme.example'],
  ['No longer on the panel', 'panel-link', 'SCHEDULED', 'olu@guests.example'],
  ['No longer so, it is Cancelled by now', 'submission-scheduled', 'CANCELLED', 'farah@supplier.example'],
  [null, 'submission-cancelled', 'CANCELLED', 'farah@supplier.example'],
  [null, 'pick-invitation', 'AWAITING_CANDIDATE', 'meera@mail.example'],
  ['The candidate has another address', 'pick-invitation', 'AWAITING_CANDIDATE', 'old@mail.example'],
  // A mere report of what happened stays true.
  [null, 'booking-feedback-complete', 'REJECTED', 'ananya@acme.example'],
])('a delayed notice says: %s (%s of a booking that is %s)', (why, kind, status, email) => {
  expect(whyNoNotice(kind, email, thePresent({ booking_status: status }))).toBe(why);
});
