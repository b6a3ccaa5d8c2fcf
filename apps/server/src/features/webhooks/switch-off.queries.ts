import type { VendorDb } from '#db/tenancy.ts';

/** Disables an address and returns its name; nothing if it was off already. */
export const switchOff = (tx: VendorDb, webhookId: string, because: string) =>
  tx
    .updateOwn('webhook', { webhook_id: webhookId, is_active: true })
    .set({ is_active: false, off_because: because, failing_since: null })
    .returning(['url', 'description'])
    .executeTakeFirst();

/** Drops what is waiting for a disabled address; each event may be resent by hand. */
export const failWaiting = (tx: VendorDb, webhookId: string, answer: string) =>
  tx
    .updateOwn('webhook_delivery', { webhook_id: webhookId, state: 'WAITING' })
    .set({ state: 'FAILED', answer, next_attempt_at: null })
    .execute();
