import type * as endpoints from '@slotwise/contract/bookings/panel-links/panel-links.endpoints';
import type { ParsedRequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import { MESSAGES } from '@slotwise/contract/messages';
import type { Actor, Context, Session } from '#context.ts';
import { asDirectory, asVendor, type VendorDb } from '#db/tenancy.ts';
import { admitLink } from '#features/auth/limits/limits.service.ts';
import { linkAddress } from '#engines/calendar-messages/mail-links.ts';
import type { PanelPage } from '#engines/mail-texts/panel-page.ts';
import { requireRested } from '#features/notifications/notifications.service.ts';
import { AppError, invalidField } from '#lib/app-error.ts';
import { DAY_MILLIS } from '#lib/durations.ts';
import { hashToken, newToken } from '#lib/token.ts';
import { listSteps } from '#features/bookings/bookings.queries.ts';
import { noteStep, openBooking, type OpenBooking } from '#features/bookings/change-booking.service.ts';
import { mailedLinkTo } from '#features/bookings/mailed-links.service.ts';
import { sendNotice } from '#features/booking-mail/notices.service.ts';
import * as queries from '#features/bookings/panel-links.queries.ts';
import { hasAccount, isLinkAlive, linkEnd } from '#features/bookings/panel-links.rules.ts';

/** So many links of one person to one meeting stay in use; opening the page from the app makes one each time. */
const MOST_PER_PERSON = 20;

/**
 * Who holds a mailed link: the person on the booking's panel at this moment. LINK_EXPIRED for every token that leads
 * to nobody there; such tries count against the caller's network, RATE_LIMITED after too many.
 */
export async function readPanelLink(context: Context, token: string, ip: string): Promise<Actor> {
  const actor = await findHolder(context, token);
  if (actor) return actor;
  await admitLink(context, ip);
  throw new AppError('LINK_EXPIRED', {
    message: 'This link has expired or you are no longer on this panel. Ask the recruiter for a new one.',
  });
}

async function findHolder({ db, clock }: Context, token: string): Promise<Actor | undefined> {
  const link = await asDirectory(db, (tx) => queries.findLink(tx, hashToken(token)));
  if (!link) return undefined;
  const { vendorId, bookingId, email } = link;
  const seats = await asVendor(db, vendorId, (tx) => queries.listSeats(tx, vendorId, bookingId));
  const seat = seats.find((one) => one.email === email);
  if (!seat || !isLinkAlive(seat, clock.now())) return undefined;
  return {
    vendorId,
    vendorName: seat.vendor_name,
    userId: seat.user_id,
    role: 'USER_PANEL',
    displayName: seat.name,
    email,
    timeZone: seat.own_zone ?? seat.booking_zone,
    linkedTo: bookingId,
  };
}

/** Makes the caller's own link to a meeting on whose panel they are, for members whose role decides nothing. */
export async function openOwnPanelLink(
  context: Context,
  session: Session,
  bookingId: string,
): Promise<ResponseOf<typeof endpoints.openOwnPanelLink>> {
  const { vendorId, email } = session;
  const url = await asVendor(context.db, vendorId, async (tx) => {
    await openBooking(context, tx, session, { bookingId, action: 'panelLink' });
    return issueLink(context, tx, { vendorId, bookingId, email });
  });
  return { status: 'success', bookingId, data: { url } };
}

type SendWish = ParsedRequestOf<typeof endpoints.sendPanelLink>;

/**
 * Mails somebody on the panel their link again and notes it in the history, which tells how often it was done. The
 * caller never sees the link.
 */
export async function sendPanelLink(
  context: Context,
  session: Session,
  { params, body }: SendWish,
): Promise<ResponseOf<typeof endpoints.sendPanelLink>> {
  const { vendorId } = session;
  const bookingId = params.id.toLowerCase();
  await asVendor(context.db, vendorId, async (tx) => {
    const open = await openBooking(context, tx, session, { bookingId, action: 'update' });
    const seats = await queries.listSeats(tx, vendorId, bookingId);
    const seat = seats.find(({ email }) => email === body.email);
    if (!seat) throw invalidField('email', 'Nobody on this panel has this address');
    if (!isLinkAlive(seat, open.now)) {
      throw new AppError('INVALID_TRANSITION', {
        message: `A link would not open this meeting for ${seat.name}.`,
      });
    }
    await requireRare(tx, open, seat.email);
    await mailLink(context, tx, session, { bookingId, seat });
    await noteStep(tx, open, { action: 'LINK_SENT', comments: sentTo(seat.email) });
  });
  return { status: 'success', message: [MESSAGES.bookings.sendPanelLink.success] };
}

const sentTo = (email: string): string => `To ${email}`;

async function requireRare(tx: VendorDb, { row, now }: OpenBooking, email: string) {
  const aDayAgo = new Date(now.getTime() - DAY_MILLIS);
  const steps = await listSteps(tx, tx.vendorId, row.booking_id);
  const sent = steps
    .filter(
      ({ action, comments, at }) => action === 'LINK_SENT' && comments === sentTo(email) && at > aDayAgo,
    )
    .map(({ at }) => at)
    .toReversed();
  requireRested(sent, now);
}

/**
 * The page of everybody on the panel whose link opens it, by address, as the mails of a revision name it. A link is
 * made for whoever has none yet.
 */
export async function listPanelPages(
  context: Context,
  tx: VendorDb,
  bookingId: string,
): Promise<Map<string, PanelPage>> {
  const now = context.clock.now();
  const pages = new Map<string, PanelPage>();
  for (const seat of await queries.listSeats(tx, tx.vendorId, bookingId)) {
    const until = linkEnd(seat.end_time);
    if (!until || !isLinkAlive(seat, now)) continue;
    const { email } = seat;
    const link = await mailedLinkTo(context, tx, { purpose: 'panel', bookingId, email });
    pages.set(email, {
      link,
      url: linkAddress(link, context.config.publicUrl),
      until: until.toISOString(),
      hasAccount: hasAccount(seat),
      takesAnswer: seat.booking_status === 'SCHEDULED',
    });
  }
  return pages;
}

type SeatRow = Awaited<ReturnType<typeof queries.listSeats>>[number];

async function mailLink(
  context: Context,
  tx: VendorDb,
  actor: Actor,
  { bookingId, seat }: { bookingId: string; seat: SeatRow },
) {
  const { name, email, end_time: endTime, own_zone: ownZone } = seat;
  const until = linkEnd(endTime);
  if (!until) throw new Error('A link needs a meeting with a time.');
  const url = await issueLink(context, tx, { vendorId: actor.vendorId, bookingId, email });
  await sendNotice(context, tx, actor, {
    kind: 'panel-link',
    bookingId,
    to: { name, email, ...(ownZone && { timeZone: ownZone }) },
    link: { url, until },
  });
}

/** Makes one more link, whose secret stands in the fragment and so reaches no log. */
async function issueLink({ clock, config }: Context, tx: VendorDb, link: queries.PanelLink): Promise<string> {
  const token = newToken('panel');
  await queries.deleteOldestLinks(tx, link, MOST_PER_PERSON - 1);
  await queries.insertLink(tx, { ...link, tokenHash: hashToken(token), now: clock.now() });
  return `${config.publicUrl}/p/#${token}`;
}
