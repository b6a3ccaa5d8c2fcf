import type { Answer } from '@slotwise/contract/booking-parts/answers.schema';

/** What someone's calendar program answers to an invitation, an iTIP REPLY or COUNTER (RFC 5546 §3.2.3, §3.2.7). */
export type CalendarReply = {
  method: 'REPLY' | 'COUNTER';
  uid: string;
  /** SEQUENCE of the revision that is answered; 0 where it is not named. */
  sequence: number;
  /** DTSTAMP, when the answer was given; null where it cannot be read. ISO 8601, as all instants here. */
  stamp: string | null;
  /** The address of the person who answers, lower case. */
  attendee: string;
  /** Null for what is no answer: NEEDS-ACTION, DELEGATED. */
  answer: Answer | null;
  comments: string;
  /** The time of the meeting in a REPLY, the time that is proposed in a COUNTER; null where it names none to go by. */
  span: { start: string; end: string } | null;
};

/** An entry as it came by mail. */
export type ReplyQuestion = {
  /** The text of the calendar part, unfolded by no one. */
  ics: string;
  /** The sender of the mail, lower case: of several attendees of a COUNTER, the one who proposes. */
  sender: string;
};

/** An answer takes a tenth of this. */
const REPLY_CHARACTERS = 64 * 1024;

/** Whether a text may be an answer at all, seen without reading it: most calendar mails are something else. */
export const looksLikeReply = (ics: string): boolean =>
  ics.length <= REPLY_CHARACTERS && /^METHOD:[ \t]*(?:REPLY|COUNTER)[ \t]*\r?$/im.test(ics);
