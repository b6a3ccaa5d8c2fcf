import type { Actor, Context } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { submissionNotice, type SubmissionNews } from '#engines/mail-texts/submission-notice.ts';
import { queueLetter } from '#features/notifications/letters/letters.service.ts';
import type { BookingRow } from '#features/bookings/bookings.mapper.ts';
import { findBooking } from '#features/bookings/bookings.queries.ts';
import type { SubmissionRow } from '#features/submissions/submissions.queries.ts';
import { findSubmissionOf } from '#features/bookings/guests.service.ts';
import { newsForSupplier, type Moment } from './supplier-news.rules.ts';

/** Who acted, as far as they hear of it by that already. */
type By = Pick<Actor, 'email'>;

/** The booking before the change, or its id where it is new. */
type Change = { bookingId: string; before: Moment | null; reason?: string | undefined };

/**
 * Tells the supplier of a submitted candidate what a change of status or time means to it, in the transaction of that
 * change and behind its last write. Own candidates concern nobody.
 */
export async function tellSupplier(
  context: Context,
  tx: VendorDb,
  by: By,
  { bookingId, before, reason }: Change,
) {
  const row = await findBooking(tx, tx.vendorId, { everything: true }, bookingId);
  if (!row?.submitter_vendor_id) return;
  const news = newsForSupplier(before, row);
  const submission = news && (await findSubmissionOf(tx, tx.vendorId, row));
  if (submission) await sendSupplierNews(context, tx, by, { row, submission, news, reason });
}

type Written = { publicUrl: string; at: string };

type News = { row: BookingRow; submission: SubmissionRow; news: SubmissionNews; reason?: string | undefined };

/** Mails news of a submission to whoever of the supplier submitted it, unless they made it themselves. */
export async function sendSupplierNews(
  context: Context,
  tx: VendorDb,
  by: By,
  { row, submission, news, reason }: News,
) {
  const { submitted_by_name: name, submitted_by_email: email } = submission;
  if (email === by.email) return;
  const { publicUrl } = context.config;
  const at = context.clock.now().toISOString();
  await queueLetter(context, tx, {
    kind: `submission-${news}`,
    bookingId: row.booking_id,
    text: textOf({ row, submission, news, reason }, { publicUrl, at }),
    fromName: submission.client_name,
    to: { name, email },
    readerVendorId: submission.submitter_vendor_id,
    replyTo: { name: row.recruiter_name, address: row.recruiter_email },
  });
}

/** The supplier's people are read in no transaction of the client's: their organisation's zone stands for theirs. */
function textOf({ row, submission, news, reason }: News, { publicUrl, at }: Written) {
  const isSet = row.start_time !== null && row.booking_status !== 'DRAFT';
  return submissionNotice({
    news,
    company: submission.client_name,
    readerName: submission.submitted_by_name,
    candidateName: row.candidate_name,
    jobTitle: row.job_title,
    roundName: row.round_name,
    ...(isSet && {
      when: {
        startTime: row.start_time?.toISOString() ?? '',
        timeZone: row.time_zone,
        readerZone: submission.submitter_zone,
        at,
      },
    }),
    reason,
    ...(news === 'declined' && { reasonCode: submission.decline_code ?? undefined }),
    ...(news === 'no-show' && { noShowBy: row.no_show_by ?? undefined }),
    url: `${publicUrl}/viewmeeting/${row.booking_id}`,
  });
}
