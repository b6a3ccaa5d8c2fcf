import type { updateCandidate as endpoint } from '@slotwise/contract/bookings/candidate/candidate.endpoints';
import type { CandidatePatch } from '@slotwise/contract/bookings/candidate/candidate.schema';
import type { ParsedRequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import { LIMITS } from '@slotwise/contract/limits';
import type { Context, Session } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { requireTimeZone } from '#engines/wall-time/require-time-zone.ts';
import { isSampleAddress } from '#lib/sample-address.ts';
import { candidateDetailsOf } from '../bookings.mapper.ts';
import { mergeIntoDraft } from '../drafts/drafts.service.ts';
import { newsOf } from '../invitations/invitations.rules.ts';
import { mailRevision } from '../invitations/invitations.service.ts';
import { changeBooking, openBooking, type OpenBooking } from '../life/life.service.ts';
import { replacePeople } from '../panel/panel.queries.ts';
import { readBooking, seeBooking } from '../reading/reading.service.ts';
import { findPhoneCountry } from '../scheduling/scheduling.queries.ts';
import { searchTextOf } from '../search/search.rules.ts';
import { holdTimeIfTaken, takingTime } from '../slots/slots.service.ts';
import { candidateColumnsOf } from './candidate.mapper.ts';
import { changedNames, withCandidate } from './candidate.rules.ts';

/**
 * Merges details into what is known about the candidate. A new address takes the invitation from the old one and
 * brings it to the new; a new name reaches the panel, whose calendars show it.
 */
export async function updateCandidate(
  context: Context,
  session: Session,
  { bookingId: id, version, candidateDetails: patch }: ParsedRequestOf<typeof endpoint>['body'],
): Promise<ResponseOf<typeof endpoint>> {
  requireTimeZone('candidateDetails.timeZone', patch.timeZone ?? undefined);
  return takingTime(context, session.vendorId, async (tx) => {
    const wish = { bookingId: id, action: 'candidateDetails', version } as const;
    const open = await openBooking(context, tx, session, wish);
    if (open.row.booking_status === 'DRAFT') {
      await mergeIntoDraft(tx, session, { open, changes: { candidateDetails: patch } });
    } else {
      await merge(context, tx, session, { open, patch });
    }
    const { booking_id: bookingId } = open.row;
    return { status: 'success', bookingId, data: await readBooking(context, tx, session, bookingId) };
  });
}

type Merge = { open: OpenBooking; patch: CandidatePatch };

async function merge(context: Context, tx: VendorDb, session: Session, { open, patch }: Merge) {
  const { row, now } = open;
  const { vendorId, userId } = session;
  const phoneCountry = (await findPhoneCountry(tx, vendorId, userId)) ?? LIMITS.defaultPhoneCountry;
  const { columns, profile: changed } = candidateColumnsOf(patch, phoneCountry);
  const profile = { ...row.candidate_profile, ...changed };
  const { candidate_total_experience: years = row.candidate_total_experience } = columns;
  const after = { ...row, ...columns, candidate_profile: profile };
  const changes = changedNames(
    candidateDetailsOf(row),
    candidateDetailsOf({ ...after, candidate_total_experience: years === null ? null : String(years) }),
  );
  if (changes.length === 0) return;

  const people = withCandidate(open.people, patch);
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
  if (changes.includes('email')) await holdTimeIfTaken(tx, seen);
  const news = newsOf(open, seen, now);
  if (news) await mailRevision(context, tx, session, { bookingId: row.booking_id, ...news });
}
