import type { DecisionPolicy } from '@slotwise/contract/booking-parts/decisions.schema';
import { sql } from 'kysely';
import type { VendorDb } from '#db/tenancy.ts';
import { findBookingWith, type Scope } from '#features/bookings/bookings.queries.ts';

const PARTS = {
  scorecards: 'feedback',
  decisions: 'decision',
  comments: 'booking_comment',
  documents: 'booking_document',
  terms: 'self_schedule',
  proposals: 'time_proposal',
  resource: 'resource',
} as const;

/** Which kinds of things hang on a booking at all, and the policy of its organization. */
export type Parts = Record<keyof typeof PARTS, boolean> & { decisionPolicy: DecisionPolicy };

/** A booking with its parts in one question: most have few, so it spares several. Undefined where it is not in the scope. */
export async function findBookingWithParts(tx: VendorDb, scope: Scope, bookingId: string) {
  const pairs = Object.entries(PARTS).map(
    ([name, table]) => sql`${sql.lit(name)}, exists (select from ${sql.table(table)}
      where vendor_id = ${tx.vendorId} and booking_id = ${bookingId})`,
  );
  const policy = sql`(select decision_policy from vendor where vendor_id = ${tx.vendorId})`;
  const parts = sql<Parts>`jsonb_build_object(${sql.join(pairs)}, 'decisionPolicy', ${policy})`;
  const found = await findBookingWith(tx, scope, bookingId, parts);
  if (!found) return undefined;
  const { also, ...row } = found;
  return { row, parts: also };
}
