/** A person as a calendar and a mail name them. */
export type Person = {
  name: string;
  email: string;
  /** IANA zone the person lives in, where it is known. */
  timeZone?: string;
};

type Answer = 'NEEDS-ACTION' | 'ACCEPTED' | 'DECLINED' | 'TENTATIVE';

/** Someone a mail and a calendar entry go to. */
export type Attendee = Person & {
  required: boolean;
  answer?: Answer;
  /** The sequence of this person's first invitation; 0 for those invited from the beginning. */
  invitedAt?: number;
};

/** Where the interview takes place. */
export type Place =
  | { mode: 'VIDEO'; link?: string }
  | { mode: 'PHONE'; phone?: string }
  | { mode: 'ONSITE'; venue?: string };

/** A stretch of time with the zone the booking was made in; ISO-8601 instants. */
type Span = { startTime: string; endTime: string; timeZone: string };

export type Meeting = Span & {
  /** The company as candidates know it. */
  company: string;
  jobTitle?: string;
  roundName?: string;
  place: Place;
  recruiter: Attendee;
  candidate: Attendee;
  /** Without the recruiter, unless the recruiter interviews too; an address listed twice counts once. */
  panel: Attendee[];
  /** Everyone reads it, the candidate included. */
  instructions?: string;
  /** For the panel and the recruiter alone. */
  internalNotes?: string;
  /** The meeting's page in the app, for panel and recruiter. */
  meetingUrl: string;
  /** The candidate's own page, where one exists. The person who has the address is let in, so no calendar entry holds it. */
  candidateUrl?: string;
};

export type Audience = 'candidate' | 'panel';

/** The installation that sends: its calendar mailbox and the host part of its ids. */
export type Sender = {
  /** The one calendar address, From of every mail and ORGANIZER of every event. */
  address: string;
  /** The host name message ids end in. */
  host: string;
};

/** One mailed state of a meeting, with everything its mails and calendar entries are made of. */
export type MeetingRevision = {
  sender: Sender;
  /** The two stored UIDs of the booking; they never change. */
  uids: Record<Audience, string>;
  /** SEQUENCE: 0 at first, one more for every revision that is mailed. */
  sequence: number;
  /** When the revision was written, ISO-8601: DTSTAMP and Date, so that a retry is byte-identical. */
  at: string;
  change: 'NEW' | 'UPDATED' | 'MOVED' | 'CANCELLED';
  meeting: Meeting;
  /** The span before the change, for MOVED. */
  before?: Span;
  /** The reason that everyone reads, the candidate included. */
  reason?: string;
};

/** The revision for someone who learns when and how people meet: not the way in, nor what is between the two sides. */
export function withoutWayIn({ reason: _reason, meeting, ...revision }: MeetingRevision): MeetingRevision {
  const { instructions: _instructions, place, ...shared } = meeting;
  const candidate = { ...meeting.candidate, answer: 'NEEDS-ACTION' as const };
  return { ...revision, meeting: { ...shared, candidate, place: { mode: place.mode } } };
}
