import type { SuitedSpan } from '@slotwise/contract/booking-parts/answers.schema';
import type { Email } from 'postal-mime';
import type { Context } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { UnreadableCalendar } from '#engines/calendar-files/unreadable-calendar.ts';
import { readCalendar } from '#engines/calendar-reader/calendar-reader.ts';
import type { CalendarReply } from '#engines/calendar-replies/calendar-reply.ts';
import { AppError } from '#lib/app-error.ts';
import { findAttendee } from '../answer-meeting.queries.ts';
import { recordAnswer, type WrittenAnswer } from '../answer-meeting.service.ts';
import { findSender, type MailOutcome } from './mailbox.rules.ts';
import { countOnce } from './count-once.service.ts';
import * as queries from './replies.queries.ts';
import { answerIn, bookingIdIn, namesPresentTime, proposalsIn, writtenAt } from './replies.rules.ts';

/** A mail with a calendar program's answer, and its key. */
export type ReplyMail = { mail: Email; ics: string; key: Buffer };

/**
 * Records the answer of someone's calendar program, once. Its sender must be on the meeting, in the answered entry,
 * under the address the mail comes from (RFC 6047 §2.2.1); it sets only their answer.
 */
export async function takeReply(context: Context, { mail, ics, key }: ReplyMail): Promise<MailOutcome> {
  const sender = findSender(mail);
  const reply = await readAnswer(ics, sender ?? '');
  const bookingId = reply && bookingIdIn(reply.uid);
  return countOnce(context, { key, bookingId }, async (tx) => {
    if (!reply) return 'UNREADABLE';
    if (!sender || reply.attendee !== sender) return 'OTHER_SENDER';
    if (!tx) return 'UNKNOWN_MEETING';
    return answerAs(context, tx, reply, writtenAt(reply, mail.date));
  });
}

async function readAnswer(ics: string, sender: string): Promise<CalendarReply | undefined> {
  try {
    return await readCalendar('calendarReply', { ics, sender }, { owner: 'mailbox', lane: 'upkeep' });
  } catch (error) {
    if (error instanceof UnreadableCalendar) return undefined;
    throw error;
  }
}

async function answerAs(
  context: Context,
  tx: VendorDb,
  reply: CalendarReply,
  at: Date | undefined,
): Promise<MailOutcome> {
  const meeting = await queries.lockMeeting(tx, reply.uid);
  if (!meeting) return 'UNKNOWN_MEETING';
  const { bookingId, audience } = meeting;
  const email = reply.attendee;
  const person = await findAttendee(tx, { bookingId, email, audience });
  if (!person) return 'NOT_INVITED';
  const answer = answerIn(reply);
  if (!answer) return 'NO_ANSWER';
  if (!namesPresentTime(reply, meeting) && (await queries.hasMovedSince(tx, meeting, reply.sequence))) {
    return 'OTHER_TIME';
  }
  const written = { bookingId, audience, email, answer, comments: reply.comments, writtenAt: at };
  const proposals = proposalsIn(reply, meeting, person.time_zone ?? meeting.timeZone);
  return record(context, tx, written, proposals);
}

type Written = Omit<WrittenAnswer, 'source' | 'proposals'>;

/** A proposed time impossible for a meeting is left out; the answer counts without it. */
async function record(
  context: Context,
  tx: VendorDb,
  written: Written,
  proposals: SuitedSpan[],
): Promise<MailOutcome> {
  try {
    return await recordAnswer(context, tx, { ...written, proposals, source: 'MAIL' });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const isAboutTime = error.code === 'VALIDATION_FAILED' || error.code === 'TIME_IN_PAST';
    if (isAboutTime && proposals.length > 0) return record(context, tx, written, []);
    return 'TOO_LATE';
  }
}
