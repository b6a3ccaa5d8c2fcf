import { uuidv7 } from 'uuidv7';
import type { Context } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import type { MailedLink } from '#engines/calendar-messages/mailed-link.ts';
import { hashToken, newToken } from '#lib/secrets/token.ts';
import * as queries from './mailed-links.queries.ts';

type Seat = Pick<queries.Place, 'purpose' | 'email'>;
/** Gets the link for one of the requested seats. */
export type LinkTo = (seat: Seat) => MailedLink;

type Linking = Pick<Context, 'vault' | 'clock'>;

/**
 * The link of a person to a booking, the same in all its mails, so that an old mail's link keeps working and shows the
 * present state. Created if missing. The caller has locked the booking.
 */
export const mailedLinkTo = async (
  context: Linking,
  tx: VendorDb,
  { bookingId, ...seat }: Seat & { bookingId: string },
): Promise<MailedLink> => (await mailedLinksTo(context, tx, { bookingId, isNew: false }, [seat]))(seat);

/** The same for several at once. A booking that `isNew` has none yet. */
export async function mailedLinksTo(
  { vault, clock }: Linking,
  tx: VendorDb,
  { bookingId, isNew }: { bookingId: string; isNew: boolean },
  seats: Seat[],
): Promise<LinkTo> {
  const ids = new Map<string, string>();
  for (const { link_id: id, ...link } of isNew ? [] : await queries.listMailedLinks(tx, bookingId))
    if (id) ids.set(toKey({ purpose: link.purpose, email: link.person_email }), id);
  const made: queries.NewLink[] = [];
  for (const seat of seats.filter((one) => !ids.has(toKey(one)))) {
    const linkId = uuidv7();
    ids.set(toKey(seat), linkId);
    const tokenHash = hashToken(await vault.tokenFor(seat.purpose, linkId));
    made.push({ ...seat, bookingId, linkId, tokenHash, now: clock.now() });
  }
  await queries.insertLinks(tx, made);
  return ({ purpose, email }) => ({ purpose, linkId: ids.get(toKey({ purpose, email })) ?? '' });
}

/** Creates one more link and returns its token, which is not stored. */
export async function makeLink(
  { clock }: Pick<Context, 'clock'>,
  tx: VendorDb,
  place: Pick<queries.NewLink, 'purpose' | 'bookingId' | 'email'>,
): Promise<string> {
  const token = newToken(place.purpose);
  await queries.insertLinks(tx, [{ ...place, tokenHash: hashToken(token), now: clock.now() }]);
  return token;
}

const toKey = ({ purpose, email }: { purpose: string; email: string }): string => `${purpose} ${email}`;
