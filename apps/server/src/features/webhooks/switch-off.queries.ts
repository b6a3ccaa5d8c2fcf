import type { VendorDb } from '#db/tenancy.ts';

/** Switches an address off and answers what it is called; nothing where it was off already. */
export const switchOff = (tx: VendorDb, webhookId: string, because: string) =>
  tx
    .updateOwn('webhook', { webhook_id: webhookId, is_active: true })
    .set({ is_active: false, off_because: because, failing_since: null })
    .returning(['url', 'description'])
    .executeTakeFirst();

/** What an address that is off waited for is not sent; someone may send it again one by one. */
export const failWaiting = (tx: VendorDb, webhookId: string, answer: string) =>
  tx
    .updateOwn('webhook_delivery', { webhook_id: webhookId, state: 'WAITING' })
    .set({ state: 'FAILED', answer, next_attempt_at: null })
    .execute();

/** Who hears of it, and the name of their organization. */
export const listAdministrators = (tx: VendorDb) =>
  tx
    .selectOwn('recruiter', { role: 'ADMIN', account_status: 'ACTIVE' })
    .innerJoin('vendor', 'vendor.vendor_id', 'recruiter.vendor_id')
    .select(['recruiter.display_name as name', 'recruiter.email', 'vendor.vendor_name as company'])
    .orderBy('recruiter.user_id')
    .execute();
