import type { AnswerSource } from './booking-parts/answers.schema.ts';
import type { MeetingMode } from './bookings/bookings.schema.ts';
import type { CtcPeriod } from './booking-parts/candidate.schema.ts';
import type { NoShowParty, RejectReason } from './booking-parts/decisions.schema.ts';
import type { DocumentKind } from './booking-parts/documents.schema.ts';
import type { BookingStatus } from './booking-parts/life.schema.ts';
import type { Participant } from './booking-parts/people.schema.ts';
import type { ParseState, ResumeFlag } from './deepgaze/resumes.schema.ts';
import type { Role } from './permissions.ts';
import type { RateUnit, WorkMode } from './booking-parts/resources.schema.ts';
import type { OwnershipState, RtrState } from './booking-parts/submission.schema.ts';
import type {
  EmploymentType,
  JdStatus,
  SubmissionField,
} from './job-descriptions/job-descriptions.schema.ts';

/**
 * Display names of codes shown in more than one place, so that the app and the page behind a panelist's mailed link
 * agree. Only types are imported, since the latter page loads no schemas.
 */
export const STATUS_WORDS: Record<BookingStatus, string> = {
  DRAFT: 'Draft',
  SUBMITTED: 'Submitted',
  AWAITING_CANDIDATE: 'Awaiting candidate',
  SCHEDULED: 'Scheduled',
  COMPLETED: 'Completed',
  NO_SHOW: 'No-show',
  SELECTED: 'Selected',
  REJECTED: 'Rejected',
  CANCELLED: 'Cancelled',
  WITHDRAWN: 'Withdrawn',
  ONBOARDED: 'Onboarded',
};

/** Answers to an invitation, and how they arrived. */
export const RSVP_WORDS: Record<Participant['rsvp'], string> = {
  ACCEPTED: 'Accepted',
  DECLINED: 'Declined',
  TENTATIVE: 'Maybe',
  NEEDS_ACTION: 'No answer',
};
export const ANSWER_SOURCE_WORDS: Record<AnswerSource, string> = {
  LINK: 'by the link in an email',
  MAIL: 'from their calendar',
  APP: 'in Slotwise',
};

export const ROLE_WORDS: Record<Role, string> = {
  ADMIN: 'Administrator',
  USER_RECRUITER: 'Recruiter',
  USER_PANEL: 'Panelist',
};

export const MODE_WORDS: Record<MeetingMode, string> = {
  VIDEO: 'Video meeting',
  PHONE: 'Phone call',
  ONSITE: 'On site',
};

export const DOCUMENT_KIND_WORDS: Record<DocumentKind, string> = {
  RESUME: 'Resume',
  ID: 'Identity document',
  OFFER: 'Offer',
  RTR: 'Right to represent',
  JD: 'Job description',
  SCORECARD: 'Scorecard',
  OTHER: 'Other',
};

export const REJECT_REASON_WORDS: Record<RejectReason, string> = {
  SKILLS: 'Skills',
  EXPERIENCE: 'Experience',
  COMMUNICATION: 'Communication',
  COMPENSATION: 'Compensation',
  NOTICE: 'Notice period',
  LOCATION: 'Location',
  NO_SHOW: 'No-show',
  IDENTITY: 'Identity in doubt',
  POSITION_CLOSED: 'Position closed',
  DUPLICATE: 'Duplicate',
  OTHER: 'Other',
};

/** 'Meera Iyer did not show up' */
export const noShowText = (party: NoShowParty, candidateName: string): string =>
  party === 'CANDIDATE' ? `${candidateName} did not show up` : 'The panel did not show up';

export const WORK_MODE_WORDS: Record<WorkMode, string> = {
  ONSITE: 'On site',
  HYBRID: 'Hybrid',
  REMOTE: 'Remote',
};

export const RATE_UNIT_WORDS: Record<RateUnit, string> = {
  HOUR: 'Per hour',
  DAY: 'Per day',
  MONTH: 'Per month',
  YEAR: 'Per year',
  FIXED: 'Fixed price',
};

export const CTC_PERIOD_WORDS: Record<CtcPeriod, string> = {
  YEAR: 'a year',
  MONTH: 'a month',
  DAY: 'a day',
  HOUR: 'an hour',
};

export const JD_STATUS_WORDS: Record<JdStatus, string> = {
  DRAFT: 'Draft',
  OPEN: 'Open',
  ON_HOLD: 'On hold',
  CLOSED: 'Closed',
  FILLED: 'Filled',
  CANCELLED: 'Cancelled',
};

export const EMPLOYMENT_TYPE_WORDS: Record<EmploymentType, string> = {
  FULL_TIME: 'Full time',
  PART_TIME: 'Part time',
  CONTRACT: 'Contract',
  CONTRACT_TO_HIRE: 'Contract to hire',
};

/** The field labels of what a job may require in a submission. */
export const SUBMISSION_FIELD_WORDS: Record<SubmissionField, string> = {
  phone: 'Mobile number',
  linkedIn: 'LinkedIn profile',
  currentLocation: 'Location',
  totalExperience: 'Total experience',
  currentCompany: 'Company',
  primarySkills: 'Skills',
  currentCtc: 'Current pay',
  expectedCtc: 'Expected pay',
  noticePeriodDays: 'Notice period',
  workAuthorization: 'Work authorization',
  resume: 'Resume',
};

export const RTR_WORDS: Record<RtrState, string> = {
  NOT_ASKED: 'Candidate not asked yet',
  REQUESTED: 'Candidate asked, no answer yet',
  CONFIRMED: 'Candidate confirmed',
  REFUSED: 'Candidate declined',
};

export const OWNERSHIP_WORDS: Record<OwnershipState, string> = {
  NONE: 'Not owned',
  PENDING_CONFIRMATION: 'Awaiting consent',
  OWNED: 'Owned',
  CONFLICT: 'Owned by an earlier submission',
  EXPIRED: 'Ownership has ended',
};

/** The outcomes for files of a resume zip, and the warnings for their readers. */
export const PARSE_STATE_WORDS: Record<ParseState, string> = {
  QUEUED: 'Waiting',
  OK: 'Read',
  NO_TEXT: 'No text',
  PASSWORD: 'Password-protected',
  UNSUPPORTED: 'Unsupported type',
  TOO_BIG: 'Too large',
  CORRUPT: 'Damaged',
  TIMEOUT: 'Took too long',
  NESTED: 'A zip inside',
  DUPLICATE: 'Duplicate',
  HARMFUL: 'Looks harmful',
};
export const FLAG_WORDS: Record<ResumeFlag, string> = {
  HIDDEN_TEXT: 'Hidden text',
  ADDRESSED_TO_MACHINES: 'Instructions to machines',
  READ_BY_OCR: 'Read from an image',
  OTHER_LANGUAGE: 'Other language',
  COLUMNS_MIXED: 'Columns mixed up',
};
