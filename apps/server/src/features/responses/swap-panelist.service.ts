import type { swapPanelist as endpoint } from '@slotwise/contract/bookings/answers.endpoints';
import type { ParsedRequestOf } from '@slotwise/contract/endpoint';
import { MESSAGES } from '@slotwise/contract/messages';
import type { Context, Session } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { findPanelistsForMeeting } from '#features/panelists/panelists.service.ts';
import type { PersonRow } from '#db/tables/booking-rows.ts';
import { listDecisions } from '#features/evaluation/decisions.queries.ts';
import { listScorecards } from '#features/evaluation/feedback.queries.ts';
import type { Seated } from '#features/bookings/people.mapper.ts';
import { reseat } from '#features/scheduling/seats/move-seats.service.ts';
import { listDoubts } from '#features/scheduling/doubts/doubts.service.ts';
import { lockSeen, openFor, type OpenBooking } from '#features/bookings/open-booking.service.ts';
import * as rules from './swap-panelist.rules.ts';

/**
 * Gives a panel seat to another panelist: releases one person's time and takes the other's, sends the one a CANCEL and
 * the panel the next revision. The candidate and their entry are not affected. SLOT_CONFLICT if the new panelist is
 * busy.
 */
export async function swapPanelist(
  context: Context,
  tx: VendorDb,
  session: Session,
  { params, body }: ParsedRequestOf<typeof endpoint>,
) {
  const bookingId = params.id;
  const seen = await lockSeen(context, tx, session, { bookingId, version: body.version });
  const open = openFor(seen, 'update');
  rules.requireInvitedPanel(open.row);
  const from = rules.requireSeat(open.people, body.email);
  rules.requireNotJudged(from, await readJudgements(tx, bookingId));
  const { panelistId } = body;
  const known = await findPanelistsForMeeting(tx, { ids: [panelistId], emails: [] });
  const { people, to } = rules.withSwappedPanelist(open.people, { email: from.email, panelistId, known });
  const after = await reseat(context, tx, open, { people, ...buildSwap(open, from, to) });
  return {
    bookingId,
    message: [MESSAGES.bookings.swapPanelist.success],
    warnings: await listDoubts(tx, after),
  };
}

async function readJudgements(tx: VendorDb, bookingId: string) {
  const cards = await listScorecards(tx, bookingId);
  return { cards, decisions: await listDecisions(tx, bookingId) };
}

/** The changes to the booking and its history, and the text for the panel. The person who takes a seat also takes its debts. */
function buildSwap({ row }: OpenBooking, from: PersonRow, to: Seated) {
  const isOwing = row.assignee_email === from.email;
  const seat = {
    from: { name: from.name, email: from.email },
    to: { name: to.name, email: to.email },
  };
  return {
    columns: isOwing ? { assignee_email: to.email, assignee_name: to.name } : {},
    step: { action: 'SWAPPED' as const, details: { seat } },
    reason: `${to.name} takes the place of ${from.name}.`,
  };
}
