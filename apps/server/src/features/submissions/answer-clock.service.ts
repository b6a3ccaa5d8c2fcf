import type { BookingStatus } from '@slotwise/contract/booking-parts/life.schema';
import type { VendorDb } from '#db/tenancy.ts';
import type { BookingRow } from '#db/tables/booking-rows.ts';
import {
  findTerms,
  listKnown,
  lockOwnership,
  updateSubmission,
  type CandidateKeys,
} from './submissions.queries.ts';
import { requireNoOtherOwner } from './ownership.rules.ts';

type Answered = { row: BookingRow; now: Date };

/** Records when and how the client answers. OWNERSHIP_CONFLICT if an accepted candidate is owned by another supplier. */
export async function stampAnswer(tx: VendorDb, { row, now }: Answered, to: BookingStatus) {
  const { booking_id: bookingId, submitter_vendor_id: supplierId } = row;
  if (row.booking_status !== 'SUBMITTED' || to === 'SUBMITTED' || to === 'WITHDRAWN' || !supplierId) return;
  const answer = to === 'REJECTED' || to === 'CANCELLED' ? 'DECLINED' : 'ACCEPTED';
  if (answer === 'ACCEPTED') await requireOwnable(tx, { row, now });
  await updateSubmission(tx, bookingId, { answered_at: now, answer });
}

async function requireOwnable(tx: VendorDb, { row, now }: Answered) {
  await lockOwnership(tx);
  const known = await listKnown(tx, toCandidateKeys(row), row.booking_id);
  const terms = await findTerms(tx, row.booking_id);
  if (terms) requireNoOtherOwner(known, { ...terms, created_at: row.created_at }, now);
}

/** The keys that identify a booking's candidate. */
export const toCandidateKeys = (
  row: Pick<BookingRow, 'candidate_email' | 'candidate_phone' | 'candidate_linked_in' | 'candidate_profile'>,
): CandidateKeys => ({
  email: row.candidate_email,
  phones: [...new Set([row.candidate_phone, row.candidate_profile.whatsApp ?? ''])].filter(Boolean),
  profile: row.candidate_linked_in,
});
