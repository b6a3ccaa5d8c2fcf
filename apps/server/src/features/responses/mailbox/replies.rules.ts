import type { SuitedSpan } from '@slotwise/contract/booking-parts/answers.schema';
import type { CalendarReply } from '#engines/calendar-replies/calendar-reply.ts';
import type { LockedMeeting } from './replies.queries.ts';

/** Our UIDs end in our host: `<booking>-c@host` and `<booking>-p@host`. */
const UID = /^([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})-[cp]@/;

export const bookingIdIn = (uid: string): string | undefined => UID.exec(uid)?.[1];

/** True if the answer is for the present time; its SEQUENCE is checked separately. */
export const namesPresentTime = ({ method, span }: CalendarReply, { startTime }: LockedMeeting): boolean =>
  method === 'REPLY' && span !== null && span.start === startTime?.toISOString();

/** The answer about the present time: some programs write ACCEPTED about the other time that they propose. */
export function answerIn({ method, answer }: CalendarReply): CalendarReply['answer'] {
  if (method === 'REPLY') return answer;
  return answer === 'DECLINED' ? 'DECLINED' : 'TENTATIVE';
}

/** The time that a COUNTER proposes; a counter about something else has the present time, and so proposes none. */
export function proposalsIn(
  { method, span }: CalendarReply,
  { startTime }: LockedMeeting,
  timeZone: string,
): SuitedSpan[] {
  if (method !== 'COUNTER' || !span || span.start === startTime?.toISOString()) return [];
  return [{ startTime: span.start, endTime: span.end, timeZone }];
}

/** When the answer was written, by its DTSTAMP, otherwise by the mail's date. */
export function writtenAt({ stamp }: CalendarReply, mailDate: string | undefined): Date | undefined {
  const millis = Date.parse(stamp ?? mailDate ?? '');
  return Number.isNaN(millis) ? undefined : new Date(millis);
}
