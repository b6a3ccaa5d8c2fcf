import type { CandidatePatch } from '@slotwise/contract/booking-parts/candidate.schema';
import type { Context } from '#context.ts';
import type { BookingRow } from '#db/tables/booking-rows.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { admitIdentityChange, admitQuestion } from '#features/auth/limits.service.ts';
import type { SeenBooking } from '#features/bookings/seen-booking.mapper.ts';
import { getSubmittedId } from '#features/bookings/submission.service.ts';
import { askCandidate, requireFewAsked } from './ask-candidate.service.ts';
import { toCandidateKeys } from './answer-clock.service.ts';
import { findTerms, listKnown, lockOwnership } from './submissions.queries.ts';
import { requireNoDuplicate } from './ownership.rules.ts';

/** The details that identify a candidate. */
const IDENTIFYING = ['email', 'phone', 'whatsApp', 'linkedIn'] as const;

/** True if the change may reveal to a supplier who the client knows. */
export const isIdentifying = (patch: CandidatePatch | undefined): boolean =>
  IDENTIFYING.some((name) => patch?.[name] !== undefined);

/** Refuses to turn a candidate into someone the client has. This reveals something, so its count is never undone. */
export async function requireStillOwn(context: Context, tx: VendorDb, seen: SeenBooking, after: BookingRow) {
  const { row, now } = seen;
  if (JSON.stringify(toCandidateKeys(row)) === JSON.stringify(toCandidateKeys(after))) return;
  const submitted = getSubmittedId(row);
  await admitIdentityChange(context, tx, submitted);
  const terms = await findTerms(tx, submitted);
  if (!terms) return;
  const { submitter_vendor_id: supplierId, jd_id: jdId, ownership_days: ownershipDays } = terms;
  if (row.candidate_email !== after.candidate_email && isToAsk(seen, terms)) {
    await requireFewAsked(tx, submitted, now);
    await admitQuestion(context, tx, { email: after.candidate_email, supplierId });
  }
  await lockOwnership(tx);
  const known = await listKnown(tx, toCandidateKeys(after), submitted);
  requireNoDuplicate({ supplierId, jdId }, known, { now, ownershipDays });
}

/** An answer from a wrong address is no agreement: the right one is asked instead. */
export async function askAgain(context: Context, tx: VendorDb, seen: SeenBooking) {
  const { booking_id: bookingId } = seen.row;
  const terms = await findTerms(tx, bookingId);
  if (terms && isToAsk(seen, terms)) await askCandidate(context, tx, bookingId);
}

type Terms = NonNullable<Awaited<ReturnType<typeof findTerms>>>;

/** A later round was not submitted: the question belongs to the first. */
const isToAsk = ({ actor, row }: SeenBooking, { rtr_state: state }: Terms): boolean =>
  actor.guestOf !== undefined &&
  !row.submission_booking_id &&
  (state === 'REQUESTED' || state === 'CONFIRMED');
