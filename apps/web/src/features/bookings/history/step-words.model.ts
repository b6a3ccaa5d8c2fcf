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
import { changeReasonWords } from './change-words.model.ts';
import { FIELDS, HISTORY } from './history.texts.ts';

/** One step of a history in words. If a time was moved, `from` is the old one. */
export type StepWords = { what: string; from?: string; to?: string; who: string; notes: string[] };

type Writer = (step: WorkFlowStep, candidateName: string) => Pick<StepWords, 'what' | 'from' | 'to'>;

const shownSpan = ({ startLocal, endLocal, timeZone }: ShownSpan) =>
  `${spanText(startLocal, endLocal)} ${zoneCity(timeZone)}`;

type Words = () => string;

const plain =
  (what: Words): Writer =>
  () => ({ what: what() });

const withTime =
  (untimed: Words, timed: Words): Writer =>
  ({ details: { to } }) =>
    to ? { what: timed(), to: shownSpan(to) } : { what: untimed() };

const withChanges =
  (bare: Words, named: Words): Writer =>
  ({ details: { changes = [] } }) => ({
    what:
      changes.length > 0
        ? HISTORY.changed({ what: named(), changes: changes.map(changeWord).join(', ') })
        : bare(),
  });

const moved: Writer = ({ details: { from, to } }) =>
  from && to
    ? { what: HISTORY.moved(), from: shownSpan(from), to: shownSpan(to) }
    : { what: HISTORY.movedBare() };

/** The zone's clock rules changed, and the meeting kept its instant. */
const updated: Writer = (step, candidateName) => {
  const { from, to } = step.details;
  if (from && to) return { what: HISTORY.clocksChanged(), from: shownSpan(from), to: shownSpan(to) };
  return withChanges(HISTORY.updated, HISTORY.changedBare)(step, candidateName);
};

const assigned: Writer = ({ details: { assigneeName, assigneeEmail } }) => {
  const assignee = assigneeName || assigneeEmail;
  return { what: assignee ? HISTORY.assignedTo({ name: assignee }) : HISTORY.assigned() };
};

const noShow: Writer = ({ details: { reasonCode } }, candidateName) => ({
  what:
    reasonCode === 'CANDIDATE' || reasonCode === 'PANEL'
      ? noShowText(reasonCode, candidateName)
      : HISTORY.noShow(),
});

/** A decision that settles nothing yet: the policy waits for other panelists. */
const verdict =
  (settled: Words, open: Words): Writer =>
  ({ action, toStatus }) => ({ what: action === toStatus ? settled() : open() });

const answered: Writer = ({ details: { answer, source } }) => {
  if (!answer) return { what: HISTORY.answered() };
  const word = RSVP_WORDS[answer];
  if (!source) return { what: HISTORY.answeredWith({ answer: word }) };
  return { what: HISTORY.answeredBy({ answer: word, source: ANSWER_SOURCE_WORDS[source] }) };
};

const withWindows =
  (what: Words): Writer =>
  ({ details: { windows = [] } }) => ({
    what:
      windows.length > 0
        ? HISTORY.changed({ what: what(), changes: windows.map(windowText).join('; ') })
        : what(),
  });

const swapped: Writer = ({ details: { seat } }) => ({
  what: seat ? HISTORY.swappedFor({ name: seat.to.name, other: seat.from.name }) : HISTORY.swapped(),
});

/** What was undone, in words such as 'Undone: Meeting cancelled. No one was emailed.' */
const undone: Writer = (step, candidateName) => {
  const { undone: action } = step.details;
  const what = action && WRITERS[action]({ ...step, action, details: {}, comments: ' ' }, candidateName).what;
  return { what: what ? HISTORY.undoneStep({ step: what }) : HISTORY.undone() };
};

