import type { MeetingMode } from './bookings/bookings.schema.ts';
import type { NoShowParty, RejectReason } from './bookings/decisions/decisions.schema.ts';
import type { DocumentKind } from './bookings/documents/documents.schema.ts';
import type { FeedbackInput, Recommendation } from './bookings/feedback/feedback.schema.ts';
import type { BookingStatus } from './bookings/life/life.schema.ts';

/**
 * How people read the codes that more than one page shows: the app and the page behind a panelist's mailed link say
 * the same. Only types are imported, since the latter page loads no schemas.
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
  NO_SHOW: 'Did not come',
  IDENTITY: 'Identity in doubt',
  POSITION_CLOSED: 'Position closed',
  DUPLICATE: 'Duplicate',
  OTHER: 'Other',
};

/** 'Meera Iyer did not come' */
export const noShowText = (party: NoShowParty, candidateName: string): string =>
  party === 'CANDIDATE' ? `${candidateName} did not come` : 'The panel did not come';

export const RECOMMENDATION_WORDS: Record<Recommendation, string> = {
  STRONG_YES: 'Strong yes',
  YES: 'Yes',
  NO: 'No',
  STRONG_NO: 'Strong no',
};

/** What each step of a scorecard's scale means, from 1 to 5. */
export const RATING_MEANINGS = ['far below', 'below', 'meets', 'above', 'far above'] as const;

/** The fields of a scorecard, as its form and its readers call them. */
export const SCORECARD_WORDS = {
  overallRecommendation: 'Your recommendation',
  strengths: 'Strengths',
  concerns: 'Concerns',
  summary: 'Summary',
  nextRoundFocus: 'For the next interviewer',
  privateNote: 'Private note',
  shareWithVendor: 'Text for the vendor',
  cameraOn: 'Was the camera on?',
  samePersonAsBefore: 'Was it the same person as in earlier rounds?',
} as const satisfies Partial<
  Record<keyof FeedbackInput | keyof NonNullable<FeedbackInput['identity']>, string>
>;
