import type { BookingChange, BookingListener } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { getSubmittedId } from '#features/bookings/submission.service.ts';
import { stampAnswer } from './answer-clock.service.ts';
import { askAgain, requireStillOwn } from './candidate-identity.service.ts';
import { clearAnswer, stampFeedback } from './submissions.queries.ts';

/**
 * Keeps the terms about a submitted candidate in line with the booking: when the client answered, when the first
 * scorecard came, and who the candidate is. OWNERSHIP_CONFLICT or DUPLICATE_SUBMISSION if a change contradicts them.
 */
export const followWithSubmissions: BookingListener = async (context, tx, changes) => {
  for (const change of changes) {
    if (!change.before || !change.after.row.submitter_vendor_id) continue;
    if (change.undoes) await clearAnswer(tx, change.after.row.booking_id, change.undoes.at);
    else await stampAnswer(tx, { row: change.before.row, now: change.now }, change.after.row.booking_status);
    await stampScorecard(tx, change);
    if (!change.actor?.guestOf) continue;
    const seen = { actor: change.actor, now: change.now, ...change.before };
    await requireStillOwn(context, tx, seen, change.after.row);
    if (change.before.row.candidate_email !== change.after.row.candidate_email)
      await askAgain(context, tx, seen);
  }
};

async function stampScorecard(tx: VendorDb, { step, after, now }: BookingChange) {
  if (step?.action === 'FEEDBACK') await stampFeedback(tx, getSubmittedId(after.row), now);
}
