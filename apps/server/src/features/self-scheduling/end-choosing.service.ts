import type { Actor, BookingChange, BookingListener, BookingMoment, Context } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { inviteAgain, mailChoiceCancelled, mailInvitation } from './pick-letters.service.ts';
import { closeTerms, findTerms, restoreTerms } from './terms.queries.ts';

const OVER: readonly string[] = ['CANCELLED', 'WITHDRAWN'];

/** Mails candidates the link to choose a time, again to a new address; ends the choice if a booking is off. */
export const followWithChoosing: BookingListener = async (context, tx, changes) => {
  for (const change of changes) {
    const { actor, before, after, now, undoes } = change;
    if (!actor || !before) continue;
    if (undoes) await restoreTerms(tx, after.row.booking_id, undoes.formerTerms);
    else if (isEnding(before, after)) await endChoosing(context, tx, actor, { ...change, before });
    else if (change.step?.action === 'INVITED_TO_PICK')
      await invite(context, tx, actor, { ...change, before });
    else if (before.row.candidate_email !== after.row.candidate_email)
      await inviteAgain(context, tx, { actor, now, ...after });
  }
};

const isEnding = (before: BookingMoment, { row }: BookingMoment): boolean =>
  OVER.includes(row.booking_status) && before.row.booking_status !== row.booking_status;

type Change = BookingChange & { before: BookingMoment };

/** A candidate without a time gets no calendar update when the choice ends, so they are mailed. */
async function endChoosing(
  context: Context,
  tx: VendorDb,
  actor: Actor,
  { before, after: { row }, now, reason = '' }: Change,
) {
  await closeTerms(tx, row.booking_id, now);
  if (before.row.booking_status !== 'AWAITING_CANDIDATE' || actor.isCandidate) return;
  await mailChoiceCancelled(context, tx, actor, { row, reason });
}

/** The step has no comment if no mail was wanted. */
async function invite(
  context: Context,
  tx: VendorDb,
  actor: Actor,
  { before, after: { row }, step }: Change,
) {
  const terms = step?.comments && (await findTerms(tx, row.booking_id));
  if (!terms) return;
  const ask = before.row.booking_status === 'AWAITING_CANDIDATE' ? 'AGAIN' : 'FIRST';
  await mailInvitation(context, tx, actor, {
    row,
    terms,
    ask: row.booking_status === 'SCHEDULED' ? 'MOVABLE' : ask,
  });
}
