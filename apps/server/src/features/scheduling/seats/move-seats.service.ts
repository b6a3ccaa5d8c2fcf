import type { Context, Session } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { moveProposals } from '#features/responses/proposals.queries.ts';
import { isToCome, newsOf } from '#features/booking-mail/invitations/invitations.rules.ts';
import { mailRevision } from '#features/booking-mail/invitations/invitations.service.ts';
import { changeBooking, lockSeen, type Change } from '#features/bookings/change-booking.service.ts';
import type { SeenBooking } from '#features/bookings/seen-booking.mapper.ts';
import type { Seated } from '#features/bookings/people.mapper.ts';
import { replacePeople } from '#features/bookings/people.queries.ts';
import { deleteLinksTo } from '#features/bookings/panel-links.queries.ts';
import { seeBooking } from '#features/booking-views/booking-detail.service.ts';
import { moveReminders } from '#features/booking-mail/reminders/plan-reminders.queries.ts';
import { searchTextOf } from '#features/bookings/search-text.rules.ts';
import { holdTime, lockTimeOf } from '#features/bookings/held-time.service.ts';
import * as queries from './move-seats.queries.ts';
import {
  movedColumns,
  movesPanel,
  whyMoved,
  withMovedAddress,
  withMovedPanelist,
  type AddressMove,
  type Move,
} from './move-seats.rules.ts';

/** Makes everybody else who wants to change a coming meeting of this panelist wait until the transaction ends. */
export async function lockMeetingsOf({ clock }: Context, tx: VendorDb, panelistId: string): Promise<void> {
  await queries.lockComingMeetings(tx, tx.vendorId, panelistId, clock.now());
}

/**
 * Moves every coming meeting of a panelist to the new address: the old one gets a CANCEL, the new one an invitation.
 * It belongs into the transaction that changes the panelist, which `takingTime` opened.
 */
export async function movePanelist(context: Context, tx: VendorDb, session: Session, move: Move) {
  const { vendorId } = session;
  const ids = await queries.lockComingMeetings(tx, vendorId, move.panelistId, context.clock.now());
  const meetings: SeenBooking[] = [];
  for (const bookingId of ids) meetings.push(await lockSeen(context, tx, session, { bookingId }));
  // All at once and in order, so that two who want the same people queue instead of deadlocking.
  const emails = meetings.flatMap(({ people }) => people.map(({ email }) => email));
  if (emails.length > 0) await lockTimeOf(tx, [...emails, move.to]);
  await moveProposals(tx, ids, move);
  for (const seen of meetings) await moveSeat(context, tx, seen, move);
}

async function moveSeat(context: Context, tx: VendorDb, seen: SeenBooking, move: Move) {
  await queries.updateScorecardOwner(tx, seen.actor.vendorId, seen.row.booking_id, move);
  const people = withMovedPanelist(seen.people, move);
  await reseat(context, tx, seen, { people, step: MOVED, reason: whyMoved(seen, move) });
}

const MOVED: Change['step'] = { action: 'UPDATED', details: { changes: ['panelists'] } };

type Reseating = Pick<Change, 'step'> & {
  people: Seated[];
  columns?: Change['columns'];
  /** What those are told who are mailed about it. */
  reason?: string;
};

/** Seats people anew on a locked meeting, notes it, and mails what calendars show differently from then on. */
export async function reseat(
  context: Context,
  tx: VendorDb,
  seen: SeenBooking,
  { people, columns, step, reason }: Reseating,
) {
  const { actor, row, now } = seen;
  const { vendorId } = actor;
  const { booking_id: bookingId } = row;
  if (people.length > 0) await replacePeople(tx, vendorId, bookingId, people);
  const search_text = searchTextOf({ ...row, ...columns }, people);
  await changeBooking(
    tx,
    { ...seen, to: row.booking_status },
    { columns: { ...columns, search_text }, step },
  );
  const after = await seeBooking(context, tx, { ...actor, ...SEES_ALL }, bookingId);
  if (isToCome(after.row, now) && movesPanel(seen.people, people)) await holdTime(tx, after);
  // Whoever was onboarded needs no interview any more, though its time has not come yet.
  const news = row.booking_status === 'ONBOARDED' ? null : newsOf(seen, after, now);
  if (news) await mailRevision(context, tx, actor, { bookingId, ...news, reason });
}

/** Whose seat is moved may not be found under the old address any more; only the rows are read with it. */
const SEES_ALL = { role: 'ADMIN' } as const;

/** Makes everybody else who wants to change a coming meeting of this address wait until the transaction ends. */
export async function lockMeetingsAt({ clock }: Context, tx: VendorDb, email: string): Promise<void> {
  await queries.lockComingMeetingsAt(tx, tx.vendorId, email, clock.now());
}

/**
 * Lets a member be found under another address everywhere they take part. Coming meetings become one revision each:
 * the old address gets a CANCEL, the new one an invitation, the others in the panel's entry the new address. What is
 * over, or whose candidate was onboarded, is theirs under the new address without a word. It belongs into a transaction
 * that `takingTime` opened.
 */
export async function moveAddress(context: Context, tx: VendorDb, session: Session, move: AddressMove) {
  const { vendorId } = session;
  const ids = await queries.lockComingMeetingsAt(tx, vendorId, move.from, context.clock.now());
  const meetings: SeenBooking[] = [];
  for (const bookingId of ids) meetings.push(await lockSeen(context, tx, session, { bookingId }));
  const emails = meetings.flatMap(({ people }) => people.map(({ email }) => email));
  if (emails.length > 0) await lockTimeOf(tx, [...emails, move.to]);
  await deleteLinksTo(tx, vendorId, move.from);
  await moveProposals(tx, ids, move);
  for (const seen of meetings) {
    const people = withMovedAddress(seen.people, move);
    await reseat(context, tx, seen, {
      people,
      columns: movedColumns(seen.row, move),
      step: MOVED,
      reason: whyMoved(seen, move),
    });
  }
  await queries.moveWhatIsOver(tx, vendorId, move);
  await moveReminders(tx, move);
}
