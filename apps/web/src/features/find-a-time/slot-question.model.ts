import type { findSlots } from '@slotwise/contract/availability/slots.endpoints';
import { candidatePatchSchema } from '@slotwise/contract/booking-parts/candidate.schema';
import type { RequestOf } from '@slotwise/contract/endpoint';
import { LIMITS } from '@slotwise/contract/limits';
import type { Span } from '#ui/availability-grid/grid-times.ts';
import { windowSpans } from '#features/bookings/meeting-values/candidate-times.model.ts';
import type { MeetingValues } from '#features/bookings/meeting-values/meeting-values.model.ts';
import { namedSeats, type Pool } from '#features/bookings/meeting-values/pool.model.ts';
import { FIND_A_TIME } from './find-a-time.texts.ts';

export type SlotQuery = RequestOf<typeof findSlots>['query'];

/** The part of the question that is not in the form. */
export type Asking = {
  days: { from: string; to: string } | null;
  /** The zone of days, starts and sentences. */
  timeZone: string;
  allow: string[];
  /** The meeting that is being moved. */
  bookingId: string | null;
};

export const STEP_MINUTES = 15;
const MOST_SLOTS = '60';
/** An empty list would be dropped from the address, and a missing one means everyone. */
const NO_ONE = ',';

/** A sentence for the card on why nothing can be asked yet; null if it can. */
export function missingText(values: MeetingValues): string | null {
  if (hasNoOne(values)) return FIND_A_TIME.noPanel();
  return isPossible(values) ? null : FIND_A_TIME.noLength();
}

const hasNoOne = ({ panel, pools }: MeetingValues): boolean => panel.length + pools.length === 0;

const isPossible = ({ minutes }: MeetingValues): boolean =>
  typeof minutes === 'number' && minutes >= LIMITS.meetingMinMinutes && minutes <= LIMITS.meetingMaxMinutes;

/** The form's question to the server; null if something is missing. */
export function slotQuery(values: MeetingValues, asking: Asking): SlotQuery | null {
  return missingText(values) ? null : toQuery(values, asking);
}

/**
 * Asks when the candidate and the recruiter are busy while the panel is empty; null if the candidate has no address
 * yet.
 */
export function queryWithoutPanel(values: MeetingValues, asking: Asking): SlotQuery | null {
  const query = hasNoOne(values) && isPossible(values) ? toQuery(values, asking) : null;
  return query?.candidateEmail ? query : null;
}

function toQuery(values: MeetingValues, { days, timeZone, allow, bookingId }: Asking): SlotQuery | null {
  if (!days) return null;
  return {
    ...listPeople(values),
    ...toCandidate(values),
    durationMinutes: String(values.minutes),
    from: days.from,
    to: days.to,
    timeZone,
    step: `${STEP_MINUTES}`,
    limit: MOST_SLOTS,
    ...(allow.length > 0 && { allow: allow.join(',') }),
    ...(bookingId && { bookingId }),
  };
}

function listPeople({ panel, pools }: MeetingValues) {
  const seats = namedSeats(panel, pools);
  const toKey = ({ panelistId, email }: (typeof seats)[number]) => panelistId ?? email;
  const ids = seats.flatMap(({ panelistId }) => panelistId ?? []);
  const emails = seats.filter(({ panelistId }) => panelistId === null).map(({ email }) => email);
  const required = seats.filter((seat) => seat.required).map(toKey);
  return {
    ...(ids.length > 0 && { panelistIds: ids.join(',') }),
    ...(emails.length > 0 && { emails: emails.join(',') }),
    ...(required.length < seats.length && { required: required.join(',') || NO_ONE }),
    ...(pools.length > 0 && { pools: pools.map(writtenPool).join(';') }),
  };
}

/** '2:skill=Kafka', or '1:' and the ids of the members to choose from. */
export const writtenPool = ({ need, skill, members }: Pool): string =>
  `${need}:${skill ? `skill=${skill}` : members.map(({ panelistId }) => panelistId).join('|')}`;

function toCandidate({ candidateDetails: { email, timeZone, windows, windowsZone } }: MeetingValues) {
  const address = candidatePatchSchema.shape.email.safeParse(email.trim());
  const spans = windowsZone ? windowSpans(windows, windowsZone) : [];
  return {
    ...(address.success && address.data && { candidateEmail: address.data }),
    ...(timeZone && { candidateTimeZone: timeZone }),
    ...(spans.length > 0 && { candidateWindows: spans.map(interval).join(',') }),
  };
}

const interval = ({ start, end }: Span): string =>
  [start, end].map((instant) => new Date(instant).toISOString()).join('/');

/** Which pool members are free at one time, regardless of everyone else. */
export function poolsAt(query: SlotQuery, span: Span, days: { from: string; to: string }): SlotQuery {
  const { candidateEmail: _email, ...rest } = query;
  const only = { candidateWindows: interval(span), step: '5', limit: '1' } as const;
  return { ...rest, ...days, ...only, ...(rest.panelistIds && { required: NO_ONE }) };
}
