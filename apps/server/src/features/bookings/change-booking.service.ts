import type {
  BookingStatus,
  StepDetails,
  WorkFlowAction,
} from '@slotwise/contract/booking-parts/life.schema';
import type { Actor, BookingChange, BookingMoment, Context, MovedAddress } from '#context.ts';
import type { BookingRow } from '#db/tables/booking-rows.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { findBooking, listPeople } from './bookings.queries.ts';
import * as queries from './change-booking.queries.ts';
import { followTime } from './held-time.service.ts';
import type { OpenBooking } from './open-booking.service.ts';
import type { Seated } from './people.mapper.ts';
import { replacePeople, updateAddress } from './people.queries.ts';
import { namesSearched, buildSearchText } from './search-text.rules.ts';
import { stepBy, type SeenBooking } from './seen-booking.mapper.ts';

/** What other features may change of the people on bookings, besides who they are. */
export { updateAnswer } from './people.queries.ts';

export type Change = {
  /** Columns besides status, version and the time of the change. */
  columns?: Omit<queries.BookingColumns, 'booking_status' | 'updated_at'>;
  /** Everyone on it from now on, if that changes. */
  people?: Seated[] | null;
  /** A status other than the action's own. */
  to?: BookingStatus;
  step: { action: WorkFlowAction; comments?: string | undefined; details?: StepDetails };
} & Pick<BookingChange, 'reason' | 'reasonForSupplier' | 'undoes' | 'moved' | 'news'>;

/**
 * Writes a change to an open booking with its history step, as the next version. Reserves or releases its people's time
 * as the new state requires, SLOT_CONFLICT if someone else has it, and notifies the booking listeners. Attached data
 * must be written before. Returns the new state.
 */
export async function changeBooking(
  context: Context,
  tx: VendorDb,
  open: OpenBooking,
  change: Change,
): Promise<SeenBooking> {
  const after = await write(tx, open, change);
  await followTime(tx, open, after);
  const step = toStep(open, change, after.row);
  await queries.appendStep(tx, open.row.booking_id, step);
  const { reason, reasonForSupplier, undoes, moved, news } = change;
  await announce(context, tx, [
    { ...about(open), after, step, reason, reasonForSupplier, undoes, moved, news },
  ]);
  return after;
}

/** The same for autosaves: consecutive saves by one person are one step of the history. */
export async function saveBooking(context: Context, tx: VendorDb, open: OpenBooking, change: Change) {
  const after = await write(tx, open, change);
  const step = toStep(open, change, after.row);
  const { action, by_email, by_role, booking_version } = step;
  const save = { action, by_email, by_role, booking_version };
  if (await queries.extendLastStep(tx, open.row.booking_id, save)) return;
  await queries.appendStep(tx, open.row.booking_id, step);
  await announce(context, tx, [{ ...about(open), after, step }]);
}

/** Adds a history step without changing the booking's version. */
export async function recordStep(
  context: Context,
  tx: VendorDb,
  seen: SeenBooking,
  { action, comments, details, news }: Change['step'] & Pick<Change, 'news'>,
) {
  const { actor, row, now } = seen;
  const { booking_status: status } = row;
  const step = toStep({ actor, row, now, to: status }, { step: { action, comments, details } }, row);
  await queries.appendStep(tx, row.booking_id, step);
  await announce(context, tx, [{ ...about(seen), after: seen, step, news }]);
}

/** Notifies the booking listeners of a change that its history does not show. */
export async function announceChange(
  context: Context,
  tx: VendorDb,
  seen: SeenBooking,
  news?: BookingChange['news'],
) {
  await announce(context, tx, [{ ...about(seen), after: seen, step: null, news }]);
}

/** Replaces a member's old address where it is still used, without notifying anyone. */
export async function moveMember(context: Context, tx: VendorDb, move: MovedAddress) {
  await updateAddress(tx, move);
  for (const follow of context.addressListeners) await follow(tx, move);
}

/** Deletes a booking with everything attached; returns its last version. */
export async function discardBooking(tx: VendorDb, { row }: OpenBooking): Promise<number> {
  await queries.deleteBookings(tx, [row.booking_id]);
  return row.version;
}

