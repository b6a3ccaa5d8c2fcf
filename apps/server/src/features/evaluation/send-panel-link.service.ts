import type * as endpoints from '@slotwise/contract/bookings/panel-links.endpoints';
import type { ParsedRequestOf } from '@slotwise/contract/endpoint';
import { MESSAGES } from '@slotwise/contract/messages';
import type { Actor, Context, Session } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { requireResendPause } from '#features/notifications/notifications.service.ts';
import { AppError, invalidField } from '#lib/app-error.ts';
import { DAY_MILLIS } from '#lib/durations.ts';
import { listSteps } from '#features/bookings/bookings.queries.ts';
import { recordStep } from '#features/bookings/change-booking.service.ts';
import { sendNotice } from '#features/booking-mail/notices.service.ts';
import { listSeats } from '#features/bookings/links/panel-links.queries.ts';
import { isLinkAlive, linkEnd } from '#features/bookings/links/panel-links.rules.ts';
import { toUndoTime } from '#features/bookings/answer-with-booking.service.ts';
import { holdAct } from '#features/bookings/undo/hold-act.service.ts';
import { withoutUndone } from '#features/bookings/undo/undoable-acts.rules.ts';
import { openBooking, type OpenBooking } from '#features/bookings/open-booking.service.ts';
import { issueLink } from '#features/bookings/links/panel-links.service.ts';

/** Creates the caller's own link to a meeting whose panel they are on, for members whose role cannot decide. */
export async function openOwnPanelLink(context: Context, tx: VendorDb, session: Session, bookingId: string) {
  await openBooking(context, tx, session, { bookingId, action: 'panelLink' });
  return { bookingId, data: { url: await issueLink(context, tx, { bookingId, email: session.email }) } };
}

type SendRequest = ParsedRequestOf<typeof endpoints.sendPanelLink>;

/** Mails someone on the panel their link again and records it in the history. The caller never sees the link. */
export async function sendPanelLink(
  context: Context,
  tx: VendorDb,
  session: Session,
  { params, body }: SendRequest,
) {
  const bookingId = params.id;
  const open = await openBooking(context, tx, session, { bookingId, action: 'update' });
  const seats = await listSeats(tx, bookingId);
  const seat = seats.find(({ email }) => email === body.email);
  if (!seat) throw invalidField('email', 'No one on this panel has this address');
  if (!isLinkAlive(seat, open.now)) {
    throw new AppError('INVALID_TRANSITION', {
      message: `A link would not open this meeting for ${seat.name}.`,
    });
  }
  await requireRare(tx, open, seat.email);
  await holdAct(context, tx, open);
  await mailLink(context, tx, session, { bookingId, seat });
  await recordStep(context, tx, open, { action: 'LINK_SENT', comments: sentTo(seat.email) });
  const message = [MESSAGES.bookings.sendPanelLink.success];
  return { message, ...toUndoTime(context, tx) };
}

const sentTo = (email: string): string => `To ${email}`;

async function requireRare(tx: VendorDb, { row, now }: OpenBooking, email: string) {
  const aDayAgo = new Date(now.getTime() - DAY_MILLIS);
  const steps = await listSteps(tx, row.booking_id);
  const sent = withoutUndone(steps)
    .filter(
      ({ action, comments, at }) => action === 'LINK_SENT' && comments === sentTo(email) && at > aDayAgo,
    )
    .map(({ at }) => at)
    .toReversed();
  requireResendPause(sent, now);
}

type SeatRow = Awaited<ReturnType<typeof listSeats>>[number];

async function mailLink(
  context: Context,
  tx: VendorDb,
  actor: Actor,
  { bookingId, seat }: { bookingId: string; seat: SeatRow },
) {
  const { name, email, end_time: endTime, own_zone: ownZone } = seat;
  const until = linkEnd(endTime);
  if (!until) throw new Error('A link needs a meeting with a time.');
  const url = await issueLink(context, tx, { bookingId, email });
  await sendNotice(context, tx, actor, {
    kind: 'panel-link',
    bookingId,
    to: { name, email, ...(ownZone && { timeZone: ownZone }) },
    link: { url, until },
  });
}
