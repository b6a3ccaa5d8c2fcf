import { uuidv7 } from 'uuidv7';
import type { VendorDb } from '#db/tenancy.ts';

/** The addresses of the organization that get events, with those they want; none means all. */
export function listActive(tx: VendorDb) {
  return tx
    .selectFrom('webhook')
    .select(['webhook_id', 'events'])
    .where('vendor_id', '=', tx.vendorId)
    .where('is_active', '=', true)
    .execute();
}

/** What events say of these bookings; sample data causes none. */
export function listBookings(tx: VendorDb, bookingIds: string[]) {
  return tx
    .selectFrom('booking')
    .select(['booking_id', 'version', 'start_time', 'end_time', 'time_zone'])
    .select(['jd_id', 'round_number', 'previous_booking_id', 'submitter_vendor_id'])
    .where('vendor_id', '=', tx.vendorId)
    .where('booking_id', 'in', bookingIds)
    .where('is_sample', '=', false)
    .execute();
}

export type NewDelivery = {
  webhookId: string;
  event: string;
  bookingId: string;
  payload: object;
  at: Date;
};

/** Writes events that wait to be sent, in this order. */
export async function insertWaiting(tx: VendorDb, deliveries: NewDelivery[]) {
  await tx
    .insertInto('webhook_delivery')
    .values(
      deliveries.map(({ webhookId, event, bookingId, payload, at }) => ({
        vendor_id: tx.vendorId,
        delivery_id: uuidv7(),
        webhook_id: webhookId,
        event,
        booking_id: bookingId,
        payload: JSON.stringify(payload),
        state: 'WAITING' as const,
        attempts: 0,
        http_status: null,
        answer: '',
        created_at: at,
        last_attempt_at: null,
        next_attempt_at: at,
      })),
    )
    .execute();
}
