import type * as endpoints from '@slotwise/contract/bookings/candidate-page.endpoints';
import type { CandidateWindow } from '@slotwise/contract/booking-parts/candidate.schema';
import type { ParsedRequestOf } from '@slotwise/contract/endpoint';
import type { Actor, Context } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { AppError } from '#lib/app-error.ts';
import { recordAnswer } from '#features/responses/answer-meeting.service.ts';
import { listOpenProposals, type ProposalRow } from '#features/responses/proposals.queries.ts';
import { proposeTimes as keepProposal } from '#features/responses/proposals.service.ts';
import { listSteps } from '#features/bookings/bookings.queries.ts';
import { changeBooking } from '#features/bookings/change-booking.service.ts';
import { lockSeen, openFor } from '#features/bookings/open-booking.service.ts';
import { isAhead } from './choosing.rules.ts';
import { requireComingWindows, requireFewSteps, requireSeen } from './candidate-turns.rules.ts';

type Body<E> = ParsedRequestOf<E> extends { body: infer B } ? B : never;

/** Stores when the candidate could come and notifies those in charge of the meeting. Repeating it changes nothing. */
export async function proposeTimes(
  context: Context,
  tx: VendorDb,
  actor: Actor,
  { windows, comments = '', version }: Body<typeof endpoints.proposeTimes>,
) {
  requireComingWindows(windows, context.clock.now());
  const seen = await lockSeen(context, tx, actor, { bookingId: actor.linkedTo ?? '' });
  const { row, now } = seen;
  const known = await listOpenProposals(tx, row.booking_id);
  if (known.some((one) => one.by_email === actor.email && isSameAnswer(one, windows, comments))) return;
  requireSeen(row, version);
  const open = openFor(seen, 'propose');
  if (!isAhead(row, now)) throw tooLate();
  requireFewSteps(await listSteps(tx, row.booking_id), now);
  const after = await changeBooking(context, tx, open, {
    columns: { candidate_availability: JSON.stringify(windows) },
    step: { action: 'CANDIDATE_UPDATED', details: { changes: ['availability'] } },
  });
  await keepProposal(context, tx, after, { source: 'LINK', windows, comments });
}

const toText = (windows: readonly CandidateWindow[]): string =>
  JSON.stringify(windows.map(({ start, end, timeZone }) => [start, end, timeZone]));

const isSameAnswer = (known: ProposalRow, windows: readonly CandidateWindow[], comments: string): boolean =>
  toText(known.windows) === toText(windows) && known.comments === comments;

/** Stores whether the candidate comes; repeating the answer changes nothing. */
export async function answerAsCandidate(
  context: Context,
  tx: VendorDb,
  actor: Actor,
  { answer, version }: Body<typeof endpoints.answerAsCandidate>,
) {
  const { email, linkedTo: bookingId = '' } = actor;
  const { row, now } = await lockSeen(context, tx, actor, { bookingId });
  if (!isAhead(row, now)) throw tooLate();
  requireFewSteps(await listSteps(tx, bookingId), now);
  const written = { bookingId, email, actor, answer, version, comments: '' };
  await recordAnswer(context, tx, { ...written, source: 'LINK', audience: 'candidate' });
}

const tooLate = (): AppError =>
  new AppError('INVALID_TRANSITION', { message: 'It is too late for that. Write to the recruiter.' });
