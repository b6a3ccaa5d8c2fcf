import type { Role } from '@slotwise/contract/permissions';
import type { Logger } from 'pino';
import type { Config } from '#config.ts';
import type { BookingRow, NewStep, PersonRow } from '#db/tables/booking-rows.ts';
import type { KeptRow } from '#db/tables/booking-tables.ts';
import type { Database } from '#db/database.ts';
import type { VendorDb, VendorId } from '#db/tenancy.ts';
import type { ZoneData } from '#db/zone-data.ts';
import type { FileChecks } from '#engines/file-checks/file-checks.ts';
import type { OutgoingMail } from '#engines/calendar-messages/outgoing-mail.ts';
import type { NoticeKind } from '#engines/mail-texts/booking-notice.ts';
import type { JobFileReader } from '#engines/resume-reader/job-file-reader.ts';
import type { QuestionThreads } from '#engines/question-threads/question-threads.ts';
import type { Jobs } from '#jobs/jobs.ts';
import type { Mailbox } from '#lib/clients/mailbox.ts';
import type { VirusScanner } from '#lib/clients/virus-scanner.ts';
import type { FileStore } from '#storage/file-store.ts';
import type { Vault } from '#storage/vault.ts';

/** What every feature is given. Tests pass their own clock and configuration, never a stand-in for a feature. */
export type Context = {
  config: Config;
  db: Database;
  clock: Clock;
  jobs: Jobs;
  /** The bytes of uploaded files; their rows are in the database. */
  files: FileStore;
  /** Secrets that the database must not be able to tell. */
  vault: Vault;
  /** The mailbox that answers to invitations come to, where one is set up. */
  mailbox: Mailbox | undefined;
  /** Where questions about resumes are answered. */
  questionThreads: QuestionThreads;
  /** Where a file is read that someone waits for, next to the zips that are read later. */
  fileReader: JobFileReader;
  /** Where files are looked through before they are kept. */
  fileChecks: FileChecks;
  /** Looks for harm in files before they are kept, where a scanner is set up. */
  scanVirus: VirusScanner | undefined;
  /** What the database knows of time zones, next to what this runtime knows. */
  zoneData: ZoneData;
  log: Logger;
  /** Why a mail about a booking says what is no longer so, as a sentence without its full stop; null where it is true. */
  whyUntrue: (tx: VendorDb, mail: WaitingMail, now: Date) => Promise<string | null>;
  /** Counts a mail that the organization is about to send within its day. */
  countMail: (tx: VendorDb) => Promise<CountedMail>;
  /** Who follows what becomes of bookings, in the order in which they hear of it. */
  bookingListeners: readonly BookingListener[];
  /** Who keeps something of people on bookings under their address. */
  addressListeners: readonly AddressListener[];
  /** Whose live session a token is; undefined for none, TOKEN_EXPIRED for one that has ended. */
  readSession: (token: string) => Promise<Session | undefined>;
  /** Who holds a panelist's mailed link; LINK_EXPIRED for one that leads nowhere, RATE_LIMITED after too many. */
  readPanelLink: (token: string, ip: string) => Promise<Actor>;
  /** What the link of a candidate's mail leads to; refused like a panelist's. */
  readCandidateLink: (token: string, ip: string) => Promise<CandidateLink>;
};

export type Clock = { now(): Date };

/** Who acts on a booking, logged in or by a mailed link. All of it comes from the row of the session or link. */
export type Actor = {
  vendorId: VendorId;
  vendorName: string;
  /** Null for the holder of a link who has no account. */
  userId: string | null;
  role: Role;
  displayName: string;
  email: string;
  timeZone: string;
  /** The one booking that a mailed link opens. */
  linkedTo?: string;
  /** The candidate of that booking, by the link to their page. */
  isCandidate?: true;
  /**
   * The own organization of someone who looks at another one's record, such as a supplier at the submission it made.
   * `vendorId` is the record's then, and `role` the least there is, so that no right of a role counts there.
   * `isActive` says whether the two work together at present.
   */
  guestOf?: { vendorId: VendorId; vendorName: string; isActive: boolean };
};

/**
 * What a candidate's mailed link leads to: the booking, under the address that the link was mailed to, and when. A
 * `question` asks one thing, a `meeting` opens the candidate's page of it.
 */
export type CandidateLink = {
  purpose: 'question' | 'meeting';
  vendorId: VendorId;
  bookingId: string;
  email: string;
  since: Date;
};

