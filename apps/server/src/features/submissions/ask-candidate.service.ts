import { LIMITS } from '@slotwise/contract/limits';
import type { Context } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { representationQuestion } from '#engines/mail-texts/representation-question.ts';
import { makeLink } from '#features/bookings/links/mailed-links.service.ts';
import { queueLetter } from '#features/notifications/queue-letter.service.ts';
import { AppError } from '#lib/app-error.ts';
import { DAY_MILLIS } from '#lib/durations.ts';
import { updateSubmission } from './submissions.queries.ts';
import { findQuestion, listAsked, type Question } from './right-to-represent.queries.ts';
import { linkEnd } from './right-to-represent.rules.ts';

/** Asks the candidate, in the client's transaction, whether they may be represented; the submission waits for it. */
export async function askCandidate(context: Context, tx: VendorDb, bookingId: string) {
  const question = await findQuestion(tx, bookingId);
  if (!question) throw new Error('Only the candidate of a submission is asked.');
  const { candidate_email: email } = question;
  const since = context.clock.now();
  const token = await makeLink(context, tx, { purpose: 'candidate', bookingId, email });
  await updateSubmission(tx, bookingId, {
    rtr_state: 'REQUESTED',
    rtr_at: null,
    ownership_state: 'PENDING_CONFIRMATION',
    owned_until: null,
  });
  await queueLetter(context, tx, {
    kind: 'rtr-question',
    bookingId,
    text: buildLetter(context, question, { token, since }),
    fromName: question.supplier_name,
    to: { name: question.candidate_name, email },
    replyTo: { name: question.submitted_by_name, address: question.submitted_by_email },
    secret: true,
  });
}

/** Refuses to mail one submission's question to ever new addresses; RATE_LIMITED after too many in a day. */
export async function requireFewAsked(tx: VendorDb, bookingId: string, now: Date) {
  const aDayAgo = new Date(now.getTime() - DAY_MILLIS);
  const asked = await listAsked(tx, bookingId, aDayAgo);
  if (asked.length < LIMITS.resendsPerDay) return;
  throw new AppError('RATE_LIMITED', { retryAfterSeconds: DAY_MILLIS / 1000 });
}

const buildLetter = (
  { config }: Context,
  question: Question,
  { token, since }: { token: string; since: Date },
) =>
  representationQuestion({
    candidateName: question.candidate_name,
    supplierName: question.supplier_name,
    clientName: question.client_name,
    jobTitle: question.title,
    ownershipDays: question.ownership_days,
    url: `${config.publicUrl}/c/#${token}`,
    until: linkEnd(since).toISOString(),
  });
