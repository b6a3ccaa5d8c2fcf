import type * as endpoints from '@slotwise/contract/bookings/candidate-page/candidate-page.endpoints';
import type { CandidateWindow } from '@slotwise/contract/bookings/candidate/candidate.schema';
import type { ParsedRequestOf } from '@slotwise/contract/endpoint';
import type { CandidateLink, Context } from '#context.ts';
import { AppError } from '#lib/app-error.ts';
import { recordAnswer } from '#features/responses/answer-meeting.service.ts';
import { listOpenProposals, type ProposalRow } from '#features/responses/proposals.queries.ts';
import { proposeTimes as keepProposal } from '#features/responses/proposals.service.ts';
import { listSteps } from '#features/bookings/bookings.queries.ts';
import { changeBooking, lockSeen, openFor } from '#features/bookings/change-booking.service.ts';
import { isAhead } from '#features/self-scheduling/choosing.rules.ts';
import { requireComingWindows, requireFewSteps, requireSeen } from './candidate-page.rules.ts';
import { actAsCandidate, type CandidateView } from './candidate-page.service.ts';

type Body<E> = ParsedRequestOf<E> extends { body: infer B } ? B : never;

/**
 * Keeps when the candidate could come, in place of what they proposed before, and tells whoever looks after the meeting.
 * The time stays as it is. The same once more changes nothing.
 */
export function proposeTimes(
  context: Context,
  link: CandidateLink,
  { windows, comments = '', version }: Body<typeof endpoints.proposeTimes>,
): Promise<CandidateView> {
  requireComingWindows(windows, context.clock.now());
  return actAsCandidate(context, link, async (tx, actor) => {
    const { bookingId } = link;
    const seen = await lockSeen(context, tx, actor, { bookingId });
    const { row, now } = seen;
    const known = await listOpenProposals(tx, bookingId);
    const isSaid = known.some((one) => one.by_email === actor.email && saysTheSame(one, windows, comments));
    if (isSaid) return;
    requireSeen(row, version);
    const open = openFor(seen, 'propose');
    if (!isAhead(row, now)) throw tooLate();
    requireFewSteps(await listSteps(tx, tx.vendorId, bookingId), now);
    const newVersion = await changeBooking(tx, open, {
      columns: { candidate_availability: JSON.stringify(windows) },
      step: { action: 'CANDIDATE_UPDATED', details: { changes: ['availability'] } },
    });
    const after = { ...open, row: { ...row, version: newVersion } };
    await keepProposal(context, tx, after, { source: 'LINK', windows, comments });
  });
}

const textOf = (windows: readonly CandidateWindow[]): string =>
  JSON.stringify(windows.map(({ start, end, timeZone }) => [start, end, timeZone]));

const saysTheSame = (known: ProposalRow, windows: readonly CandidateWindow[], comments: string): boolean =>
  textOf(known.windows) === textOf(windows) && known.comments === comments;

/** Keeps whether the candidate comes; the same answer again changes nothing. */
export const answerAsCandidate = (
  context: Context,
  link: CandidateLink,
  { answer, version }: Body<typeof endpoints.answerAsCandidate>,
): Promise<CandidateView> =>
  actAsCandidate(context, link, async (tx, actor) => {
    const { bookingId, email } = link;
    const { row, now } = await lockSeen(context, tx, actor, { bookingId });
    if (!isAhead(row, now)) throw tooLate();
    requireFewSteps(await listSteps(tx, tx.vendorId, bookingId), now);
    await recordAnswer(context, tx, {
      bookingId,
      email,
      actor,
      answer,
      version,
      comments: '',
      source: 'LINK',
      audience: 'candidate',
    });
  });

const tooLate = (): AppError =>
  new AppError('INVALID_TRANSITION', { message: 'It is too late for that. Write to the recruiter.' });
