import type { BookingStatus } from '@slotwise/contract/booking-parts/life.schema';
import type { OwnershipState } from '@slotwise/contract/booking-parts/submission.schema';
import { AppError } from '#lib/app-error.ts';
import { DAY_MILLIS } from '#lib/durations.ts';
import type { KnownBooking } from './submissions.queries.ts';

/** A submission that is checked against what is known of its candidate. */
export type Claim = { supplierId: string; jdId: string };

type Terms = { now: Date; ownershipDays: number };

const OVER: readonly BookingStatus[] = ['REJECTED', 'CANCELLED', 'WITHDRAWN'];

/** True if a booking of the candidate is still open. */
export const isOpen = ({ booking_status: status }: KnownBooking): boolean => !OVER.includes(status);

/** True if this booking's supplier owns the candidate now. */
const isOwned = (
  { ownership_state: state, owned_until: until }: Pick<KnownBooking, 'ownership_state' | 'owned_until'>,
  now: Date,
): boolean => state === 'OWNED' && until !== null && until > now;

/** Another supplier's submission by which it owns the candidate now, if any. */
export const rivalOwner = (known: KnownBooking[], supplierId: string, now: Date): KnownBooking | undefined =>
  known.find((one) => one.submitter_vendor_id !== supplierId && isOwned(one, now));

/**
 * Refuses a candidate that the supplier has already put forward for the job, that another supplier owns, or that the
 * client knows itself; the latter two in the same words, without naming anyone. A supplier may put forward a candidate
 * it owns for any other job.
 */
export function requireNoDuplicate(claim: Claim, known: KnownBooking[], { now, ownershipDays }: Terms) {
  const { supplierId, jdId } = claim;
  const isOurs = (one: KnownBooking): boolean => one.submitter_vendor_id === supplierId;
  const again = known.find((one) => isOurs(one) && one.jd_id === jdId && isOpen(one));
  if (again) throw ownDuplicate(again.booking_id);
  if (known.some((one) => isOurs(one) && isOwned(one, now))) return;
  const since = new Date(now.getTime() - ownershipDays * DAY_MILLIS);
  const isClients = (one: KnownBooking): boolean =>
    one.submitter_vendor_id === null && (isOpen(one) || one.created_at > since);
  if (rivalOwner(known, supplierId, now) || known.some(isClients)) throw foreignDuplicate();
}

const ownDuplicate = (bookingId: string): AppError =>
  new AppError('DUPLICATE_SUBMISSION', {
    message: 'You have submitted this candidate for this job already. Open that submission to change it.',
    details: { bookingId },
  });

/** True if a refusal reveals to a supplier who else its client has, or who is busy there. */
export function isTelling(error: unknown): boolean {
  if (!(error instanceof AppError)) return false;
  const isForeign = error.code === 'DUPLICATE_SUBMISSION' && error.extra.details === undefined;
  return isForeign || error.code === 'SLOT_CONFLICT';
}

/** The text must not reveal who has the candidate, nor whether it is the client. */
const foreignDuplicate = (): AppError =>
  new AppError('DUPLICATE_SUBMISSION', {
    message:
      'The client knows this candidate already, by mail address, telephone number or profile, so nothing was submitted. Put another candidate forward, or ask the client if you think that is a mistake.',
  });

/** The initial ownership of a submitted candidate; rivals are others who have put them forward. */
export function firstOwnership(
  rtrState: 'NOT_ASKED' | 'REQUESTED' | 'CONFIRMED',
  { now, ownershipDays, hasRivals }: Terms & { hasRivals: boolean },
): Ownership {
  if (rtrState === 'CONFIRMED') return ownedFrom(now, ownershipDays);
  const isPending = rtrState === 'REQUESTED' || hasRivals;
  return { ownership_state: isPending ? 'PENDING_CONFIRMATION' : 'NONE', owned_until: null };
}

/** The effect of a candidate's yes on a submission: the first one owns, a later one is in conflict. */
export function confirmedOwnership(
  { supplierId }: Pick<Claim, 'supplierId'>,
  known: KnownBooking[],
  { now, ownershipDays }: Terms,
): Ownership {
  if (rivalOwner(known, supplierId, now)) return { ownership_state: 'CONFLICT', owned_until: null };
  return ownedFrom(now, ownershipDays);
}

export type Ownership = {
  ownership_state: Exclude<OwnershipState, 'EXPIRED'>;
  owned_until: Date | null;
};

export const UNOWNED: Ownership = { ownership_state: 'NONE', owned_until: null };

/** Two organizations may agree on no ownership. */
function ownedFrom(now: Date, days: number): Ownership {
  if (days === 0) return UNOWNED;
  return { ownership_state: 'OWNED', owned_until: new Date(now.getTime() + days * DAY_MILLIS) };
}

/** A submission about to be accepted. */
export type Own = Pick<
  KnownBooking,
  'ownership_state' | 'owned_until' | 'created_at' | 'submitter_vendor_id'
>;

/** Refuses a candidate that another supplier owns. If both do, the earlier submission that is not declined goes first. */
export function requireNoOtherOwner(known: KnownBooking[], own: Own, now: Date) {
  const isBar = (one: KnownBooking): boolean =>
    one.submitter_vendor_id !== own.submitter_vendor_id &&
    isOwned(one, now) &&
    (!isOwned(own, now) || (isOpen(one) && one.created_at < own.created_at));
  if (!known.some(isBar)) return;
  throw new AppError('OWNERSHIP_CONFLICT', {
    message:
      'The candidate confirmed another supplier first, which owns this candidate at present. Decline this submission, or settle it with both suppliers.',
  });
}
