import type { ResponseOf } from '@slotwise/contract/endpoint';
import type { resendPanelistInvitation } from '@slotwise/contract/panelists/panelist-changes.endpoints';
import type { Context, Session } from '#context.ts';
import { asVendor, type VendorDb } from '#db/tenancy.ts';
import { inviteUser, resendInvite } from '#features/auth/invites.service.ts';
import { admitInvitation, admitInviteeAtAll } from '#features/auth/limits.service.ts';
import { AppError } from '#lib/app-error.ts';
import * as queries from './panelists.queries.ts';
import { requireInvitable } from './panelists.rules.ts';

export type Held = NonNullable<Awaited<ReturnType<typeof queries.lockPanelist>>>;

/**
 * Resends the invitation; the older link stops working. A panelist without an account is invited again, or linked to
 * the account that the address now has in the organization.
 */
export async function resendInvitation(
  context: Context,
  session: Session,
  panelistId: string,
): Promise<ResponseOf<typeof resendPanelistInvitation>> {
  await admitInviteeAtAll(context, session.vendorId);
  return asVendor(context.db, session.vendorId, async (tx) => {
    const panelist = await queries.lockPanelist(tx, panelistId);
    if (!panelist) throw new AppError('NOT_FOUND');
    requireInvitable(panelist);
    await admitInvitation(context, tx, panelistId);
    const isOpen = panelist.user_id !== null && panelist.account_status === 'INVITED';
    const inviteExpiresAt = isOpen
      ? (await resendInvite(context, tx, panelist.user_id ?? '')).inviteExpiresAt
      : await inviteAgain(context, tx, session, panelist);
    return {
      status: 'success',
      panelistId,
      data: { sent: inviteExpiresAt !== null, expiresAt: inviteExpiresAt?.toISOString() ?? null },
    };
  });
}

/** For a panelist whose account is gone, or went to an unconfirmed sign-up with the address. */
async function inviteAgain(context: Context, tx: VendorDb, session: Session, panelist: Held) {
  const { panelist_id: panelistId, email, display_name: name } = panelist;
  const { phone_country: phoneCountry } = await queries.getDefaults(tx, session.userId);
  const { userId, created, inviteExpiresAt } = await invite(context, tx, session, {
    ...panelist,
    phoneCountry,
  });
  if (!userId) {
    const message = `${name} has an account in another organization and is reached by emailed links.`;
    throw new AppError('INVALID_TRANSITION', { message });
  }
  await queries.updatePanelistAccount(tx, panelistId, { email, user_id: userId });
  if (created) await queries.updatePanelist(tx, panelistId, { panel_status: 'INVITED' });
  return inviteExpiresAt;
}

type Invitee = Pick<
  Held,
  'first_name' | 'last_name' | 'display_name' | 'email' | 'designation' | 'phone' | 'time_zone'
>;

export const invite = async (
  context: Context,
  tx: VendorDb,
  session: Session,
  person: Invitee & { phoneCountry: string },
) =>
  inviteUser(context, tx, session, {
    firstName: person.first_name,
    lastName: person.last_name,
    displayName: person.display_name,
    email: person.email,
    designation: person.designation,
    phone: person.phone,
    phoneCountry: person.phoneCountry,
    timeZone: person.time_zone,
    role: 'USER_PANEL',
  });
