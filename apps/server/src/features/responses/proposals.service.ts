import type { SeenBooking } from '#features/bookings/seen-booking.mapper.ts';
import type { dismissProposal as endpoint } from '@slotwise/contract/bookings/answers.endpoints';
import type { AnswerSource } from '@slotwise/contract/booking-parts/answers.schema';
import type { CandidateWindow } from '@slotwise/contract/booking-parts/candidate.schema';
import type { ParsedRequestOf } from '@slotwise/contract/endpoint';
import { MESSAGES } from '@slotwise/contract/messages';
import { uuidv7 } from 'uuidv7';
import type { BookingListener, Context, Session } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { AppError } from '#lib/app-error.ts';
import { recordStep } from '#features/bookings/change-booking.service.ts';
import { openBooking } from '#features/bookings/open-booking.service.ts';
import * as queries from './proposals.queries.ts';
import { isAnyoneGone, proposerRole, settlesProposals, windowText } from './proposals.rules.ts';

/** Other times proposed by someone on the meeting; `hints` is further advice for its owners. */
export type Proposing = {
  source: AnswerSource;
  windows: CandidateWindow[];
  comments: string;
  hints?: string[];
};

/** Replaces the actor's earlier proposals with these, and notifies those in charge of the meeting. */
export async function proposeTimes(
  context: Context,
  tx: VendorDb,
  open: SeenBooking,
  { source, windows, comments, hints = [] }: Proposing,
) {
  const { actor, now } = open;
  const { booking_id: bookingId } = open.row;
  await queries.settleProposals(tx, bookingId, now, { byEmail: actor.email });
  await queries.insertProposal(tx, {
    proposal_id: uuidv7(),
    booking_id: bookingId,
    by_name: actor.displayName,
    by_email: actor.email,
    by_role: proposerRole(open),
    source,
    windows: JSON.stringify(windows),
    comments,
    at: now,
  });
  await recordStep(context, tx, open, {
    action: 'PROPOSED',
    comments,
    details: { source, windows },
    news: {
      kind: 'times-proposed',
      comments,
      hints: [`Times that would suit: ${windows.map(windowText).join('; ')}.`, ...hints],
    },
  });
}

/** Settles proposals once a change of the meeting answers them, or their author leaves it. */
export const followWithProposals: BookingListener = async (_context, tx, changes) => {
  for (const change of changes) {
    const { booking_id: bookingId } = change.after.row;
    if (change.moved) await queries.moveProposals(tx, bookingId, change.moved);
    if (change.undoes) await queries.reopenProposals(tx, bookingId, change.undoes.at);
    else if (settlesProposals(change)) await queries.settleProposals(tx, bookingId, change.now);
    else if (isAnyoneGone(change)) await queries.settleForAbsent(tx, bookingId, change.now);
  }
};

/** Keeps the meeting's time despite a proposal, and notifies its author. */
export async function dismissProposal(
  context: Context,
  tx: VendorDb,
  session: Session,
  { params, body }: ParsedRequestOf<typeof endpoint>,
) {
  const { id: bookingId, proposalId } = params;
  const { version } = body;
  const open = await openBooking(context, tx, session, { bookingId, action: 'update', version });
  const [proposal] = await queries.settleProposals(tx, bookingId, open.now, { proposalId });
  if (!proposal) {
    throw new AppError('NOT_FOUND', { message: 'These times no longer need an answer.' });
  }
  const { by_name: name, by_email: email, by_role: role, windows } = proposal;
  await recordStep(context, tx, open, {
    action: 'PROPOSAL_DISMISSED',
    comments: `Proposed by ${name}`,
    details: { windows },
    news: { kind: role === 'CANDIDATE' ? 'time-stays' : 'proposal-dismissed', to: { name, email } },
  });
  return { bookingId, message: [MESSAGES.bookings.dismissProposal.success], warnings: [] };
}
