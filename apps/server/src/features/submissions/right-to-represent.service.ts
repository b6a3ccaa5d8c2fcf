import { holdBooking, lockSeen, openFor } from '#features/bookings/open-booking.service.ts';
import { listPeople, findBooking } from '#features/bookings/bookings.queries.ts';
import type * as endpoints from '@slotwise/contract/bookings/right-to-represent.endpoints';
import type { ResponseOf } from '@slotwise/contract/endpoint';
import type { Actor, CandidateLink, Context, Session } from '#context.ts';
import { asVendor, type VendorDb } from '#db/tenancy.ts';
import { admitQuestion } from '#features/auth/limits.service.ts';
import { requireResendPause } from '#features/notifications/notifications.service.ts';
import { AppError } from '#lib/app-error.ts';
import { DAY_MILLIS } from '#lib/durations.ts';
import { requirePartner } from '#features/bookings/transitions.rules.ts';
import { recordStep } from '#features/bookings/change-booking.service.ts';
import { actorFor } from '#features/bookings/guests.service.ts';
import { toCandidateKeys } from './answer-clock.service.ts';
import { listKnown, lockOwnership, updateSubmission } from './submissions.queries.ts';
import { confirmedOwnership, UNOWNED, type Ownership } from './ownership.rules.ts';
import { askCandidate } from './ask-candidate.service.ts';
import { toRtrRequest } from './right-to-represent.mapper.ts';
import * as queries from './right-to-represent.queries.ts';
import * as rules from './right-to-represent.rules.ts';

type Answer = ResponseOf<typeof endpoints.readRtrRequest>;

export async function isQuestionOpen(tx: VendorDb, link: CandidateLink, now: Date): Promise<boolean> {
  const question = await findQuestion(tx, link);
  return question !== undefined && rules.isLinkAlive(link, question, now);
}

const findQuestion = (tx: VendorDb, { bookingId }: CandidateLink) => queries.findQuestion(tx, bookingId);

export async function readQuestion({ db }: Context, link: CandidateLink): Promise<Answer> {
  const question = await asVendor(db, link.vendorId, (tx) => findQuestion(tx, link));
  if (!question) throw new AppError('LINK_EXPIRED');
  return { status: 'success', data: toRtrRequest(question) };
}

/** Takes the candidate's answer: the first yes gives ownership, a no leaves none. Repeating it changes nothing. */
export async function answerQuestion(
  context: Context,
  link: CandidateLink,
  confirmed: boolean,
): Promise<Answer> {
  const request = confirmed ? 'CONFIRMED' : 'REFUSED';
  const { vendorId, bookingId } = link;
  return asVendor(context.db, vendorId, async (tx) => {
    await holdBooking(tx, bookingId);
    await lockOwnership(tx);
    const question = await findQuestion(tx, link);
    // The candidate's address may have changed since the link was checked.
    if (!question || !rules.isLinkAlive(link, question, context.clock.now())) {
      throw new AppError('LINK_EXPIRED');
    }
    if (rules.isAnswered(question.rtr_state)) rules.requireSameAnswer(question, request);
    else await keepAnswer(context, tx, link, { question, request });
    const after = await findQuestion(tx, link);
    return { status: 'success', data: toRtrRequest(after ?? question) };
  });
}

type Given = { question: queries.Question; request: 'CONFIRMED' | 'REFUSED' };

async function keepAnswer(context: Context, tx: VendorDb, link: CandidateLink, { question, request }: Given) {
  const { bookingId } = link;
  const row = await findBooking(tx, { everything: true }, bookingId);
  if (!row) throw new AppError('LINK_EXPIRED');
  const now = context.clock.now();
  const ownership = request === 'REFUSED' ? UNOWNED : await getOwnership(tx, { question, row, now });
  await updateSubmission(tx, bookingId, { rtr_state: request, rtr_at: now, ...ownership });
  const candidate = candidateActor(link, question);
  const people = await listPeople(tx, [bookingId]);
  await recordStep(
    context,
    tx,
    { actor: candidate, row, people, now },
    {
      action: `RTR_${request}`,
      ...(ownership.ownership_state === 'CONFLICT' && { news: { kind: 'ownership-conflict' } }),
    },
  );
}

type Claimed = {
  question: queries.Question;
  row: NonNullable<Awaited<ReturnType<typeof findBooking>>>;
  now: Date;
};

async function getOwnership(tx: VendorDb, { question, row, now }: Claimed): Promise<Ownership> {
  const known = await listKnown(tx, toCandidateKeys(row), row.booking_id);
  const { submitter_vendor_id: supplierId, ownership_days: ownershipDays } = question;
  return confirmedOwnership({ supplierId }, known, { now, ownershipDays });
}

const candidateActor = (
  { vendorId, bookingId, email }: CandidateLink,
  question: queries.Question,
): Actor => ({
  vendorId,
  vendorName: question.client_name,
  userId: null,
  role: 'USER_PANEL',
  displayName: question.candidate_name,
  email,
  timeZone: 'UTC',
  linkedTo: bookingId,
  isCandidate: true,
});

/** Mails the candidate the question again, for the submission's supplier; RATE_LIMITED if it is too soon. */
export async function resendQuestion(
  context: Context,
  session: Session,
  id: string,
): Promise<ResponseOf<typeof endpoints.resendRtrRequest>> {
  const actor = await actorFor(context, session, id);
  const bookingId = await asVendor(context.db, actor.vendorId, async (tx) => {
    const seen = await lockSeen(context, tx, actor, { bookingId: id });
    if (!actor.guestOf) throw new AppError('FORBIDDEN');
    const open = openFor(seen, 'comment');
    requirePartner(actor);
    const question = await queries.findQuestion(tx, seen.row.booking_id);
    // A later round was not submitted: the question belongs to the first.
    if (!question) throw new AppError('NOT_FOUND');
    rules.requireAskable(question);
    await requireRare(tx, seen.row.booking_id, seen.now);
    const { candidate_email: email, submitter_vendor_id: supplierId } = question;
    await admitQuestion(context, tx, { email, supplierId });
    await askCandidate(context, tx, seen.row.booking_id);
    await recordStep(context, tx, open, { action: 'RTR_REQUESTED' });
    return seen.row.booking_id;
  });
  return { status: 'success', bookingId, data: { sent: true } };
}

async function requireRare(tx: VendorDb, bookingId: string, now: Date) {
  const aDayAgo = new Date(now.getTime() - DAY_MILLIS);
  requireResendPause(await queries.listAsked(tx, bookingId, aDayAgo), now);
}
