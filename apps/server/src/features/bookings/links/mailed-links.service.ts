import { uuidv7 } from 'uuidv7';
import type { Context } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import type { MailedLink } from '#engines/calendar-messages/mailed-link.ts';
import { hashToken } from '#lib/secrets/token.ts';
import * as queries from './mailed-links.queries.ts';

type Linking = Pick<Context, 'vault' | 'clock'>;

/**
 * The link of a person to a booking as it stands in all mails about it: there is one, so that the link of an old mail
 * goes on and shows the present state. It is made where there is none. The booking is locked by the caller.
 */
export async function mailedLinkTo(
  { vault, clock }: Linking,
  tx: VendorDb,
  place: queries.Place,
): Promise<MailedLink> {
  const { purpose } = place;
  const known = await queries.findLinkId(tx, place);
  if (known) return { purpose, linkId: known };
  const linkId = uuidv7();
  const tokenHash = hashToken(await vault.tokenFor(purpose, linkId));
  await queries.insertLink(tx, { ...place, linkId, tokenHash, now: clock.now() });
  return { purpose, linkId };
}
