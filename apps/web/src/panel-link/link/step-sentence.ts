import type { WorkFlowAction, WorkFlowStep } from '@slotwise/contract/booking-parts/life.schema';

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
  UNDONE: 'undid the last change',
};

/** 'Arjun Nair selected the candidate.' */
export function stepSentence({ action, byName, byRole }: WorkFlowStep): string {
  if (action === 'COMPLETED') return 'The meeting’s time ended.';
  const who = byRole === 'SYSTEM' ? 'The system' : byName;
  return `${who} ${STEP_WORDS[action] ?? 'changed the meeting'}.`;
}
