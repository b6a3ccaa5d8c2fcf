import type { Context, Session } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { newsOf } from '../invitations/invitations.rules.ts';
import { mailRevision } from '../invitations/invitations.service.ts';
import { changeBooking, lockSeen } from '../life/life.service.ts';
import type { SeenBooking } from '../life/life.mapper.ts';
import { replacePeople } from '../panel/panel.queries.ts';
import { seeBooking } from '../reading/reading.service.ts';
import { searchTextOf } from '../search/search.rules.ts';
import { holdTime, lockTimeOf } from '../slots/slots.service.ts';
import * as queries from './seats.queries.ts';
import { withMovedPanelist, type Move } from './seats.rules.ts';

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
  for (const seen of meetings) await moveSeat(context, tx, seen, move);
}

async function moveSeat(context: Context, tx: VendorDb, seen: SeenBooking, move: Move) {
  const { actor, row, now } = seen;
  const { booking_id: bookingId } = row;
  const people = withMovedPanelist(seen.people, move);
  await replacePeople(tx, actor.vendorId, bookingId, people);
  await queries.updateScorecardOwner(tx, actor.vendorId, bookingId, move);
  await changeBooking(
    tx,
    { ...seen, to: row.booking_status },
    {
      columns: { search_text: searchTextOf(row, people) },
      step: { action: 'UPDATED', details: { changes: ['panelists'] } },
    },
  );
  const after = await seeBooking(context, tx, actor, bookingId);
  await holdTime(tx, after);
  const news = newsOf(seen, after, now);
  if (news) await mailRevision(context, tx, actor, { bookingId, ...news });
}
