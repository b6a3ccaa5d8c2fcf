import type { ShownSpan, WorkFlowStep } from '@slotwise/contract/booking-parts/life.schema';
import {
  ANSWER_SOURCE_WORDS,
  noShowText,
  REJECT_REASON_WORDS,
  RSVP_WORDS,
  STATUS_WORDS,
} from '@slotwise/contract/words';
import { spanText } from '#lib/dates/date-text.ts';
import { zoneCity } from '#lib/dates/zone-label.ts';
import { windowText } from '../meeting-values/candidate-times.model.ts';
import { CHANGE_REASON_WORDS } from './change-words.model.ts';

/** One step of a history in words. Where a time was moved, `from` is what no longer counts. */
export type StepWords = { what: string; from?: string; to?: string; who: string; notes: string[] };

type Writer = (step: WorkFlowStep, candidateName: string) => Pick<StepWords, 'what' | 'from' | 'to'>;

const shownSpan = ({ startLocal, endLocal, timeZone }: ShownSpan) =>
  `${spanText(startLocal, endLocal)} ${zoneCity(timeZone)}`;

const plain =
  (what: string): Writer =>
  () => ({ what });

const withTime =
  (untimed: string, timed: string): Writer =>
  ({ details: { to } }) =>
    to ? { what: timed, to: shownSpan(to) } : { what: untimed };

const withChanges =
  (bare: string, named: string): Writer =>
  ({ details: { changes = [] } }) => ({
    what: changes.length > 0 ? `${named}: ${changes.map(changeWord).join(', ')}` : bare,
  });

const moved: Writer = ({ details: { from, to } }) =>
  from && to
    ? { what: 'Moved', from: shownSpan(from), to: shownSpan(to) }
    : { what: 'Moved to another time' };

/** The rules of the clocks changed, and the meeting stayed at its instant. */
const updated: Writer = (step, candidateName) => {
  const { from, to } = step.details;
  if (from && to) return { what: 'Clocks changed, same moment:', from: shownSpan(from), to: shownSpan(to) };
  return withChanges('Meeting updated', 'Changed')(step, candidateName);
};

const assigned: Writer = ({ details: { assigneeName, assigneeEmail } }) => {
  const assignee = assigneeName || assigneeEmail;
  return { what: assignee ? `Assigned to ${assignee}` : 'Assigned' };
};

const noShow: Writer = ({ details: { reasonCode } }, candidateName) => ({
  what:
    reasonCode === 'CANDIDATE' || reasonCode === 'PANEL'
      ? noShowText(reasonCode, candidateName)
      : 'No-show noted',
});

/** A decision that does not settle it yet: the policy waits for others of the panel. */
const verdict =
  (settled: string, open: string): Writer =>
  ({ action, toStatus }) => ({ what: action === toStatus ? settled : open });

const answered: Writer = ({ details: { answer, source } }) => {
  if (!answer) return { what: 'Answered' };
  return { what: `Answered: ${RSVP_WORDS[answer]}${source ? `, ${ANSWER_SOURCE_WORDS[source]}` : ''}` };
};

const withWindows =
  (what: string): Writer =>
  ({ details: { windows = [] } }) => ({
    what: windows.length > 0 ? `${what}: ${windows.map(windowText).join('; ')}` : what,
  });

const swapped: Writer = ({ details: { seat } }) => ({
  what: seat ? `Panelist replaced: ${seat.to.name} for ${seat.from.name}` : 'Panelist replaced',
});

/** What was undone in words, such as 'Undone: Meeting cancelled. No one was emailed.' */
const undone: Writer = (step, candidateName) => {
  const { undone: action } = step.details;
  const what = action && WRITERS[action]({ ...step, action, details: {}, comments: ' ' }, candidateName).what;
  return { what: what ? `Undone: ${what}. No one was emailed.` : 'Undone' };
};

