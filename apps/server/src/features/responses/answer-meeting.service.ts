import type { answerMeeting as endpoint } from '@slotwise/contract/bookings/answers.endpoints';
import type { Answer, AnswerSource, SuitedSpan } from '@slotwise/contract/booking-parts/answers.schema';
import type { ParsedRequestOf } from '@slotwise/contract/endpoint';
import { MESSAGES } from '@slotwise/contract/messages';
import type { Actor, Context, Session } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { AppError } from '#lib/app-error.ts';
import { recordStep, updateAnswer } from '#features/bookings/change-booking.service.ts';
import { readSpans } from './written-spans.rules.ts';
import { lockSeen, openFor, type OpenBooking } from '#features/bookings/open-booking.service.ts';
import type { Audience, CalendarSeat } from '#features/bookings/people.queries.ts';
import { settleProposals } from './proposals.queries.ts';
import { proposeTimes } from './proposals.service.ts';
import { hintAboutSubstitute } from './substitutes.service.ts';
import * as queries from './answer-meeting.queries.ts';
import {
  answerHint,
  isOfAudience,
  isOlder,
  openForAttendee,
  isSameAnswer,
  writtenTime,
} from './answer-meeting.rules.ts';

export type WrittenAnswer = {
  bookingId: string;
  /** The person's address, in lower case. */
  email: string;
  answer: Answer;
  comments?: string | undefined;
  /** Times that would suit better: ISO 8601 with offset, or wall times in their zone. */
  proposals?: readonly SuitedSpan[] | undefined;
  source: AnswerSource;
  /** Which of the two calendar entries is answered; the panel's by default. */
  audience?: Audience;
  /** The logged-in person or link holder. Without one, the owner of the address, as known from a mailbox. */
  actor?: Actor;
  version?: number | undefined;
  /** When it was written, if it was delayed; later answers stay. */
  writtenAt?: Date | undefined;
};

/**
 * Records someone's answer, in the caller's transaction. A repeated answer changes nothing, nor does one written before
 * the recorded one. The person in charge of the meeting is mailed about a decline and proposed times; calendars get it
 * with the next revision. NOT_FOUND if the entry was not sent to this address, INVALID_TRANSITION if it is too late,
 * VERSION_CONFLICT if the meeting changed since.
 */
export async function recordAnswer(
  context: Context,
  tx: VendorDb,
  { email, source, audience = 'panel', ...request }: WrittenAnswer,
): Promise<'RECORDED' | 'UNCHANGED' | 'OLDER'> {
  const { bookingId, answer, comments = '', version } = request;
  const place = { bookingId, email, audience };
  const actor = request.actor ?? (await findWriter(tx, place));
  const seen = await lockSeen(context, tx, actor, { bookingId, version });
  const open = source === 'MAIL' ? openForAttendee(seen) : openFor(seen, 'answer');
  const person = getAttendee(open, place);
  const windows = readSpans('proposals', request.proposals ?? [], open.now).map(
    ({ startLocal: start, endLocal: end, timeZone }) => ({ start, end, timeZone }),
  );
  const at = writtenTime(request.writtenAt, open.now);
  if (isOlder(person, at)) return 'OLDER';
  if (isSameAnswer(person, { answer, comments, hasProposals: windows.length > 0 })) {
    return repeat(tx, place, request.writtenAt && at);
  }

  const answered = { rsvp: answer, rsvp_at: at, rsvp_source: source, rsvp_comments: comments };
  await updateAnswer(tx, place, answered);
  const news = { answer, comments, source, windows, isNew: person.rsvp !== answer };
  if (answer === 'ACCEPTED') await settleProposals(tx, bookingId, open.now, { byEmail: email });
  await noteAnswer(context, tx, open, news);
  return 'RECORDED';
}

/** A repeated answer counts from its latest known time. */
async function repeat(tx: VendorDb, place: CalendarSeat, at: Date | undefined): Promise<'UNCHANGED'> {
  if (at) await updateAnswer(tx, place, { rsvp_at: at });
  return 'UNCHANGED';
}

function getAttendee({ people }: OpenBooking, { email, audience }: CalendarSeat) {
  const person = people.find((one) => one.email === email && isOfAudience(one, audience));
  if (!person) throw new AppError('NOT_FOUND');
  return person;
}

type News = Pick<WrittenAnswer, 'answer' | 'source'> & {
  comments: string;
  windows: { start: string; end: string; timeZone: string }[];
  isNew: boolean;
};

/** Text that comes with proposed times is stored with them, and the people in charge are notified of both at once. */
async function noteAnswer(
  context: Context,
  tx: VendorDb,
  open: OpenBooking,
  { answer, comments, source, windows, isNew }: News,
) {
  const { email, displayName } = open.actor;
  const isAlone = windows.length === 0;
  const hints = answer === 'DECLINED' ? await hintAboutSubstitute(tx, open, email) : [];
  if (isNew || isAlone) {
    await recordStep(context, tx, open, {
      action: 'ANSWERED',
      comments: isAlone ? comments : '',
      details: { answer, source },
      ...(isNew &&
        isAlone &&
        answer === 'DECLINED' && { news: { kind: 'answer-declined', comments, hints } }),
    });
  }
  if (isAlone) return;
  const said = answerHint(displayName, answer);
  await proposeTimes(context, tx, open, { source, windows, comments, hints: [said, ...hints] });
}

/** The person with this address on the meeting, acting by mail. */
async function findWriter(tx: VendorDb, place: CalendarSeat): Promise<Actor> {
  const found = await queries.findAttendee(tx, place);
  if (!found) throw new AppError('NOT_FOUND', { message: 'No one with this address is on the meeting.' });
  return {
    vendorId: tx.vendorId,
    vendorName: found.vendor_name,
    userId: found.user_id,
    role: 'USER_PANEL',
    displayName: found.name,
    email: found.email,
    timeZone: found.time_zone ?? found.booking_zone,
    ...(place.audience === 'candidate' && { isCandidate: true as const, linkedTo: place.bookingId }),
  };
}

/** The answer of a logged-in panel member. */
export async function answerMeeting(
  context: Context,
  tx: VendorDb,
  session: Session,
  { params, body }: ParsedRequestOf<typeof endpoint>,
) {
  const bookingId = params.id;
  await recordAnswer(context, tx, {
    ...body,
    bookingId,
    email: session.email,
    source: 'APP',
    actor: session,
  });
  const { answer, proposeTimes: proposed } = MESSAGES.bookings;
  return { bookingId, message: [body.proposals?.length ? proposed.success : answer.success] };
}
