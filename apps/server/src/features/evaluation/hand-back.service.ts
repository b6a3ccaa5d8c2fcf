import type { Context } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { changeBooking, announceChange } from '#features/bookings/change-booking.service.ts';
import { listPanelEmails, listSettled } from '#features/bookings/feedback-state.rules.ts';
import type { FeedbackRow } from '#db/tables/booking-rows.ts';
import type { OpenBooking } from '#features/bookings/open-booking.service.ts';
import { isDecided } from './feedback.rules.ts';

/**
 * Once the last missing scorecard is in, mails the recruiter, and hands the next step back from the panel while the
 * decision is open. A colleague who took the meeting over keeps it and is mailed too.
 */
export async function handBack(
  context: Context,
  tx: VendorDb,
  open: OpenBooking,
  { before, after }: { before: FeedbackRow[]; after: FeedbackRow[] },
) {
  const { row, people } = open;
  const isComplete = (cards: FeedbackRow[]) => {
    const settled = listSettled(people, cards);
    return settled.length > 0 && settled.every(Boolean);
  };
  if (isComplete(before) || !isComplete(after)) return;
  const { recruiter_email: email, recruiter_name: name, assignee_email: present } = row;
  const isWithPanel = present === null || listPanelEmails(people).includes(present);
  const isToReturn = isWithPanel && present !== email && !isDecided(row.booking_status);
  if (!isToReturn) return announceChange(context, tx, open, { kind: 'feedback-complete' });
  await changeBooking(context, tx, open, {
    columns: { assignee_email: email, assignee_name: name },
    to: row.booking_status,
    step: { action: 'ASSIGNED', details: { assigneeEmail: email, assigneeName: name } },
    news: { kind: 'feedback-complete', to: { name, email } },
  });
}
