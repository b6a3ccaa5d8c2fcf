import type { Row } from '#db/tables/rows.ts';
import type { Delivery } from '@slotwise/contract/notifications/notifications.schema';

type DeliveryRow = Omit<
  Row<'mail'>,
  | 'vendor_id'
  | 'booking_id'
  | 'dedupe_key'
  | 'event'
  | 'event_about'
  | 'is_own_act'
  | 'message'
  | 'sealed'
  | 'secret'
  | 'reader_vendor_id'
  | 'unsure_attempts'
  | 'held_until'
>;

export const toDelivery = (row: DeliveryRow): Delivery => ({
  mailId: row.mail_id,
  kind: row.kind,
  recipientName: row.recipient_name,
  recipientEmail: row.recipient_email,
  subject: row.subject,
  revision: row.revision,
  state: row.state,
  attempts: row.attempts,
  answer: row.answer,
  createdAt: row.created_at.toISOString(),
  lastAttemptAt: row.last_attempt_at?.toISOString() ?? null,
  nextAttemptAt: row.next_attempt_at?.toISOString() ?? null,
});
