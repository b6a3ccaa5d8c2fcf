import type { BookingListener } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { toEvent, toPayload, type WebhookStep } from './step-events.mapper.ts';
import * as queries from './step-events.queries.ts';

/** Notifies webhooks of every step in a booking's history. */
export const queueWebhooks: BookingListener = async (_context, tx, changes) => {
  await tellWebhooks(
    tx,
    changes.flatMap(({ step, after }) =>
      step ? [{ ...step, booking_id: after.row.booking_id, at: new Date(step.at) }] : [],
    ),
  );
};

/** Writes the webhook events of these steps, in their transaction. Suppliers and clients get none. */
async function tellWebhooks(tx: VendorDb, steps: WebhookStep[]): Promise<void> {
  const active = await queries.listActive(tx);
  if (active.length === 0 || steps.length === 0) return;
  const wanting = (step: WebhookStep) =>
    active.filter(({ events }) => events.length === 0 || events.includes(toEvent(step)));
  const wanted = steps.filter((step) => wanting(step).length > 0);
  if (wanted.length === 0) return;
  const ids = [...new Set(wanted.map(({ booking_id: id }) => id))];
  const bookings = new Map((await queries.listBookings(tx, ids)).map((row) => [row.booking_id, row]));
  const deliveries = wanted.flatMap((step) => {
    const booking = bookings.get(step.booking_id);
    if (!booking) return [];
    const payload = toPayload(step, booking);
    return wanting(step).map(({ webhook_id: webhookId }) => ({
      webhookId,
      event: payload.type,
      bookingId: booking.booking_id,
      payload,
      at: step.at,
    }));
  });
  if (deliveries.length === 0) return;
  await queries.insertWaiting(tx, deliveries);
  tx.wakeAfterwards('webhooks');
}
