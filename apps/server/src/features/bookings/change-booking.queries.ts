import { sql } from 'kysely';
import type { BookingMoment } from '#context.ts';
import type { NewRow, RowChange } from '#db/tables/rows.ts';
import type { BookingRow, NewStep } from '#db/tables/booking-rows.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { toPersonRows, type Seated } from './people.mapper.ts';

export type BookingColumns = Omit<RowChange<'booking'>, 'vendor_id' | 'booking_id' | 'version'>;

/** Locks the booking until the transaction ends; other changes wait. */
export const lockBooking = (tx: VendorDb, bookingId: string) =>
  tx.selectOwn('booking', { booking_id: bookingId }).select('booking_id').forUpdate().execute();

export const updateBooking = (
  tx: VendorDb,
  bookingId: string,
  columns: BookingColumns & { version: number },
) => tx.updateOwn('booking', { booking_id: bookingId }).set(columns).execute();

/** Adds a step to the history. The caller has locked the booking, so that numbers are unique. */
export async function appendStep(tx: VendorDb, bookingId: string, step: NewStep) {
  const { last } = await tx
    .selectOwn('workflow_step', { booking_id: bookingId })
    .select((select) => select.fn.coalesce(select.fn.max('step'), sql<number>`0`).as('last'))
    .executeTakeFirstOrThrow();
  await tx.insertOwn('workflow_step', { ...step, booking_id: bookingId, step: last + 1 }).execute();
}

/** Merges this change into the last step if it is the same action by the same person; returns whether it did. */
export async function extendLastStep(
  tx: VendorDb,
  bookingId: string,
  step: Pick<NewStep, 'action' | 'by_email' | 'by_role' | 'booking_version'>,
): Promise<boolean> {
  const { action, by_email: email, by_role: role, ...change } = step;
  const last = tx
    .selectOwn('workflow_step as any_step', { booking_id: bookingId })
    .select((select) => select.fn.max('any_step.step').as('last'));
  const extended = await tx
    .updateOwn('workflow_step', { booking_id: bookingId, action, by_email: email, by_role: role })
    .set(change)
    .where('step', '=', last)
    .returning('step')
    .executeTakeFirst();
  return extended !== undefined;
}

export type NewBookingRows = {
  booking: NewRow<'booking'>;
  people: Seated[];
  steps: NewStep[];
};

/** Inserts a booking with its people and its first step; returns its state. */
export async function insertBooking(tx: VendorDb, rows: NewBookingRows): Promise<BookingMoment> {
  const key = { vendor_id: tx.vendorId, booking_id: rows.booking.booking_id };
  const people = toPersonRows(tx, key.booking_id, rows.people);
  const steps = rows.steps.map((step, index) => ({ ...step, ...key, step: index + 1 }));
  const row = await tx
    .with('written', (of) =>
      of
        .insertInto('booking')
        .values({ ...rows.booking, ...key })
        .returningAll(),
    )
    .with('seated', (of) => of.insertInto('booking_person').values(people))
    .with('noted', (of) => of.insertInto('workflow_step').values(steps))
    .selectFrom('written')
    .selectAll()
    .executeTakeFirstOrThrow();
  return { row, people };
}

/** Deletes bookings with everything attached; links are in a table without a reference to bookings. */
export async function deleteBookings(tx: VendorDb, bookingIds: string[]): Promise<void> {
  if (bookingIds.length === 0) return;
  for (const table of ['booking_link', 'booking'] as const)
    await tx.deleteOwn(table, { booking_id: bookingIds }).execute();
}

/** A further round of a submitted candidate also belongs to the supplier, if it is the same candidate. */
export async function carryOverSubmission(tx: VendorDb, bookingId: string) {
  await sql`
    update booking
    set submitter_vendor_id = previous.submitter_vendor_id,
      submission_booking_id = coalesce(previous.submission_booking_id, previous.booking_id)
    from booking as previous
    where booking.vendor_id = ${tx.vendorId} and booking.booking_id = ${bookingId}
      and booking.submitter_vendor_id is null
      and previous.vendor_id = ${tx.vendorId} and previous.booking_id = booking.previous_booking_id
      and previous.submitter_vendor_id is not null
      and (previous.candidate_email = booking.candidate_email
        or booking.candidate_phone <> '' and previous.candidate_phone = booking.candidate_phone
        or booking.candidate_linked_in <> '' and previous.candidate_linked_in = booking.candidate_linked_in)
  `.execute(tx);
}

/** A meeting that is over, and who owes its next step. */
export type Ended = BookingMoment & { email: string | null; name: string | null; isHandedOver: boolean };

/** Makes all of these COMPLETED as their next version, each with its step; returns their new rows. */
export async function completeBookings(tx: VendorDb, ended: Ended[], step: { at: Date; byName: string }) {
  const ids = ended.map(({ row }) => row.booking_id);
  const emails = ended.map(({ email }) => email);
  const names = ended.map(({ name }) => name);
  const { rows } = await sql<BookingRow>`
    update booking
    set booking_status = 'COMPLETED', version = version + 1, updated_at = ${step.at},
      assignee_email = next.email, assignee_name = next.name
    from unnest(${ids}::uuid[], ${emails}::text[], ${names}::text[]) as next (booking_id, email, name)
    where booking.vendor_id = ${tx.vendorId} and booking.booking_id = next.booking_id
    returning booking.*
  `.execute(tx);
  const details = ended.map(({ email, name, isHandedOver }) =>
    JSON.stringify(isHandedOver ? { assigneeEmail: email, assigneeName: name } : {}),
  );
  await sql`
    insert into workflow_step (vendor_id, booking_id, step, booking_version, action, from_status, to_status, at,
      by_name, by_email, by_role, comments, details)
    select booking.vendor_id, booking.booking_id,
      1 + coalesce((select max(last.step) from workflow_step as last
        where last.vendor_id = ${tx.vendorId} and last.booking_id = booking.booking_id), 0),
      booking.version, 'COMPLETED', 'SCHEDULED', 'COMPLETED', ${step.at}::timestamptz,
      ${step.byName}, '', 'SYSTEM', '', next.details::jsonb
    from unnest(${ids}::uuid[], ${details}::text[]) as next (booking_id, details)
    join booking on booking.vendor_id = ${tx.vendorId} and booking.booking_id = next.booking_id
  `.execute(tx);
  return rows;
}