/** The same for several expired ones; the caller prevents concurrent changes. */
export const discardBookings = queries.deleteBookings;

type NewBooking = {
  actor: Actor;
  rows: queries.NewBookingRows;
  now: Date;
  news?: BookingChange['news'];
  /** Writes attached data that the listeners need to find. */
  alongside?: () => Promise<unknown>;
};

/** Inserts a booking with its people and its first step; otherwise like a change. */
export async function startBooking(
  context: Context,
  tx: VendorDb,
  { actor, rows, now, news, alongside }: NewBooking,
): Promise<SeenBooking> {
  const { booking_id: bookingId, previous_booking_id: previousId } = rows.booking;
  const written = await queries.insertBooking(tx, rows);
  if (previousId) await queries.carryOverSubmission(tx, bookingId);
  await alongside?.();
  const after = previousId || alongside ? await readWritten(tx, bookingId) : written;
  await followTime(tx, null, after);
  await announce(
    context,
    tx,
    rows.steps.map((step, index) => ({
      actor,
      now,
      before: index === 0 ? null : after,
      after,
      step,
      ...(index === 0 && { news }),
    })),
  );
  return { actor, now, ...after };
}

/** Makes ended meetings COMPLETED, all at once, in the name of the clock. */
export async function completeBookings(
  context: Context,
  tx: VendorDb,
  ended: queries.Ended[],
  { now, byName }: { now: Date; byName: string },
) {
  const completed = await queries.completeBookings(tx, ended, { at: now, byName });
  const rows = new Map(completed.map((row) => [row.booking_id, row]));
  await announce(
    context,
    tx,
    ended.map(({ row, people, isHandedOver, email, name }) => ({
      actor: null,
      now,
      before: { row, people },
      after: { row: rows.get(row.booking_id) ?? row, people },
      step: {
        at: now,
        booking_version: row.version + 1,
        action: 'COMPLETED' as const,
        from_status: row.booking_status,
        to_status: 'COMPLETED' as const,
        by_name: byName,
        by_email: '',
        by_role: 'SYSTEM' as const,
        comments: '',
        details: JSON.stringify(isHandedOver ? { assigneeEmail: email, assigneeName: name } : {}),
      },
    })),
  );
}

async function announce(context: Context, tx: VendorDb, changes: BookingChange[]) {
  for (const follow of context.bookingListeners) await follow(context, tx, changes);
}

const about = ({ actor, now, row, people }: SeenBooking) => ({ actor, now, before: { row, people } });

async function write(tx: VendorDb, open: OpenBooking, { columns, people, to }: Change): Promise<SeenBooking> {
  const { actor, row, now } = open;
  const { booking_id: bookingId } = row;
  if (people && people.length > 0) await replacePeople(tx, bookingId, people);
  await queries.updateBooking(tx, bookingId, {
    ...(isSearchedDifferently(columns, people) && {
      search_text: buildSearchText({ ...row, ...columns }, people ?? open.people),
    }),
    ...columns,
    booking_status: to ?? open.to,
    version: row.version + 1,
    updated_at: now,
  });
  if (columns?.previous_booking_id) await queries.carryOverSubmission(tx, bookingId);
  return { actor, now, ...(await readWritten(tx, bookingId)) };
}

const isSearchedDifferently = (columns: object = {}, people: unknown): boolean =>
  Boolean(people) || namesSearched(columns);

/** A booking as it is now, for callers that have just written it. */
export async function readWritten(tx: VendorDb, bookingId: string): Promise<BookingMoment> {
  const [row, people] = await Promise.all([
    findBooking(tx, { everything: true }, bookingId),
    listPeople(tx, [bookingId]),
  ]);
  if (!row) throw new Error('A booking that was written is there.');
  return { row, people };
}

type Stepping = { actor: Actor; row: BookingRow; now: Date; to: BookingStatus };

const toStep = (
  { actor, row, now, to }: Stepping,
  change: Pick<Change, 'step' | 'to'>,
  after: BookingRow,
) => ({
  ...stepBy(actor, now),
  booking_version: after.version,
  action: change.step.action,
  from_status: row.booking_status,
  to_status: change.to ?? to,
  comments: change.step.comments ?? '',
  details: JSON.stringify(change.step.details ?? {}),
});
