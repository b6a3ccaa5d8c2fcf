/** A person as named in a calendar and a mail. */
export type Person = {
  name: string;
  email: string;
  /** The person's IANA zone, if known. */
  timeZone?: string;
};

type Answer = 'NEEDS-ACTION' | 'ACCEPTED' | 'DECLINED' | 'TENTATIVE';

/** A recipient of a mail and a calendar entry. */
export type Attendee = Person & {
  required: boolean;
  answer?: Answer;
  /** The sequence of this person's first invitation; 0 for those invited from the start. */
  invitedAt?: number;
};

/** Where the interview takes place. */
export type Place =
  | { mode: 'VIDEO'; link?: string }
  | { mode: 'PHONE'; phone?: string }
  | { mode: 'ONSITE'; venue?: string };

/** A time span as ISO-8601 instants, with the zone the booking was made in. */
type Span = { startTime: string; endTime: string; timeZone: string };

export type Meeting = Span & {
  /** The company name that candidates know. */
  company: string;
  jobTitle?: string;
  roundName?: string;
  place: Place;
  recruiter: Attendee;
  candidate: Attendee;
  /** Without the recruiter, unless the recruiter also interviews. A repeated address counts once. */
  panel: Attendee[];
  /** For everyone, including the candidate. */
  instructions?: string;
  /** For the panel and the recruiter only. */
  internalNotes?: string;
  /** The meeting's page in the app, for panel and recruiter. */
  meetingUrl: string;
  /** The candidate's own page, if there is one. The address alone grants access, so it is in no calendar entry. */
  candidateUrl?: string;
};

export type Audience = 'candidate' | 'panel';

/** The sending installation: its calendar mailbox and the host part of its ids. */
export type Sender = {
  /** The only calendar address: From of every mail and ORGANIZER of every event. */
  address: string;
  /** The host name at the end of message ids. */
  host: string;
};

/** One mailed state of a meeting, with everything its mails and calendar entries need. */
export type MeetingRevision = {
  sender: Sender;
  /** The booking's two stored UIDs; they never change. */
  uids: Record<Audience, string>;
  /** SEQUENCE: starts at 0 and goes up by one with every mailed revision. */
  sequence: number;
  /** When the revision was written, ISO-8601. Used for DTSTAMP and Date, so that a retry is byte-identical. */
  at: string;
  change: 'NEW' | 'UPDATED' | 'MOVED' | 'CANCELLED';
  meeting: Meeting;
  /** The span before the change, for MOVED. */
  before?: Span;
  /** The reason shown to everyone, including the candidate. */
  reason?: string;
};

/** The revision without reason, instructions, how to join or the candidate's answer: only when and how people meet. */
export function withoutWayIn({ reason: _reason, meeting, ...revision }: MeetingRevision): MeetingRevision {
  const { instructions: _instructions, place, ...shared } = meeting;
  const candidate = { ...meeting.candidate, answer: 'NEEDS-ACTION' as const };
  return { ...revision, meeting: { ...shared, candidate, place: { mode: place.mode } } };
}
