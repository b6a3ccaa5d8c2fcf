import type { CandidatePatch } from '@slotwise/contract/booking-parts/candidate.schema';
import type { Actor, Context, Session } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { findBooking } from '#features/bookings/bookings.queries.ts';
import { getScope, termsIn } from '#features/bookings/bookings.rules.ts';
import { actorFor } from '#features/bookings/guests.service.ts';
import { getSubmittedId } from '#features/bookings/submission.service.ts';
import { updateCandidate } from '#features/scheduling/update-candidate.service.ts';
import { requireCallerAt } from '#features/auth/caller-fields.rules.ts';
import { mergeTerms } from './submissions.queries.ts';
import { admitLookUp, forgiveLookUp } from '#features/auth/limits.service.ts';
import { isIdentifying } from './candidate-identity.service.ts';
import { isTelling } from './ownership.rules.ts';

type Pair = { clientId: string; supplierId: string };

/** Does work that may reveal that a client knows a candidate, a few times a day. The count survives a rollback. */
export async function countingKnown<T>(context: Context, pair: Pair, work: () => Promise<T>): Promise<T> {
  await admitLookUp(context, pair);
  let isKnown = false;
  try {
    return await work();
  } catch (error) {
    isKnown = isTelling(error);
    throw error;
  } finally {
    if (!isKnown) await forgiveLookUp(context, pair);
  }
}

/** The same for a supplier's change of a candidate that touches identifying details. */
function countingIdentity<T>(
  context: Context,
  { vendorId: clientId, guestOf }: Actor,
  patch: CandidatePatch | undefined,
  work: () => Promise<T>,
): Promise<T> {
  if (!guestOf || !isIdentifying(patch)) return work();
  return countingKnown(context, { clientId, supplierId: guestOf.vendorId }, work);
}

type AboutBooking = Parameters<typeof requireCallerAt>[2] & {
  bookingId: string;
  candidateDetails?: CandidatePatch | undefined;
};

/** Acts on a booking in the caller's role there: as someone of the organization, or of its supplier. */
export async function actAt<T>(
  context: Context,
  session: Session,
  body: AboutBooking,
  act: (actor: Session) => Promise<T>,
): Promise<T> {
  const actor = await actorFor(context, session, body.bookingId);
  requireCallerAt(session, actor, body);
  return countingIdentity(context, actor, body.candidateDetails, () => act(actor));
}

/** Changes a candidate's data. A supplier's statements on pay and offers are also stored as its own. */
export async function updateCandidateAt(
  context: Context,
  tx: VendorDb,
  actor: Session,
  body: Parameters<typeof updateCandidate>[3],
): Promise<{ bookingId: string }> {
  const done = await updateCandidate(context, tx, actor, body);
  const row = actor.guestOf && (await findBooking(tx, getScope(actor), body.bookingId));
  if (row) await mergeTerms(tx, getSubmittedId(row), termsIn(body.candidateDetails));
  return done;
}
