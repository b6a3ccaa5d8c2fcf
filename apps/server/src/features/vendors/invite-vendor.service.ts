import { type VendorDb, asVendor, toVendorId } from '#db/tenancy.ts';
import { AppError } from '#lib/app-error.ts';
import { findPartner, type PartnerRow, lockPartner } from './read-vendor.queries.ts';
import type { ResponseOf } from '@slotwise/contract/endpoint';
import type * as changes from '@slotwise/contract/vendors/vendor-changes.endpoints';
import type { Context, Session } from '#context.ts';
import { admitInvitation } from '#features/auth/limits.service.ts';
import { toTerms } from './vendor-mails.mapper.ts';
import {
  findAdministrators,
  mailAdministrators,
  mailInvitation,
  type Reader,
} from './vendor-mails.service.ts';

type Resent = ResponseOf<typeof changes.resendVendorInvitation>;

/** Mails the invitation, or the request: to the contact while the card is unclaimed. */
export async function ask(
  context: Context,
  tx: VendorDb,
  { session, readers, row }: { session: Session; readers: Reader[]; row: PartnerRow },
): Promise<void> {
  const as = row.client_id === tx.vendorId ? ('supplier' as const) : ('client' as const);
  if (row.vendor_status === 'UNCLAIMED') {
    const to = { name: row.contact_name, email: row.contact_email };
    await mailInvitation(context, tx, { to, organization: row.vendor_name, author: session, as });
    return;
  }
  await mailAdministrators(
    context,
    tx,
    { readers, readerVendorId: row.vendor_id },
    {
      kind: 'requested',
      as: as === 'supplier' ? 'client' : 'supplier',
      terms: toTerms(row),
      author: session,
      about: tx.vendorId,
    },
  );
}

/** Resends an unclaimed vendor's invitation, or an unanswered request. */
export async function resendInvitation(
  context: Context,
  session: Session,
  partnerId: string,
): Promise<Resent> {
  const seen = await asVendor(context.db, session.vendorId, (tx) => getPartner(tx, partnerId));
  const readers =
    seen.vendor_status === 'UNCLAIMED' ? [] : await findAdministrators(context, toVendorId(seen.vendor_id));
  return asVendor(context.db, session.vendorId, async (tx) => {
    const row = await lockPartner(tx, partnerId);
    if (!row) throw new AppError('NOT_FOUND');
    if (row.association_status !== 'PENDING' || row.requested_by !== tx.vendorId) {
      const message = `No request of yours waits for ${row.vendor_name}.`;
      throw new AppError('INVALID_TRANSITION', { message });
    }
    await admitInvitation(context, tx, row.association_id);
    await ask(context, tx, { session, readers, row });
    return { status: 'success', vendorId: partnerId, data: { sent: true } };
  });
}

export async function getPartner(tx: VendorDb, partnerId: string): Promise<PartnerRow> {
  const row = await findPartner(tx, partnerId);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}
