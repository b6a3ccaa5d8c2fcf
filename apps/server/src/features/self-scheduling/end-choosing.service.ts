import type { BookingChange, BookingListener } from '#context.ts';
import { inviteAgain, mailCalledOff } from './pick-letters.service.ts';
import { closeTerms, restoreTerms } from './terms.queries.ts';

const OVER: readonly string[] = ['CANCELLED', 'WITHDRAWN'];

/**
 * Ends the time for choosing of bookings that are called off or withdrawn, and mails the link to a candidate's new
 * address. No calendar tells a candidate who had no time yet that there is nothing to choose any more, so they are mailed.
 */
export const followWithChoosing: BookingListener = async (context, tx, changes) => {
  for (const { actor, before, after, now, reason = '', undoes } of changes) {
    if (!actor || !before) continue;
    if (undoes) await restoreTerms(tx, after.row.booking_id, undoes.formerTerms);
    else if (isEnding({ before, after })) {
      await closeTerms(tx, after.row.booking_id, now);
      const isToTell = before.row.booking_status === 'AWAITING_CANDIDATE' && !actor.isCandidate;
      if (isToTell) await mailCalledOff(context, tx, actor, { row: after.row, reason });
    } else if (before.row.candidate_email !== after.row.candidate_email) {
      await inviteAgain(context, tx, { actor, now, ...after });
    }
  }
};

const isEnding = ({ before, after }: Pick<BookingChange, 'before' | 'after'>): boolean =>
  OVER.includes(after.row.booking_status) && before?.row.booking_status !== after.row.booking_status;
