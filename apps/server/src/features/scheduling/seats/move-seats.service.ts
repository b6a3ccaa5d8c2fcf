import type { Context, MovedAddress, Session } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { changeBooking, moveMember, type Change } from '#features/bookings/change-booking.service.ts';
import type { SeenBooking } from '#features/bookings/seen-booking.mapper.ts';
import type { Seated } from '#features/bookings/people.mapper.ts';
import { endLinksTo } from '#features/bookings/links/panel-links.service.ts';
import { lockTime } from '#features/bookings/held-time.service.ts';
import { updateScorecardOwner } from '#features/evaluation/write-scorecard.service.ts';
import { lockSeen } from '#features/bookings/open-booking.service.ts';
import * as queries from './move-seats.queries.ts';
import {
  movedColumns,
  requireFewMoved,
  whyMoved,
  withMovedAddress,
  withMovedPanelist,
  type Move,
} from './move-seats.rules.ts';

/** Locks this panelist's upcoming meetings until the transaction ends. */
export async function lockPanelistMeetings(
  { clock }: Context,
  tx: VendorDb,
  panelistId: string,
): Promise<void> {
  await queries.lockComingMeetings(tx, panelistId, clock.now());
}

/** Moves a panelist's coming meetings to the new address: a CANCEL to the old one, an invitation to the new. */
export async function movePanelist(context: Context, tx: VendorDb, session: Session, move: Move) {
  const ids = await queries.lockComingMeetings(tx, move.panelistId, context.clock.now());
  for (const seen of await lockAll(context, tx, session, { ids, to: move.to })) {
    await updateScorecardOwner(tx, seen.row.booking_id, move);
    const people = withMovedPanelist(seen.people, move);
    await reseat(context, tx, seen, { people, step: MOVED, reason: whyMoved(seen, move), moved: move });
  }
}

/**
 * Opens these meetings and locks everyone's time, all at once and in order, so that concurrent callers for the same
 * people queue.
 */
async function lockAll(
  context: Context,
  tx: VendorDb,
  session: Session,
  { ids, to }: { ids: string[]; to: string },
): Promise<SeenBooking[]> {
  requireFewMoved(ids);
  const meetings: SeenBooking[] = [];
  for (const bookingId of ids) meetings.push(await lockSeen(context, tx, session, { bookingId }));
  const emails = meetings.flatMap(({ people }) => people.map(({ email }) => email));
  if (emails.length > 0) await lockTime(tx, [...emails, to]);
  return meetings;
}

const MOVED: Change['step'] = { action: 'UPDATED', details: { changes: ['panelists'] } };

type Reseating = Pick<Change, 'step' | 'moved' | 'news'> & {
  people: Seated[];
  columns?: Change['columns'];
  /** The explanation in the mails about it. */
  reason?: string | undefined;
};

/** Replaces the people of a locked meeting, records it, and mails what changes in calendars. */
export const reseat = async (
  context: Context,
  tx: VendorDb,
  seen: SeenBooking,
  { columns, ...change }: Reseating,
) =>
  changeBooking(
    context,
    tx,
    { ...seen, to: seen.row.booking_status },
    { ...change, ...(columns && { columns }) },
  );

/** Locks this address's upcoming meetings until the transaction ends. */
export async function lockMeetingsAt({ clock }: Context, tx: VendorDb, email: string): Promise<void> {
  await queries.lockComingMeetingsAt(tx, email, clock.now());
}

/**
 * Changes a member's address everywhere they take part. Each upcoming meeting gets one revision: the old address gets a
 * CANCEL, the new one an invitation, the others in the panel's entry the new address. Past meetings, and those with an
 * onboarded candidate, change without mail. Must run in a transaction opened by `takingTime`.
 */
export async function moveAddress(context: Context, tx: VendorDb, session: Session, move: MovedAddress) {
  const ids = await queries.lockComingMeetingsAt(tx, move.from, context.clock.now());
  const meetings = await lockAll(context, tx, session, { ids, to: move.to });
  await endLinksTo(tx, move.from);
  for (const seen of meetings) {
    const people = withMovedAddress(seen.people, move);
    await reseat(context, tx, seen, {
      people,
      columns: movedColumns(seen.row, move),
      step: MOVED,
      reason: whyMoved(seen, move),
      moved: move,
    });
  }
  await moveMember(context, tx, move);
}
