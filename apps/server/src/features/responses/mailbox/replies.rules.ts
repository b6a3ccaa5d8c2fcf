import type { SuitedSpan } from '@slotwise/contract/booking-parts/answers.schema';
import type { CalendarReply } from '#engines/calendar-replies/calendar-reply.ts';
import type { LockedMeeting } from './replies.queries.ts';

/** The UIDs we give out end in our host, `<booking>-c@host` and `<booking>-p@host`. */
const UID = /^([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})-[cp]@/;

export const bookingIdIn = (uid: string): string | undefined => UID.exec(uid)?.[1];

/** Whether the answer names the present time; what the SEQUENCE says is another question. */
export const namesPresentTime = ({ method, span }: CalendarReply, { startTime }: LockedMeeting): boolean =>
  method === 'REPLY' && span !== null && span.start === startTime?.toISOString();

/** What is said of the present time: some programs write ACCEPTED of the other one that they propose. */
export function answerIn({ method, answer }: CalendarReply): CalendarReply['answer'] {
  if (method === 'REPLY') return answer;
  return answer === 'DECLINED' ? 'DECLINED' : 'TENTATIVE';
}

/** The time that a COUNTER proposes; a counter about something else has the present one, and proposes none. */
export function proposalsIn(
  { method, span }: CalendarReply,
  { startTime }: LockedMeeting,
  timeZone: string,
): SuitedSpan[] {
  if (method !== 'COUNTER' || !span || span.start === startTime?.toISOString()) return [];
  return [{ startTime: span.start, endTime: span.end, timeZone }];
}

/** When the answer was written, by its DTSTAMP, else by the date of the mail. */
export function writtenAt({ stamp }: CalendarReply, mailDate: string | undefined): Date | undefined {
  const millis = Date.parse(stamp ?? mailDate ?? '');
  return Number.isNaN(millis) ? undefined : new Date(millis);
}
