import type { RejectReason } from '@slotwise/contract/bookings/decisions/decisions.schema';
import type { Recommendation } from '@slotwise/contract/bookings/feedback/feedback.schema';
import type {
  BookingStatus,
  WorkFlowAction,
  WorkFlowStep,
} from '@slotwise/contract/bookings/life/life.schema';

/** The words of the contract's codes. The lists themselves would bring the schemas' library with them. */

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

export const RECOMMENDATION_WORDS: Record<Recommendation, string> = {
  STRONG_YES: 'Strong yes',
  YES: 'Yes',
  NO: 'No',
  STRONG_NO: 'Strong no',
};

export const RECOMMENDATIONS = Object.keys(RECOMMENDATION_WORDS) as Recommendation[];

export const REJECT_WORDS: Record<RejectReason, string> = {
  SKILLS: 'Skills do not match',
  EXPERIENCE: 'Too little experience',
  COMMUNICATION: 'Communication',
  COMPENSATION: 'Pay expectation',
  NOTICE: 'Notice period',
  LOCATION: 'Location',
  NO_SHOW: 'Did not come',
  IDENTITY: 'Doubts about identity',
  POSITION_CLOSED: 'Position closed',
  DUPLICATE: 'Put forward twice',
  OTHER: 'Something else',
};

const STEP_WORDS: Partial<Record<WorkFlowAction, string>> = {
  RESCHEDULED: 'moved the meeting',
  REOPENED: 'opened the meeting again',
  CANDIDATE_UPDATED: 'changed the candidate’s details',
  DOCUMENTS_UPDATED: 'changed the documents',
  ASSIGNED: 'handed the meeting on',
  FEEDBACK: 'submitted a scorecard',
  FEEDBACK_DISMISSED: 'said that the interview was not held',
  SELECTED: 'selected the candidate',
  REJECTED: 'rejected the candidate',
  NO_SHOW: 'noted a no-show',
  NO_SHOW_UNDONE: 'took a no-show back',
  CANCELLED: 'cancelled the meeting',
};

/** 'Arjun Nair selected the candidate.' */
export function stepSentence({ action, byName, byRole }: WorkFlowStep): string {
  if (action === 'COMPLETED') return 'The meeting’s time ended.';
  const who = byRole === 'SYSTEM' ? 'The system' : byName;
  return `${who} ${STEP_WORDS[action] ?? 'changed the meeting'}.`;
}
