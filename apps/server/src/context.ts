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

/** The dependencies of every feature. Tests pass their own clock and configuration, never a stand-in for a feature. */
export type Context = {
  config: Config;
  db: Database;
  clock: Clock;
  jobs: Jobs;
  /** The bytes of uploaded files; the database has their rows. */
  files: FileStore;
  /** Secrets that must not be readable from the database. */
  vault: Vault;
  /** The mailbox for answers to invitations, if set up. */
  mailbox: Mailbox | undefined;
  /** Answers questions about resumes. */
  questionThreads: QuestionThreads;
  /** Reads a file for a waiting user, separately from the zips, which are read later. */
  fileReader: JobFileReader;
  /** Checks files before they are stored. */
  fileChecks: FileChecks;
  /** Scans files for viruses before they are stored, if a scanner is set up. */
  scanVirus: VirusScanner | undefined;
  /** What the database knows about time zones, as opposed to this runtime. */
  zoneData: ZoneData;
  log: Logger;
  /** Why a booking's email is no longer true, as a sentence without its full stop; null if it still is. */
  whyUntrue: (tx: VendorDb, mail: WaitingMail, now: Date) => Promise<string | null>;
  /** Counts an email that is about to be sent toward the organization's daily limit. */
  countMail: (tx: VendorDb) => Promise<CountedMail>;
  /** The listeners for booking changes, in calling order. */
  bookingListeners: readonly BookingListener[];
  /** The listeners that store data of people on bookings under their address. */
  addressListeners: readonly AddressListener[];
  /** The live session of a token; undefined if there is none, TOKEN_EXPIRED if it has ended. */
  readSession: (token: string) => Promise<Session | undefined>;
  /** The holder of a panelist's mailed link; LINK_EXPIRED for an invalid one, RATE_LIMITED after too many attempts. */
  readPanelLink: (token: string, ip: string) => Promise<Actor>;
  /** The target of a candidate's mailed link; refused like a panelist's. */
  readCandidateLink: (token: string, ip: string) => Promise<CandidateLink>;
};

export type Clock = { now(): Date };

/** Who acts on a booking, logged in or by a mailed link. All of it comes from the row of the session or link. */
export type Actor = {
  vendorId: VendorId;
  vendorName: string;
  /** Null for a link holder without an account. */
  userId: string | null;
  role: Role;
  displayName: string;
  email: string;
  timeZone: string;
  /** The only booking a mailed link gives access to. */
  linkedTo?: string;
  /** The candidate, authenticated by the link to their page. */
  isCandidate?: true;
  /**
   * The actor's own organization when viewing another one's record, such as a supplier viewing its submission.
   * `vendorId` is then the record's, and `role` the one with the fewest rights, so that no role's rights apply there.
   * `isActive` says whether the two currently work together.
   */
  guestOf?: { vendorId: VendorId; vendorName: string; isActive: boolean };
};

/**
 * A candidate's mailed link: the booking, the address it was mailed to, and when. A `question` asks one thing, a
 * `meeting` opens the candidate's page of it.
 */
export type CandidateLink = {
  purpose: 'question' | 'meeting';
  vendorId: VendorId;
  bookingId: string;
  email: string;
  since: Date;
};

/** An email about a booking in the outbox that has not been sent yet. */
export type WaitingMail = {
  bookingId: string;
  kind: string;
  email: string;
  dedupeKey: string;
  calendar: OutgoingMail['calendar'];
};

/** `tooMany` is 0 or less up to `MAILS_PER_DAY`; from 1 on, emails wait until the day is over. */
export type CountedMail = { tooMany: number; dayEnds: Date };

/** A booking at one moment, with everyone on it. */
export type BookingMoment = { row: BookingRow; people: PersonRow[] };

/** A change to a booking. If only its history grew, `before` and `after` are the same. */
export type BookingChange = {
  /** Null if triggered by the clock. */
  actor: Actor | null;
  now: Date;
  /** Null for a new booking. */
  before: BookingMoment | null;
  after: BookingMoment;
  /** The step recorded in the history; null if it records none. */
  step: NewStep | null;
  /** The last action, if this undoes it before anyone was emailed about it. */
  undoes?: UndoneAct | undefined;
  /** Set if a person's address changed; it is the same person. */
  moved?: { from: string; to: string } | undefined;
  /** The news for those responsible for the booking. */
  news?: BookingNews | undefined;
  /** The reason shown to everyone. */
  reason?: string | undefined;
  /** The reason shown to the candidate's supplier. */
  reasonForSupplier?: string | undefined;
};

/** News of a change; without `to`, for the recruiter and the assignee as they were before it. */
export type BookingNews = {
  kind: Exclude<NoticeKind, 'panel-link'> | 'time-stays';
  to?: { name: string; email: string };
  /** The actor's comment. */
  comments?: string | undefined;
  /** Sentences that help the reader act on it. */
  hints?: string[];
  /** The addresses that get it without the comments. */
  wordless?: string[];
};

/** An undone action: when it was done, and the row of the terms of choosing before it. */
export type UndoneAct = { at: Date; formerTerms: KeptRow | null };

/** Handles booking changes in the transaction that made them. */
export type BookingListener = (
  context: Context,
  tx: VendorDb,
  changes: readonly BookingChange[],
) => Promise<void>;

/** Handles the new address of a person who may be on any number of bookings. */
export type AddressListener = (tx: VendorDb, move: MovedAddress) => Promise<void>;

/** A member's change of address. */
export type MovedAddress = { from: string; to: string; userId: string };

/** The logged-in caller; phone numbers without a country code are read as dialed in their country. */
export type Session = Actor & { userId: string; phoneCountry: string };

/** A change to an account, and whose it is if not the caller's; ids only. */
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
  /** The person whose access changed, if someone else changed it. */
  subjectId?: string | undefined;
};

/** What the log says about a call besides the caller; ids only. */
export type CallAbout = {
  /** The mailed link it came with, see `toLinkId`. */
  linkId?: string;
  /** The account concerned, if no one has proved to own it. */
  subjectId?: string;
  vendorId?: string;
  /** Which security event a refusal is, if its code alone does not say. */
  refusal?: 'sign-up-refused';
};

/** A call's context besides its validated input. */
export type Call = {
  /** Logs a security event once the request has succeeded. */
  note?: ((event: NotedEvent) => void) | undefined;
  /** Adds details to the call's log entry, whether it succeeds or not. */
  about?: ((about: CallAbout) => void) | undefined;
  requestId: string;
  /** The caller's address; X-Forwarded headers count only from a proxy the operator trusts. */
  ip: string;
  /** True if the caller is on the server's machine, with nothing in between. */
  isFromThisMachine?: boolean;
  userAgent?: string | undefined;
  /** The session token of the call; absent on public calls. */
  token?: string | undefined;
  idempotencyKey?: string | undefined;
  /** Aborted when the caller stopped waiting for the response, to stop work only they would have read. */
  gone?: AbortSignal | undefined;
};
