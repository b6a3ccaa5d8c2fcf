import type { BookingAction, BookingStatus } from '@slotwise/contract/booking-parts/life.schema';
import {
  afterTick,
  canSee,
  MODEL_ACTIONS,
  statusAfter,
  getVerdict,
  type Paper,
  type Verdict,
  type Who,
} from './life-model.ts';

const ELSEWHERE = [
  'updateResource',
  'panelLink',
  'accept',
  'decline',
  'withdraw',
  'editSubmission',
  'inviteToPick',
  'pick',
  'propose',
] as const;

/** The calls for an organization's own candidate: one call both adds and changes a resource. */
export type ModelCall = Exclude<BookingAction, (typeof ELSEWHERE)[number]>;
export const MODEL_CALLS = MODEL_ACTIONS.filter(
  (action): action is ModelCall => !(ELSEWHERE as readonly BookingAction[]).includes(action),
);

/** The paper model with everything countable about a booking with two panelists who have accounts. */
export type LivingPaper = Paper & { version: number; sequence: number; mails: number; isGone: boolean };

export type Act = { who: Who; call: ModelCall; to: Who; isStale: boolean };
export type Answer = Verdict | 'VERSION_CONFLICT';

/** The length of every meeting in the stories. */
export const LENGTH_MINUTES = 15;
/** The recruiter, the candidate and two panelists. */
const EVERYONE = 4;
const BOOKED = 3;
const OCCUPYING: readonly BookingStatus[] = ['SCHEDULED', 'COMPLETED', 'SELECTED', 'ONBOARDED'];
const PANELISTS: readonly Who[] = ['panelist', 'second', 'outsider'];
const PANEL_CALLS: readonly ModelCall[] = ['approve', 'reject', 'feedback'];
const SHARED_CALLS: readonly ModelCall[] = ['noShow', 'undoNoShow', 'comment', 'documents', 'answer'];
/** Calls that send the version they are based on. */
export const VERSIONED: readonly ModelCall[] = [
  'schedule',
  'update',
  'reschedule',
  'cancel',
  'approve',
  'reject',
  'noShow',
  'undoNoShow',
  'candidateDetails',
  'answer',
];
/** Calls that add to a booking without changing it. */
const WITHOUT_VERSION: readonly ModelCall[] = ['feedback', 'comment', 'documents', 'answer'];
const MOVES: readonly ModelCall[] = ['schedule', 'reschedule'];

export const newPaper = (): LivingPaper => ({
  status: 'DRAFT',
  start: 30,
  end: 30 + LENGTH_MINUTES,
  now: 0,
  assignee: 'recruiter',
  version: 1,
  sequence: 0,
  mails: 0,
  isGone: false,
});

export const listSlots = ({ status, isGone }: LivingPaper): number =>
  !isGone && OCCUPYING.includes(status) ? BOOKED : 0;

/** The first panelist owes the first scorecard, which no one submits in these stories. */
export function tickOnPaper(paper: LivingPaper): LivingPaper {
  const status = afterTick(paper);
  if (paper.isGone || status === paper.status) return paper;
  return { ...paper, status, version: paper.version + 1, assignee: 'panelist' };
}

/** After these, the next step is the recruiter's again, if a panel member had it. */
const ENDS_THE_PANELS_TURN: readonly ModelCall[] = ['approve', 'reject', 'noShow'];

const isOnPanel = (who: Who): boolean => who === 'panelist' || who === 'second';

function assigneeAfter({ assignee }: LivingPaper, { call, to }: Act): Who {
  if (call === 'assign') return to;
  return ENDS_THE_PANELS_TURN.includes(call) && isOnPanel(assignee) ? 'recruiter' : assignee;
}

/** A call's result and the state after it; a move is to `start`. */
export function actOnPaper(
  paper: LivingPaper,
  act: Act,
  start: number,
): { answer: Answer; after: LivingPaper } {
  const answer = getAnswer(paper, act);
  const isSame = act.call === 'assign' && act.to === paper.assignee;
  if (answer !== 'yes' || isSame) return { answer, after: paper };
  if (act.call === 'cancel' && paper.status === 'DRAFT') return { answer, after: { ...paper, isGone: true } };
  const moved = MOVES.includes(act.call) ? { start, end: start + LENGTH_MINUTES } : {};
  const after = {
    ...paper,
    ...moved,
    status: statusAfter(paper, getAction(paper, act.call)),
    version: paper.version + (WITHOUT_VERSION.includes(act.call) ? 0 : 1),
    assignee: assigneeAfter(paper, act),
  };
  return { answer, after: { ...after, ...mailed(paper, after, act) } };
}

function mailed(before: LivingPaper, after: LivingPaper, act: Act) {
  const isNews = tellsCalendars(before, after, act.call);
  const isRevision = isNews && before.status !== 'DRAFT';
  return {
    sequence: before.sequence + (isRevision ? 1 : 0),
    mails: before.mails + (isNews ? EVERYONE : 0) + listNotices(before, act),
  };
}

/** True if everyone's calendar has to be updated. */
function tellsCalendars(before: LivingPaper, after: LivingPaper, call: ModelCall): boolean {
  if (MOVES.includes(call)) return true;
  if (call === 'update') return OCCUPYING.includes(before.status) && before.end > before.now;
  if (call === 'cancel') return OCCUPYING.includes(before.status) && before.end > before.now;
  const isTurned = call === 'approve' && before.status === 'REJECTED';
  return (call === 'reject' || isTurned) && after.start > after.now;
}

/**
 * The recruiter and the assignee are notified of decisions, the assignee of an assignment; no one is notified of their
 * own action.
 */
function listNotices({ assignee }: LivingPaper, { who, call, to }: Act): number {
  if (call === 'assign') return to === who ? 0 : 1;
  if (call !== 'approve' && call !== 'reject') return 0;
  return [...new Set<Who>(['recruiter', assignee])].filter((one) => one !== who).length;
}

function getAnswer(paper: LivingPaper, { who, call, isStale }: Act): Answer {
  if (!isOfRole(who, call)) return 'FORBIDDEN';
  const isUnbilled = call === 'billing' && paper.status !== 'ONBOARDED';
  if (paper.isGone || !canSee(paper, who) || isUnbilled) return 'NOT_FOUND';
  if (isStale && VERSIONED.includes(call)) return 'VERSION_CONFLICT';
  return getVerdict(paper, who, getAction(paper, call));
}

/** True if the role may make this call at all, whatever it is about. */
function isOfRole(who: Who, call: ModelCall): boolean {
  if (SHARED_CALLS.includes(call)) return true;
  if (call === 'billing') return who === 'admin';
  return PANELISTS.includes(who) === PANEL_CALLS.includes(call);
}

const getAction = ({ status }: Paper, call: ModelCall): BookingAction =>
  call === 'addResource' && status === 'ONBOARDED' ? 'updateResource' : call;
