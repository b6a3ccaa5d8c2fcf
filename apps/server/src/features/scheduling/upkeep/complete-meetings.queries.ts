import { sql } from 'kysely';
import type { VendorDb, VendorId } from '#db/tenancy.ts';

/** Meetings whose end has passed, held until the transaction ends; those that another process holds are left to it. */
export function lockEnded(db: VendorDb, vendorId: VendorId, now: Date, limit: number) {
  return db
    .selectFrom('booking')
    .select(['booking_id', 'assignee_email', 'assignee_name', 'submitter_vendor_id'])
    .select(['booking_status', 'start_time', 'end_time', 'time_zone'])
    .where('vendor_id', '=', vendorId)
    .where('booking_status', '=', 'SCHEDULED')
    .where('end_time', '<=', now)
    .orderBy('end_time')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** A meeting that is over, and who owes its next step. */
export type Ended = { bookingId: string; email: string | null; name: string | null; isHandedOver: boolean };

/** Makes all of these COMPLETED as their next version, each with the step that tells it. */
export async function completeBookings(
  db: VendorDb,
  vendorId: VendorId,
  ended: Ended[],
  step: { at: Date; byName: string },
) {
  const ids = ended.map(({ bookingId }) => bookingId);
  const emails = ended.map(({ email }) => email);
  const names = ended.map(({ name }) => name);
  await sql`
    update booking
    set booking_status = 'COMPLETED', version = version + 1, updated_at = ${step.at},
      assignee_email = next.email, assignee_name = next.name
    from unnest(${ids}::uuid[], ${emails}::text[], ${names}::text[]) as next (booking_id, email, name)
    where booking.vendor_id = ${vendorId} and booking.booking_id = next.booking_id
  `.execute(db);
  const details = ended.map(({ email, name, isHandedOver }) =>
    JSON.stringify(isHandedOver ? { assigneeEmail: email, assigneeName: name } : {}),
  );
  await sql`
    insert into workflow_step (vendor_id, booking_id, step, booking_version, action, from_status, to_status, at,
      by_name, by_email, by_role, comments, details)
    select booking.vendor_id, booking.booking_id,
      1 + coalesce((select max(last.step) from workflow_step as last
        where last.vendor_id = ${vendorId} and last.booking_id = booking.booking_id), 0),
      booking.version, 'COMPLETED', 'SCHEDULED', 'COMPLETED', ${step.at}::timestamptz,
      ${step.byName}, '', 'SYSTEM', '', next.details::jsonb
    from unnest(${ids}::uuid[], ${details}::text[]) as next (booking_id, details)
    join booking on booking.vendor_id = ${vendorId} and booking.booking_id = next.booking_id
  `.execute(db);
}
