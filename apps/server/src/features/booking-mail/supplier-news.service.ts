import type { Actor, BookingListener, Context } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { submissionNotice, type SubmissionNews } from '#engines/mail-texts/submission-notice.ts';
import { queueLetter } from '#features/notifications/queue-letter.service.ts';
import type { BookingRow } from '#db/tables/booking-rows.ts';
import type { SubmissionRow } from '#features/bookings/submission.queries.ts';
import { findSubmission } from '#features/bookings/submission.service.ts';
import { newsForSupplier } from './supplier-news.rules.ts';

/** The actor, who needs no news of their own act. */
type By = Pick<Actor, 'email'>;

/**
 * Tells suppliers what changes of status or time mean for the candidates they submitted. The client's own candidates
 * concern no supplier.
 */
export const mailSupplierNews: BookingListener = async (context, tx, changes) => {
  for (const { actor, before, after, step, reasonForSupplier: reason, undoes } of changes) {
    const { row } = after;
    if (!row.submitter_vendor_id || undoes) continue;
    const news = newsForSupplier(before && before.row, row, step?.action);
    const submission = news && (await findSubmission(tx, row));
    if (submission) await sendSupplierNews(context, tx, actor ?? CLOCK, { row, submission, news, reason });
  }
};

const CLOCK: By = { email: '' };

type Written = { publicUrl: string; at: string };

type News = { row: BookingRow; submission: SubmissionRow; news: SubmissionNews; reason?: string | undefined };

/** Mails news of a submission to the person at the supplier who submitted it, unless they caused it. */
async function sendSupplierNews(
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
    text: buildNoticeText({ row, submission, news, reason }, { publicUrl, at }),
    fromName: submission.client_name,
    to: { name, email },
    readerVendorId: submission.submitter_vendor_id,
    replyTo: { name: row.recruiter_name, address: row.recruiter_email },
  });
}

/** The supplier's people cannot be read in the client's transaction, so their organization's zone is used. */
function buildNoticeText({ row, submission, news, reason }: News, { publicUrl, at }: Written) {
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