const WRITERS: Record<WorkFlowStep['action'], Writer> = {
  CREATED: plain(HISTORY.created),
  DRAFTED: plain(HISTORY.drafted),
  SCHEDULED: withTime(HISTORY.scheduled, HISTORY.scheduledFor),
  RESCHEDULED: moved,
  REOPENED: withTime(HISTORY.reopened, HISTORY.reopenedFor),
  UPDATED: updated,
  CANDIDATE_UPDATED: withChanges(HISTORY.candidateUpdated, HISTORY.candidateChanged),
  DOCUMENTS_UPDATED: withChanges(HISTORY.documentsUpdated, HISTORY.documents),
  ASSIGNED: assigned,
  COMPLETED: plain(HISTORY.ended),
  FEEDBACK: plain(HISTORY.scorecard),
  FEEDBACK_DISMISSED: plain(HISTORY.scorecardDismissed),
  SELECTED: verdict(HISTORY.selected, HISTORY.votedFor),
  REJECTED: verdict(HISTORY.rejected, HISTORY.votedAgainst),
  NO_SHOW: noShow,
  NO_SHOW_UNDONE: plain(HISTORY.noShowUndone),
  CANCELLED: plain(HISTORY.cancelled),
  RESOURCE_ADDED: plain(HISTORY.resourceAdded),
  RESOURCE_UPDATED: withChanges(HISTORY.resourceUpdated, HISTORY.resourceChanged),
  BILLING_UPDATED: withChanges(HISTORY.billingUpdated, HISTORY.billingChanged),
  LINK_SENT: plain(HISTORY.linkSent),
  RESENT: plain(HISTORY.resent),
  SUBMITTED: plain(HISTORY.submitted),
  SUBMISSION_UPDATED: withChanges(HISTORY.submissionUpdated, HISTORY.submissionChanged),
  ACCEPTED: withTime(HISTORY.accepted, HISTORY.acceptedFor),
  DECLINED: plain(HISTORY.declined),
  WITHDRAWN: ({ byRole }) => ({
    what: byRole === 'CANDIDATE_LINK' ? HISTORY.candidateWithdrew() : HISTORY.withdrawn(),
  }),
  RTR_REQUESTED: plain(HISTORY.askedToConfirm),
  RTR_CONFIRMED: plain(HISTORY.agreed),
  RTR_REFUSED: plain(HISTORY.refused),
  HANDED_OVER: assigned,
  INVITED_TO_PICK: ({ comments }) => ({
    what: comments ? HISTORY.askedToChoose() : HISTORY.linkMade(),
  }),
  ANSWERED: answered,
  PROPOSED: withWindows(HISTORY.proposed),
  PROPOSAL_DISMISSED: withWindows(HISTORY.dismissed),
  SWAPPED: swapped,
  UNDONE: undone,
};

/** What happened in one step, who did it, and their comment. */
export function stepWords(step: WorkFlowStep, candidateName: string): StepWords {
  const { action, toStatus, comments } = step;
  const words = WRITERS[action]?.(step, candidateName) ?? { what: STATUS_WORDS[toStatus] };
  return { ...words, who: actorWords(step), notes: [reasonWords(step), comments].filter(Boolean) };
}

/** Marks a person who acted without logging in, and the clock. */
export function actorWords({ byName, byRole }: Pick<WorkFlowStep, 'byName' | 'byRole'>): string {
  if (byRole === 'SYSTEM') return HISTORY.bySystem();
  return byRole === 'PANEL_LINK' || byRole === 'CANDIDATE_LINK' ? HISTORY.byLink({ name: byName }) : byName;
}

function reasonWords({ action, details: { reasonCode = '' } }: WorkFlowStep): string {
  const words: Record<string, string> = action === 'REJECTED' ? REJECT_REASON_WORDS : changeReasonWords();
  return action === 'NO_SHOW' ? '' : (words[reasonCode] ?? '');
}

const isField = (name: string): name is keyof typeof FIELDS => Object.hasOwn(FIELDS, name);

/** A field's name as people say it: `meetingLink` is 'video link', `lastWorkingDay` 'last working day'. */
function changeWord(name: string): string {
  if (isField(name)) return FIELDS[name]();
  const isWords = /^[a-z]+([A-Z][a-z]+)*$/.test(name);
  return isWords ? name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`) : name;
}