/** A mail about a booking that has not gone out yet, as the outbox keeps it. */
export type WaitingMail = {
  bookingId: string;
  kind: string;
  email: string;
  dedupeKey: string;
  calendar: OutgoingMail['calendar'];
};

/** Up to `MAILS_PER_DAY` `tooMany` is 0 or less; from 1 on mails wait until the day is over. */
export type CountedMail = { tooMany: number; dayEnds: Date };

/** A booking at one moment of its life, with everyone on it. */
export type BookingMoment = { row: BookingRow; people: PersonRow[] };

/** What became of a booking. Where nothing but its history grew, it is the same before and after. */
export type BookingChange = {
  /** Null for the clock. */
  actor: Actor | null;
  now: Date;
  /** Null for a booking that is new. */
  before: BookingMoment | null;
  after: BookingMoment;
  /** The step that tells of it in the history; null for what the history does not tell. */
  step: NewStep | null;
  /** What it takes back, where it undoes the last act before anyone was emailed about it. */
  undoes?: UndoneAct | undefined;
  /** Whose address on it is another one now; it is the same person. */
  moved?: { from: string; to: string } | undefined;
  /** What those who look after the booking have to hear of it. */
  news?: BookingNews | undefined;
  /** The reason that everyone reads. */
  reason?: string | undefined;
  /** The reason that the supplier of the candidate reads. */
  reasonForSupplier?: string | undefined;
};

/** News of a change; without `to` it is for the recruiter and the person who owes the next step, as they were before it. */
export type BookingNews = {
  kind: Exclude<NoticeKind, 'panel-link'> | 'time-stays';
  to?: { name: string; email: string };
  /** What the actor wrote with it. */
  comments?: string | undefined;
  /** What helps its reader to act on it, a sentence each. */
  hints?: string[];
  /** The addresses that get it without its comments. */
  wordless?: string[];
};

/** An act that is taken back: when it was done, and the terms of choosing before it, as their row was. */
export type UndoneAct = { at: Date; formerTerms: KeptRow | null };

/** Does what follows from changes of bookings, in the transaction that made them. */
export type BookingListener = (
  context: Context,
  tx: VendorDb,
  changes: readonly BookingChange[],
) => Promise<void>;

/** Does what follows from the new address of a person who may be on any number of bookings. */
export type AddressListener = (tx: VendorDb, move: MovedAddress) => Promise<void>;

/** A member who is reached at another address. */
export type MovedAddress = { from: string; to: string; userId: string };

/** Who is logged in and calling; telephone numbers without a country are read as dialled in theirs. */
export type Session = Actor & { userId: string; phoneCountry: string };

/** What changed of an account, and whose that is where it is not the caller's; ids alone. */
export type NotedEvent = {
  event:
    | 'logged-in'
    | 'logged-out'
    | 'sign-up-requested'
    | 'reset-requested'
    | 'password-set'
    | 'password-changed'
    | 'address-change-begun'
    | 'address-changed'
    | 'sessions-ended'
    | 'member-invited'
    | 'member-removed'
    | 'role-changed';
  userId?: string | undefined;
  vendorId?: string | undefined;
  /** The person whose access it is, where someone else changed it. */
  subjectId?: string | undefined;
};

/** What the lines of a call in the log say besides who called; ids alone. */
export type CallAbout = {
  /** The mailed link that it came with, see `toLinkId`. */
  linkId?: string;
  /** The account it was about, where no one has proved to be its owner. */
  subjectId?: string;
  vendorId?: string;
  /** Which event of security its refusal is, where the code alone does not say. */
  refusal?: 'sign-up-refused';
};

/** What a call is besides its validated input. */
export type Call = {
  /** Has an event of security logged once the request has succeeded. */
  note?: ((event: NotedEvent) => void) | undefined;
  /** Says more of the call in the log, whether it succeeds or not. */
  about?: ((about: CallAbout) => void) | undefined;
  requestId: string;
  /** The caller's address; a proxy's word counts only where the operator trusts that proxy. */
  ip: string;
  /** Whether the person who calls sits at the machine of the server, with nothing in between. */
  isFromThisMachine?: boolean;
  userAgent?: string | undefined;
  /** The token of the session that calls; absent on public calls. */
  token?: string | undefined;
  idempotencyKey?: string | undefined;
  /** Says that the person who called did not wait for the answer, for work that only they would have read. */
  gone?: AbortSignal | undefined;
};