const WRITERS: Record<WorkFlowStep['action'], Writer> = {
  CREATED: plain('Meeting created'),
  DRAFTED: plain('Draft started'),
  SCHEDULED: withTime('Scheduled', 'Scheduled for'),
  RESCHEDULED: moved,
  REOPENED: withTime('Scheduled again', 'Scheduled again for'),
  UPDATED: updated,
  CANDIDATE_UPDATED: withChanges('Candidate details updated', 'Candidate details changed'),
  DOCUMENTS_UPDATED: withChanges('Documents changed', 'Documents'),
  ASSIGNED: assigned,
  COMPLETED: plain('The meeting ended'),
  FEEDBACK: plain('Scorecard submitted'),
  FEEDBACK_DISMISSED: plain('Scorecard dismissed'),
  SELECTED: verdict('Candidate selected', 'Decided for the candidate'),
  REJECTED: verdict('Candidate rejected', 'Decided against the candidate'),
  NO_SHOW: noShow,
  NO_SHOW_UNDONE: plain('No-show taken back'),
  CANCELLED: plain('Meeting cancelled'),
  RESOURCE_ADDED: plain('Resource added'),
  RESOURCE_UPDATED: withChanges('Resource updated', 'Resource changed'),
  BILLING_UPDATED: withChanges('Billing updated', 'Billing changed'),
  LINK_SENT: plain('Scorecard link sent'),
  RESENT: plain('Mail sent again'),
  SUBMITTED: plain('Candidate submitted'),
  SUBMISSION_UPDATED: withChanges('Submission updated', 'Submission changed'),
  ACCEPTED: withTime('Submission accepted', 'Accepted for'),
  DECLINED: plain('Submission declined'),
  WITHDRAWN: ({ byRole }) => ({
    what: byRole === 'CANDIDATE_LINK' ? 'Candidate withdrew' : 'Submission withdrawn',
  }),
  RTR_REQUESTED: plain('Candidate asked to confirm'),
  RTR_CONFIRMED: plain('Candidate confirmed to be represented'),
  RTR_REFUSED: plain('Candidate refused to be represented'),
  HANDED_OVER: assigned,
  INVITED_TO_PICK: ({ comments }) => ({
    what: comments ? 'Candidate asked to choose a time' : 'Link for the candidate made',
  }),
  ANSWERED: answered,
  PROPOSED: withWindows('Proposed other times'),
  PROPOSAL_DISMISSED: withWindows('Kept the time against what was proposed'),
  SWAPPED: swapped,
  UNDONE: undone,
};

/** What happened in one step, who did it, and what they said about it. */
export function stepWords(step: WorkFlowStep, candidateName: string): StepWords {
  const { action, toStatus, comments } = step;
  const words = WRITERS[action]?.(step, candidateName) ?? { what: STATUS_WORDS[toStatus] };
  return { ...words, who: actorWords(step), notes: [reasonWords(step), comments].filter(Boolean) };
}

/** The person who acts without logging in is said to, and so is the clock. */
export function actorWords({ byName, byRole }: Pick<WorkFlowStep, 'byName' | 'byRole'>): string {
  if (byRole === 'SYSTEM') return 'Slotwise, on its own';
  return byRole === 'PANEL_LINK' || byRole === 'CANDIDATE_LINK' ? `${byName}, by emailed link` : byName;
}

function reasonWords({ action, details: { reasonCode = '' } }: WorkFlowStep): string {
  const words: Record<string, string> = action === 'REJECTED' ? REJECT_REASON_WORDS : CHANGE_REASON_WORDS;
  return action === 'NO_SHOW' ? '' : (words[reasonCode] ?? '');
}

const CHANGE_WORDS: Record<string, string> = {
  meetingLink: 'video link',
  dialIn: 'dial-in',
  mode: 'way to meet',
  instructions: 'notes',
  panelists: 'panel',
  jobTitle: 'job',
  jdId: 'job description',
  roundName: 'round',
  roundNumber: 'round number',
  linkedIn: 'LinkedIn profile',
  whatsApp: 'WhatsApp',
  currentCtc: 'current pay',
  expectedCtc: 'expected pay',
  ctcPeriod: 'pay period',
  noticePeriodDays: 'notice period',
  candidateName: 'name',
};

/** A field's name as people say it: `meetingLink` is 'video link', `lastWorkingDay` 'last working day'. */
const changeWord = (name: string): string =>
  CHANGE_WORDS[name] ??
  (/^[a-z]+([A-Z][a-z]+)*$/.test(name)
    ? name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    : name);
