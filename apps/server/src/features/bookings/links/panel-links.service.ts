import type { Actor, Context } from '#context.ts';
import { asDirectory, asVendor, type VendorDb } from '#db/tenancy.ts';
import { admitLink } from '#features/auth/entrance-limits.service.ts';
import { linkAddress } from '#engines/calendar-messages/mail-links.ts';
import type { PanelPage } from '#engines/mail-texts/panel-page.ts';
import { AppError } from '#lib/app-error.ts';
import { hashToken } from '#lib/secrets/token.ts';
import { makeLink, type LinkTo } from './mailed-links.service.ts';
import * as queries from './panel-links.queries.ts';
import { hasAccount, isLinkAlive, linkEnd } from './panel-links.rules.ts';

/** Finds who on the panel holds a link now. LINK_EXPIRED if no one; such tries count, RATE_LIMITED after too many. */
export async function readPanelLink(context: Context, token: string, ip: string): Promise<Actor> {
  const actor = await findHolder(context, token);
  if (actor) return actor;
  await admitLink(context, ip);
  throw new AppError('LINK_EXPIRED', {
    message: 'This link has expired or you are no longer on this panel. Ask the recruiter for a new one.',
  });
}

export async function findHolder({ db, clock }: Context, token: string): Promise<Actor | undefined> {
  const link = await asDirectory(db, (tx) => queries.findLink(tx, hashToken(token)));
  if (!link) return undefined;
  const { vendorId, bookingId, email } = link;
  const seats = await asVendor(db, vendorId, (tx) => queries.listSeats(tx, bookingId));
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

type PanelSeat = { email: string; until: string; hasAccount: boolean; takesAnswer: boolean };

/** Who on the panel can open the booking by a mailed link, and until when. */
export async function listPanelSeats(
  { clock }: Pick<Context, 'clock'>,
  tx: VendorDb,
  bookingId: string,
): Promise<PanelSeat[]> {
  const now = clock.now();
  return (await queries.listSeats(tx, bookingId)).flatMap((seat) => {
    const until = linkEnd(seat.end_time);
    if (!until || !isLinkAlive(seat, now)) return [];
    return {
      email: seat.email,
      until: until.toISOString(),
      hasAccount: hasAccount(seat),
      takesAnswer: seat.booking_status === 'SCHEDULED',
    };
  });
}

/** The link pages of these seats by address, as used in a revision's mails. */
export const toPanelPages = (
  { config }: Pick<Context, 'config'>,
  seats: PanelSeat[],
  linkTo: LinkTo,
): Map<string, PanelPage> =>
  new Map(
    seats.map(({ email, ...seat }) => {
      const link = linkTo({ purpose: 'panel', email });
      return [email, { ...seat, link, url: linkAddress(link, config.publicUrl) }];
    }),
  );

/** Deletes all meeting links mailed to this address. */
export const endLinksTo = (tx: VendorDb, email: string) => queries.deleteLinksTo(tx, email);

/** How many links of one person to one meeting stay valid; opening the page from the app creates one each time. */
export const MOST_PER_PERSON = 20;

/** Creates one more link, with its secret in the fragment, so that it reaches no log. */
export async function issueLink(
  context: Context,
  tx: VendorDb,
  { bookingId, email }: Pick<queries.PanelLink, 'bookingId' | 'email'>,
): Promise<string> {
  await queries.deleteOldestLinks(tx, { bookingId, email }, MOST_PER_PERSON - 1);
  const token = await makeLink(context, tx, { purpose: 'panel', bookingId, email });
  return `${context.config.publicUrl}/p/#${token}`;
}
