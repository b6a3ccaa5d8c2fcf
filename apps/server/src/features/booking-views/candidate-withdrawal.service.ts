import type { withdrawAsCandidate as endpoint } from '@slotwise/contract/bookings/candidate-page/candidate-page.endpoints';
import type { ParsedRequestOf } from '@slotwise/contract/endpoint';
import type { CandidateLink, Context } from '#context.ts';
import { isToCome } from '#features/booking-mail/invitations/invitations.rules.ts';
import { mailRevision } from '#features/booking-mail/invitations/invitations.service.ts';
import { changeBooking, lockSeen, openFor } from '#features/bookings/change-booking.service.ts';
import { noticeToOwners } from '#features/booking-mail/notices.service.ts';
import { tellSupplier } from '#features/booking-mail/supplier-news.service.ts';
import { closeTerms } from '#features/self-scheduling/terms.queries.ts';
import { releaseTime } from '#features/bookings/held-time.service.ts';
import { requireSeen } from './candidate-page.rules.ts';
import { actAsCandidate, type CandidateView } from './candidate-page.service.ts';

/**
 * Takes the candidate off: everybody's time is given back, whoever still expects the meeting gets a CANCEL, and the
 * recruiter and a supplier are told. What was agreed with a supplier about the candidate stays. Done again it changes
 * nothing.
 */
export const withdrawAsCandidate = (
  context: Context,
  link: CandidateLink,
  { comments = '', version }: ParsedRequestOf<typeof endpoint>['body'],
): Promise<CandidateView> =>
  actAsCandidate(context, link, async (tx, actor) => {
    const { bookingId } = link;
    const seen = await lockSeen(context, tx, actor, { bookingId });
    const { row, now } = seen;
    if (row.booking_status === 'WITHDRAWN') return;
    requireSeen(row, version);
    const open = openFor(seen, 'withdraw');
    await releaseTime(tx, tx.vendorId, bookingId);
    await closeTerms(tx, bookingId, now);
    await changeBooking(tx, open, { step: { action: 'WITHDRAWN', comments } });
    if (isToCome(row, now)) await mailRevision(context, tx, actor, { bookingId, change: 'CANCELLED' });
    await noticeToOwners(context, tx, actor, { row, kind: 'candidate-withdrew', comments });
    await tellSupplier(context, tx, actor, { bookingId, before: row });
  });
