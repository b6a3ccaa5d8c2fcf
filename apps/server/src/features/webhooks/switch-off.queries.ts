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
