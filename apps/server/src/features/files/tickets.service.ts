import { LIMITS } from '@slotwise/contract/limits';
import type { Context } from '#context.ts';
import { asDirectory, type VendorId } from '#db/tenancy.ts';
import { AppError } from '#lib/app-error.ts';
import { hashToken, isToken, newToken } from '#lib/secrets/token.ts';
import { consumeTicket, insertTicket, type Ticket } from './tickets.queries.ts';

/** Makes an address below the server's root that opens a file once, within a minute, without a session. */
export async function issueTicket(
  { db, clock }: Context,
  vendorId: VendorId,
  documentId: string,
): Promise<string> {
  const token = newToken('link');
  const expiresAt = new Date(clock.now().getTime() + LIMITS.ticketSeconds * 1000);
  await asDirectory(db, (tx) =>
    insertTicket(tx, { vendorId, documentId, tokenHash: hashToken(token), expiresAt }),
  );
  return `/d/${token}`;
}

/** Uses up a ticket and returns its file; LINK_EXPIRED for anything but a valid ticket. */
export async function redeemTicket({ db, clock }: Context, token: string): Promise<Ticket> {
  const ticket = isToken(token, 'link')
    ? await asDirectory(db, (tx) => consumeTicket(tx, hashToken(token), clock.now()))
    : undefined;
  if (!ticket) throw new AppError('LINK_EXPIRED', { message: TICKET_USED });
  return ticket;
}

const TICKET_USED =
  'This download link works once, for a minute. Go back to the page it came from and download again.';
