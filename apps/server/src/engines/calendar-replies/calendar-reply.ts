import type { Answer } from '@slotwise/contract/booking-parts/answers.schema';

/** The response of a calendar program to an invitation, an iTIP REPLY or COUNTER (RFC 5546 §3.2.3, §3.2.7). */
export type CalendarReply = {
  method: 'REPLY' | 'COUNTER';
  uid: string;
  /** SEQUENCE of the revision being answered; 0 if missing. */
  sequence: number;
  /** DTSTAMP, when the answer was given; null if unreadable. ISO 8601, like all instants here. */
  stamp: string | null;
  /** The address of the person who answers, in lower case. */
  attendee: string;
  /** Null if it is not an answer: NEEDS-ACTION, DELEGATED. */
  answer: Answer | null;
  comments: string;
  /** The time of the meeting in a REPLY, or the proposed time in a COUNTER; null if there is no usable one. */
  span: { start: string; end: string } | null;
};

/** A calendar entry that arrived by mail. */
export type ReplyQuestion = {
  /** The text of the calendar part, still folded. */
  ics: string;
  /** The sender of the mail, in lower case. Identifies who proposes if a COUNTER has several attendees. */
  sender: string;
};

/** Ten times what an answer takes. */
const REPLY_CHARACTERS = 64 * 1024;

/** Quick check, without parsing, whether a text may be an answer. Most calendar mails are something else. */
export const looksLikeReply = (ics: string): boolean =>
  ics.length <= REPLY_CHARACTERS && /^METHOD:[ \t]*(?:REPLY|COUNTER)[ \t]*\r?$/im.test(ics);
