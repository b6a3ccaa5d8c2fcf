import type { DecisionPolicy } from '@slotwise/contract/booking-parts/decisions.schema';
import { sql } from 'kysely';
import type { VendorDb } from '#db/tenancy.ts';
import {
  findBookingWith,
  listPeopleAsJson,
  listLatestStepsAsJson,
  type Scope,
} from '#features/bookings/bookings.queries.ts';

const PARTS = {
  scorecards: 'feedback',
  decisions: 'decision',
  comments: 'booking_comment',
  documents: 'booking_document',
  terms: 'self_schedule',
  proposals: 'time_proposal',
  resource: 'resource',
} as const;

/** Which kinds of parts a booking has at all, and its organization's decision policy. */
export type Parts = Record<keyof typeof PARTS, boolean> & { decisionPolicy: DecisionPolicy };

/**
 * A booking with its people, its latest history and the parts it has, in one query: most have few parts, so this saves
 * several queries. Undefined if it is out of scope.
 */
export async function findBookingWithParts(tx: VendorDb, scope: Scope, bookingId: string) {
  const pairs = Object.entries(PARTS).map(
    ([name, table]) => sql`${sql.lit(name)}, exists (select from ${sql.table(table)}
      where vendor_id = ${tx.vendorId} and booking_id = ${bookingId})`,
  );
  const policy = sql`(select decision_policy from vendor where vendor_id = ${tx.vendorId})`;
  const [people, steps] = [listPeopleAsJson(tx, bookingId), listLatestStepsAsJson(tx, bookingId)];
  const also = sql<Parts & { people: unknown; steps: unknown }>`json_build_object(${sql.join(pairs)},
    'decisionPolicy', ${policy}, 'people', ${people.value}, 'steps', ${steps.value})`;
  const found = await findBookingWith(tx, scope, bookingId, also);
  if (!found) return undefined;
  const { also: parts, ...row } = found;
  return { row, parts, people: people.read(parts.people), steps: steps.read(parts.steps).toReversed() };
}
