import type { updateCandidate as endpoint } from '@slotwise/contract/bookings/candidate/candidate.endpoints';
import type { CandidatePatch } from '@slotwise/contract/bookings/candidate/candidate.schema';
import type { ParsedRequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import { LIMITS } from '@slotwise/contract/limits';
import type { Context, Session } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { AppError } from '#lib/app-error.ts';
import { isSampleAddress } from '#lib/sample-address.ts';
import { candidateDetailsOf } from '#features/bookings/bookings.mapper.ts';
import { termsIn } from '#features/bookings/bookings.rules.ts';
import { mergeIntoDraft } from './save-draft.service.ts';
import { newsOf } from '#features/booking-mail/invitations/invitations.rules.ts';
import { mailRevision } from '#features/booking-mail/invitations/invitations.service.ts';
import type { SeenBooking } from '#features/bookings/seen-booking.mapper.ts';
import { changeBooking, openBooking, type OpenBooking } from '#features/bookings/change-booking.service.ts';
import { replacePeople } from '#features/bookings/people.queries.ts';
import { readBooking, seeBooking } from '#features/booking-views/booking-detail.service.ts';
import { findPhoneCountry } from './new-booking.queries.ts';
import { searchTextOf } from '#features/bookings/search-text.rules.ts';
import { holdTimeIfTaken, takingTime } from '#features/bookings/held-time.service.ts';
import { mergeTerms } from '#features/submissions/submissions.queries.ts';
import { submittedIdOf } from '#features/bookings/guests.service.ts';
import { countingIdentity } from '#features/submissions/known-candidates.service.ts';
import { inviteAnew } from '#features/self-scheduling/pick-letters.service.ts';
import { askAnew, requireStillOwn } from '#features/submissions/candidate-identity.service.ts';
import { candidateColumnsOf } from '#features/bookings/candidate.mapper.ts';
import { changedNames, requireReadableTimes, withCandidate } from '#features/bookings/candidate.rules.ts';

/**
 * Merges details into what is known about the candidate. A new address takes the invitation from the old one and
 * brings it to the new; a new name reaches the panel, whose calendars show it.
 */
export async function updateCandidate(
  context: Context,
  session: Session,
  { bookingId: id, version, candidateDetails: patch }: ParsedRequestOf<typeof endpoint>['body'],
): Promise<ResponseOf<typeof endpoint>> {
  requireReadableTimes(patch);
  return countingIdentity(context, session, patch, () =>
    takingTime(context, session.vendorId, async (tx) => {
      const wish = { bookingId: id, action: 'candidateDetails', version } as const;
      const open = await openBooking(context, tx, session, wish);
      if (open.row.booking_status === 'DRAFT') {
        await mergeIntoDraft(tx, session, { open, changes: { candidateDetails: patch } });
      } else {
        await mergeCandidate(context, tx, session, { open, patch });
      }
      const { booking_id: bookingId } = open.row;
      return { status: 'success', bookingId, data: await readBooking(context, tx, session, bookingId) };
    }),
  );
}

type Merge = { open: OpenBooking; patch: CandidatePatch };

/** Writes what is new in the patch into a booking that is no draft, and tells whom it concerns; answers the names of it. */
export async function mergeCandidate(
  context: Context,
  tx: VendorDb,
  session: Session,
  { open, patch }: Merge,
): Promise<string[]> {
  const { row, now } = open;
  const { vendorId } = session;
  const phoneCountry = await phoneCountryOf(tx, session);
  const { columns, profile: changed } = candidateColumnsOf(patch, phoneCountry);
  const profile = { ...row.candidate_profile, ...changed };
  const { candidate_total_experience: years = row.candidate_total_experience } = columns;
  const { availability: candidate_availability = row.candidate_availability } = patch;
  const after = { ...row, ...columns, candidate_profile: profile, candidate_availability };
  const changes = changedNames(
    candidateDetailsOf(row),
    candidateDetailsOf({ ...after, candidate_total_experience: years === null ? null : String(years) }),
  );
  if (session.guestOf) await mergeTerms(tx, vendorId, submittedIdOf(row), termsIn(changed));
  if (changes.length === 0) return [];
  const people = withCandidate(open.people, patch, session.guestOf !== undefined);
  await requireStillOwn(context, tx, open, { after, changes });

  await replacePeople(tx, vendorId, row.booking_id, people);
  await changeBooking(tx, open, {
    columns: {
      ...columns,
      is_sample: isSampleAddress(after.candidate_email),
      candidate_profile: JSON.stringify(profile),
      search_text: searchTextOf(row, people),
    },
    step: { action: 'CANDIDATE_UPDATED', details: { changes } },
  });
  const seen = await seeBooking(context, tx, session, row.booking_id);
  if (changes.includes('email')) await holdCandidatesTime(tx, seen);
  const news = newsOf(open, seen, now);
  if (news) await mailRevision(context, tx, session, { bookingId: row.booking_id, ...news });
  if (changes.includes('email')) await inviteAnew(context, tx, seen);
  if (changes.includes('email')) await askAnew(context, tx, open);
  return changes;
}

/** A guest is told that something is in the way, and not when the client has whom in which meeting. */
async function holdCandidatesTime(tx: VendorDb, seen: SeenBooking) {
  try {
    await holdTimeIfTaken(tx, seen);
  } catch (error) {
    const isConflict = error instanceof AppError && error.code === 'SLOT_CONFLICT';
    if (!isConflict || !seen.actor.guestOf) throw error;
    throw new AppError('SLOT_CONFLICT', {
      message: 'Somebody with this address is not free at the time of the meeting. Ask the client about it.',
    });
  }
}

async function phoneCountryOf(tx: VendorDb, { vendorId, userId, guestOf }: Session): Promise<string> {
  if (guestOf) return guestOf.phoneCountry;
  return (await findPhoneCountry(tx, vendorId, userId)) ?? LIMITS.defaultPhoneCountry;
}
