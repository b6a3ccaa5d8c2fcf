import type { BookingStatus } from '@slotwise/contract/booking-parts/life.schema';
import type { Removal } from '@slotwise/contract/recruiters/members.schema';
import type { Context, Session } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { TRANSITIONS } from '#features/bookings/transitions.rules.ts';
import type { SeenBooking } from '#features/bookings/seen-booking.mapper.ts';
import { endLinksTo } from '#features/bookings/links/panel-links.service.ts';
import { withoutPlace } from '#features/bookings/people.mapper.ts';
import { lockSeen } from '#features/bookings/open-booking.service.ts';
import { reseat } from './move-seats.service.ts';
import * as queries from './hand-over.queries.ts';
import { handedColumns, withNewHost, type HandOver } from './hand-over.rules.ts';

/** The statuses in which a meeting needs an assignee. */
const OPEN = Object.keys(TRANSITIONS.assign) as BookingStatus[];

/** One transaction takes a tenth of a second for this many, and on the embedded database everyone waits for it. */
const AT_ONCE = 10;

/** Hands some of very many open meetings over, so that `handOver` has few left. Returns how many; 0 if there are few. */
export async function handOverAhead(
  context: Context,
  tx: VendorDb,
  session: Session,
  people: HandOver,
): Promise<number> {
  const ids = await queries.lockOwned(tx, people.from, OPEN, AT_ONCE + 1);
  return ids.length > AT_ONCE ? handOverAll(context, tx, session, { ids: ids.slice(0, AT_ONCE), people }) : 0;
}

/**
 * Hands every open meeting that someone made, or owes the next step of, to someone else, each with a history step.
 * Calendars of upcoming meetings get the new host. Mailed links of the leaving person stop working; where they are on
 * the panel of an upcoming meeting they stay and are named, since panel seats are not handed over.
 */
export async function handOver(
  context: Context,
  tx: VendorDb,
  session: Session,
  people: HandOver,
): Promise<Removal> {
  const { from } = people;
  const ids = await queries.lockOwned(tx, from, OPEN);
  const reassignedBookings = await handOverAll(context, tx, session, { ids, people });
  await endLinksTo(tx, from.email);
  const panels = await queries.listComingPanels(tx, from.email, context.clock.now());
  return { reassignedBookings, stillOnPanels: panels.map(toPanelSeat) };
}

async function handOverAll(
  context: Context,
  tx: VendorDb,
  session: Session,
  { ids, people }: { ids: string[]; people: HandOver },
): Promise<number> {
  for (const bookingId of ids) {
    await handOverOne(context, tx, await lockSeen(context, tx, session, { bookingId }), people);
  }
  return ids.length;
}

async function handOverOne(context: Context, tx: VendorDb, seen: SeenBooking, people: HandOver) {
  const { row } = seen;
  const { displayName: name, email } = people.to;
  const columns = handedColumns(row, people);
  const isHost = 'recruiter_user_id' in columns;
  await reseat(context, tx, seen, {
    people: isHost ? withNewHost(seen.people, people) : seen.people.map(withoutPlace),
    columns,
    step: { action: 'HANDED_OVER', details: { assigneeEmail: email, assigneeName: name } },
    news: { kind: 'assigned', to: { name, email } },
  });
}

type PanelRow = Awaited<ReturnType<typeof queries.listComingPanels>>[number];

const toPanelSeat = (row: PanelRow): Removal['stillOnPanels'][number] => ({
  bookingId: row.booking_id,
  candidateName: row.candidate_name,
  startTime: row.start_time?.toISOString() ?? '',
  timeZone: row.time_zone,
});
