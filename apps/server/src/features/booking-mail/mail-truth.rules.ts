import { OCCUPYING_STATUSES, type BookingStatus } from '@slotwise/contract/booking-parts/life.schema';
import { STATUS_WORDS } from '@slotwise/contract/words';
import type { PresentRow } from './mail-truth.queries.ts';

/** A calendar entry as in its mail. */
export type MailedEntry = {
  audience: 'candidate' | 'panel';
  email: string;
  method: 'REQUEST' | 'CANCEL';
  startTime: Date;
  endTime: Date;
};

/** The booking's present state, with the addresses of everyone on it except the candidate. */
export type Present = PresentRow & { seats: { email: string; role: string }[] };

/** Why an invitation is outdated; null if it is still true. */
export function whyNoInvitation(entry: MailedEntry, present: Present, now: Date): string | null {
  const { booking_status: status, start_time: start, end_time: end } = present;
  if (!isOn(status)) return ENDS[status] ?? 'The meeting has no time any more';
  if (!isThere(entry, present)) return 'No longer on the meeting';
  if (!start || !end || !isSameSecond(start, entry.startTime) || !isSameSecond(end, entry.endTime))
    return 'The meeting was moved';
  return end <= now ? 'The meeting is over' : null;
}

/** Calendar entries have no smaller unit. */
const isSameSecond = (one: Date, other: Date): boolean =>
  Math.floor(one.getTime() / 1000) === Math.floor(other.getTime() / 1000);

export const whyNoCancellation = (entry: MailedEntry, present: Present): string | null =>
  isOn(present.booking_status) && isThere(entry, present) ? 'The meeting takes place after all' : null;

/** True if calendars contain a booking with this status; a no-show leaves them alone. */
const isOn = (status: BookingStatus): boolean =>
  status === 'NO_SHOW' || (OCCUPYING_STATUSES as readonly BookingStatus[]).includes(status);

const isThere = ({ audience, email }: MailedEntry, { candidate_email: candidate, seats }: Present): boolean =>
  audience === 'candidate' ? candidate === email : seats.some((seat) => seat.email === email);

const ENDS: Partial<Record<BookingStatus, string>> = {
  CANCELLED: 'The meeting was cancelled',
  WITHDRAWN: 'The candidate was withdrawn',
  REJECTED: 'The candidate was rejected',
};

/** Why a notice is outdated, by its kind in the outbox; null if it still holds, and for mere reports of what happened. */
export function whyNoNotice(kind: string, email: string, present: Present): string | null {
  const { booking_status: status, seats } = present;
  const { assignee_email: assignee, recruiter_email: recruiter, candidate_email: candidate } = present;
  if (kind === 'booking-assigned' && email !== assignee && email !== recruiter)
    return 'Someone else has it now';
  if (kind === 'panel-link' && !seats.some((seat) => seat.email === email && seat.role === 'PANELIST'))
    return 'No longer on the panel';
  if (kind === 'pick-invitation' && email !== candidate) return 'The candidate has another address';
  const holds = HOLDS[kind];
  return !holds || holds.includes(status) ? null : `No longer so, it is ${STATUS_WORDS[status]} by now`;
}

const COMING = ['SCHEDULED', 'SELECTED', 'ONBOARDED'] as const;
const TAKEN_PLACE = ['COMPLETED', 'SELECTED', 'REJECTED', 'ONBOARDED'] as const;
const CHOSEN = ['SELECTED', 'ONBOARDED'] as const;

/** The booking statuses in which a notice still holds. */
const HOLDS: Record<string, readonly BookingStatus[]> = {
  'panel-link': ['SCHEDULED', 'NO_SHOW', ...TAKEN_PLACE],
  'booking-times-proposed': ['AWAITING_CANDIDATE', 'SCHEDULED'],
  'booking-answer-declined': ['SCHEDULED'],
  'booking-time-stays': ['SCHEDULED'],
  'booking-times-not-taken': ['AWAITING_CANDIDATE'],
  'booking-selected': CHOSEN,
  'booking-rejected': ['REJECTED'],
  'booking-submitted': ['SUBMITTED'],
  'booking-resubmitted': ['SUBMITTED'],
  'booking-withdrawn': ['WITHDRAWN'],
  'booking-undecided': ['SCHEDULED', 'COMPLETED', 'NO_SHOW'],
  'pick-invitation': ['AWAITING_CANDIDATE', 'SCHEDULED'],
  'pick-called-off': ['CANCELLED', 'WITHDRAWN'],
  'booking-picked': COMING,
  'booking-candidate-withdrew': ['WITHDRAWN'],
  'submission-accepted': ['DRAFT', 'AWAITING_CANDIDATE', 'SCHEDULED', 'COMPLETED', 'NO_SHOW', ...CHOSEN],
  'submission-scheduled': COMING,
  'submission-moved': COMING,
  'submission-reopened': COMING,
  'submission-resumed': ['SCHEDULED', ...TAKEN_PLACE],
  'submission-completed': TAKEN_PLACE,
  'submission-no-show': ['NO_SHOW'],
  'submission-selected': CHOSEN,
  'submission-rejected': ['REJECTED'],
  'submission-declined': ['REJECTED', 'CANCELLED'],
  'submission-cancelled': ['CANCELLED'],
  'submission-withdrawn': ['WITHDRAWN'],
  'submission-onboarded': ['ONBOARDED'],
};
