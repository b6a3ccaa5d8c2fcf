import type { VendorDb } from '#db/tenancy.ts';

/** Switches an address off and answers what it is called; nothing where it was off already. */
export const switchOff = (tx: VendorDb, webhookId: string, because: string) =>
  tx
    .updateOwn('webhook')
    .set({ is_active: false, off_because: because, failing_since: null })
    .where('webhook_id', '=', webhookId)
    .where('is_active', '=', true)
    .returning(['url', 'description'])
    .executeTakeFirst();

/** What an address that is off waited for is not sent; someone may send it again one by one. */
export async function failWaiting(tx: VendorDb, webhookId: string, answer: string) {
  await tx
    .updateOwn('webhook_delivery')
    .set({ state: 'FAILED', answer, next_attempt_at: null })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'WAITING')
    .execute();
}

/** Who hears of it, and the name of their organization. */
export const listAdministrators = (tx: VendorDb) =>
  tx
    .selectOwn('recruiter')
    .innerJoin('vendor', 'vendor.vendor_id', 'recruiter.vendor_id')
    .select(['recruiter.display_name as name', 'recruiter.email', 'vendor.vendor_name as company'])
    .where('recruiter.role', '=', 'ADMIN')
    .where('recruiter.account_status', '=', 'ACTIVE')
    .orderBy('recruiter.user_id')
    .execute();
