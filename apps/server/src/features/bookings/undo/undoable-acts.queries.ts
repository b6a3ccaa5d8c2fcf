import { sql } from 'kysely';
import { putBack } from '#db/put-back.ts';
import type { VendorDb } from '#db/tenancy.ts';

export type NewAct = { bookingId: string; userId: string; at: Date; heldUntil: Date };

/** Saves a booking's state before a change, replacing what was saved earlier. */
export async function saveFormer(tx: VendorDb, { bookingId, userId, at, heldUntil }: NewAct) {
  await sql`
    insert into undoable_act (vendor_id, booking_id, user_id, at, held_until, former_booking, former_people, former_terms)
    select vendor_id, booking_id, ${userId}, ${at}, ${heldUntil}, to_jsonb(booking),
      (select coalesce(jsonb_agg(to_jsonb(person)), '[]') from booking_person as person
        where person.vendor_id = ${tx.vendorId} and person.booking_id = ${bookingId}),
      (select to_jsonb(terms) from self_schedule as terms
        where terms.vendor_id = ${tx.vendorId} and terms.booking_id = ${bookingId})
    from booking where vendor_id = ${tx.vendorId} and booking_id = ${bookingId}
    on conflict (vendor_id, booking_id) do update set user_id = excluded.user_id, at = excluded.at,
      held_until = excluded.held_until, former_booking = excluded.former_booking,
      former_people = excluded.former_people, former_terms = excluded.former_terms
  `.execute(tx);
}

export const deleteExpired = (tx: VendorDb, now: Date) =>
  tx.deleteOwn('undoable_act').where('held_until', '<=', now).execute();

export const findAct = (tx: VendorDb, bookingId: string) =>
  tx.selectOwn('undoable_act', { booking_id: bookingId }).selectAll().executeTakeFirst();

export type ActRow = NonNullable<Awaited<ReturnType<typeof findAct>>>;

/** Not restored: a version or number that others have seen must never come back. */
const KEPT = ['vendor_id', 'booking_id', 'booking_status', 'version', 'ics_sequence', 'updated_at'];

/** Restores everything else of the booking and its people, and deletes the act. */
export async function restoreFormer(tx: VendorDb, act: ActRow) {
  const { vendor_id: vendorId, booking_id: bookingId } = act;
  const names = Object.keys(act.former_booking).filter((name) => !KEPT.includes(name));
  const columns = sql.join(names.map((name) => sql.ref(name)));
  await sql`
    update booking set (${columns}) = (select ${columns} from jsonb_populate_record(null::booking, act.former_booking))
    from undoable_act as act
    where booking.vendor_id = ${vendorId} and booking.booking_id = ${bookingId}
      and act.vendor_id = ${vendorId} and act.booking_id = ${bookingId}
  `.execute(tx);
  await tx.deleteOwn('booking_person', { booking_id: bookingId }).execute();
  await putBack(tx, 'booking_person', bookingId, act.former_people);
  await tx.deleteOwn('undoable_act', { booking_id: bookingId }).execute();
}
