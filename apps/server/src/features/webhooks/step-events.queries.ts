import { uuidv7 } from 'uuidv7';
import type { VendorDb } from '#db/tenancy.ts';

/** The organization's active addresses, with their events; none means all. */
export const listActive = (tx: VendorDb) =>
  tx.selectOwn('webhook', { is_active: true }).select(['webhook_id', 'events']).execute();

/** The event data of these bookings; sample data causes no events. */
export const listBookings = (tx: VendorDb, bookingIds: string[]) =>
  tx
    .selectOwn('booking', { booking_id: bookingIds, is_sample: false })
    .select(['booking_id', 'version', 'start_time', 'end_time', 'time_zone'])
    .select(['jd_id', 'round_number', 'previous_booking_id', 'submitter_vendor_id'])
    .execute();

export type NewDelivery = {
  webhookId: string;
  event: string;
  bookingId: string;
  payload: object;
  at: Date;
};

/** Inserts events waiting to be sent, in this order. */
export const insertWaiting = (tx: VendorDb, deliveries: NewDelivery[]) =>
  tx
    .insertOwn(
      'webhook_delivery',
      deliveries.map(({ webhookId, event, bookingId, payload, at }) => ({
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
