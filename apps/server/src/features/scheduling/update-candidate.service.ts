import type { updateCandidate as endpoint } from '@slotwise/contract/bookings/candidate.endpoints';
import type { CandidatePatch } from '@slotwise/contract/booking-parts/candidate.schema';
import type { ParsedRequestOf } from '@slotwise/contract/endpoint';
import type { Context, Session } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { AppError } from '#lib/app-error.ts';
import { isSampleAddress } from '#lib/sample-address.ts';
import { toCandidateDetails } from '#features/bookings/bookings.mapper.ts';
import { changeBooking } from '#features/bookings/change-booking.service.ts';
import { toCandidateColumns } from '#features/bookings/candidate.mapper.ts';
import { changedNames, requireReadableTimes, withCandidate } from '#features/bookings/candidate.rules.ts';
import { openBooking, type OpenBooking } from '#features/bookings/open-booking.service.ts';
import { mergeIntoDraft } from './save-draft.service.ts';

/** Merges details into the candidate's. A new address takes over the invitation; a new name reaches the panel. */
export async function updateCandidate(
  context: Context,
  tx: VendorDb,
  session: Session,
  { bookingId, version, candidateDetails: patch }: ParsedRequestOf<typeof endpoint>['body'],
): Promise<{ bookingId: string }> {
  requireReadableTimes(patch);
  const open = await openBooking(context, tx, session, { bookingId, action: 'candidateDetails', version });
  if (open.row.booking_status === 'DRAFT') {
    await mergeIntoDraft(context, tx, session, { open, changes: { candidateDetails: patch } });
  } else {
    await mergeCandidate(context, tx, session, { open, patch });
  }
  return { bookingId: open.row.booking_id };
}

type Merge = { open: OpenBooking; patch: CandidatePatch };

/** Writes the new values of the patch into a booking that is no draft, and mails those affected; returns the changed names. */
export async function mergeCandidate(
  context: Context,
  tx: VendorDb,
  session: Session,
  { open, patch }: Merge,
): Promise<string[]> {
  const { row } = open;
  const { columns, profile: changed } = toCandidateColumns(patch, session.phoneCountry);
  const profile = { ...row.candidate_profile, ...changed };
  const { candidate_total_experience: years = row.candidate_total_experience } = columns;
  const { availability: candidate_availability = row.candidate_availability } = patch;
  const after = { ...row, ...columns, candidate_profile: profile, candidate_availability };
  const changes = changedNames(
    toCandidateDetails(row),
    toCandidateDetails({ ...after, candidate_total_experience: years === null ? null : String(years) }),
  );
  if (changes.length === 0) return [];
  await namingNoClientsTime(open, () =>
    changeBooking(context, tx, open, {
      columns: {
        ...columns,
        is_sample: isSampleAddress(after.candidate_email),
        candidate_profile: JSON.stringify(profile),
      },
      people: withCandidate(open.people, patch, session.guestOf !== undefined),
      step: { action: 'CANDIDATE_UPDATED', details: { changes } },
    }),
  );
  return changes;
}

/** A guest learns that there is a conflict, but not who the client has in which meeting, or when. */
async function namingNoClientsTime({ actor }: OpenBooking, change: () => Promise<unknown>) {
  try {
    await change();
  } catch (error) {
    const isConflict = error instanceof AppError && error.code === 'SLOT_CONFLICT';
    if (!isConflict || !actor.guestOf) throw error;
    throw new AppError('SLOT_CONFLICT', {
      message: 'Someone with this address is not free at the time of the meeting. Ask the client about it.',
    });
  }
}
