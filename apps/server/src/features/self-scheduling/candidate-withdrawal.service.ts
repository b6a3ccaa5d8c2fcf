import type { withdrawAsCandidate as endpoint } from '@slotwise/contract/bookings/candidate-page.endpoints';
import type { ParsedRequestOf } from '@slotwise/contract/endpoint';
import type { Actor, Context } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { changeBooking } from '#features/bookings/change-booking.service.ts';
import { lockSeen, openFor } from '#features/bookings/open-booking.service.ts';
import { requireSeen } from './candidate-turns.rules.ts';

/**
 * Withdraws the candidate: releases everyone's time, sends a CANCEL to everyone who still expects the meeting, and
 * mails the recruiter and a supplier. Terms with a supplier about the candidate stay. Repeating it changes nothing.
 */
export async function withdrawAsCandidate(
  context: Context,
  tx: VendorDb,
  actor: Actor,
  { comments = '', version }: ParsedRequestOf<typeof endpoint>['body'],
) {
  const seen = await lockSeen(context, tx, actor, { bookingId: actor.linkedTo ?? '' });
  const { row } = seen;
  if (row.booking_status === 'WITHDRAWN') return;
  requireSeen(row, version);
  await changeBooking(context, tx, openFor(seen, 'withdraw'), {
    step: { action: 'WITHDRAWN', comments },
    news: { kind: 'candidate-withdrew', comments },
  });
}
