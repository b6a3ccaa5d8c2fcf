import {
  BOOKING_ACTIONS,
  type BookingAction,
  type BookingStatus,
  type WorkFlowStep,
} from '@slotwise/contract/booking-parts/life.schema';
import type { Actor } from '#context.ts';
import { AppError } from '#lib/app-error.ts';
import { VERBS } from './verbs.rules.ts';

/**
 * Someone's part towards a booking. RECRUITER made it or is its assignee, COLLEAGUE is another recruiter of the
 * organization, PANELIST is on the panel, SCREENER was given a submission to screen, SUPPLIER is from the organization
 * that submitted the candidate, CANDIDATE is its candidate.
 */
export type Part = 'ADMIN' | 'RECRUITER' | 'COLLEAGUE' | 'PANELIST' | 'SCREENER' | 'SUPPLIER' | 'CANDIDATE';

/** The status an action leads to, unchanged if omitted, or decided by whether the end has passed. */
type Rule = { by: readonly Part[]; to?: BookingStatus | 'BY_CLOCK'; onceStarted?: true; beforeEnd?: true };

type Row = Partial<Record<BookingStatus, Rule>>;

const STAFF = ['ADMIN', 'RECRUITER'] as const;
const TEAM = ['ADMIN', 'RECRUITER', 'COLLEAGUE'] as const;
const EVERYONE = [...TEAM, 'PANELIST', 'SUPPLIER'] as const;
const BOTH_SIDES = [...TEAM, 'SUPPLIER'] as const;
const CANDIDATE = ['CANDIDATE'] as const;
const PANEL = ['PANELIST'] as const;

const each = (statuses: readonly BookingStatus[], rule: Rule): Row =>
  Object.fromEntries(statuses.map((status) => [status, rule]));

const BEFORE_TIME = ['DRAFT', 'SUBMITTED', 'AWAITING_CANDIDATE'] as const;
const AROUND_MEETING = ['SCHEDULED', 'COMPLETED', 'NO_SHOW'] as const;

/** The only table of what may be done: each action with its statuses, who may do it, and the resulting status. */
export const TRANSITIONS: Readonly<Record<BookingAction, Row>> = {
  schedule: { DRAFT: { by: STAFF, to: 'SCHEDULED' } },
  update: each([...BEFORE_TIME, ...AROUND_MEETING, 'SELECTED'], { by: STAFF }),
  reschedule: each([...BEFORE_TIME, ...AROUND_MEETING, 'CANCELLED'], { by: STAFF, to: 'SCHEDULED' }),
  cancel: each([...BEFORE_TIME, 'SCHEDULED', 'NO_SHOW'], { by: STAFF, to: 'CANCELLED' }),
  assign: each([...BEFORE_TIME, ...AROUND_MEETING, 'SELECTED'], { by: TEAM }),
  approve: each(['SCHEDULED', 'COMPLETED', 'REJECTED'], { by: PANEL, to: 'SELECTED' }),
  reject: {
    SUBMITTED: { by: ['SCREENER'], to: 'REJECTED' },
    ...each([...AROUND_MEETING, 'SELECTED'], { by: PANEL, to: 'REJECTED' }),
  },
  feedback: {
    SUBMITTED: { by: ['SCREENER'] },
    ...each([...AROUND_MEETING, 'SELECTED', 'REJECTED'], { by: PANEL }),
  },
  noShow: {
    SCHEDULED: { by: [...STAFF, 'PANELIST'], to: 'NO_SHOW', onceStarted: true },
    COMPLETED: { by: [...STAFF, 'PANELIST'], to: 'NO_SHOW' },
  },
  undoNoShow: { NO_SHOW: { by: [...STAFF, 'PANELIST'], to: 'BY_CLOCK' } },
  comment: {
    ...each([...BEFORE_TIME, 'CANCELLED', 'WITHDRAWN', 'ONBOARDED'], { by: BOTH_SIDES }),
    ...each([...AROUND_MEETING, 'SELECTED', 'REJECTED'], { by: EVERYONE }),
  },
  documents: {
    ...each([...BEFORE_TIME, 'ONBOARDED'], { by: BOTH_SIDES }),
    ...each(['REJECTED', 'CANCELLED'], { by: TEAM }),
    ...each(['SCHEDULED', 'COMPLETED', 'SELECTED'], { by: EVERYONE }),
    NO_SHOW: { by: [...TEAM, 'PANELIST'] },
  },
  candidateDetails: {
    ...each(['SUBMITTED', 'AWAITING_CANDIDATE', 'SCHEDULED'], { by: [...STAFF, 'SUPPLIER'] }),
    ...each(['DRAFT', 'COMPLETED', 'NO_SHOW', 'SELECTED'], { by: STAFF }),
  },
  addResource: { SELECTED: { by: STAFF, to: 'ONBOARDED' } },
  updateResource: { ONBOARDED: { by: STAFF } },
  // Billing may be entered before the resource exists.
  billing: each(['SELECTED', 'ONBOARDED'], { by: ['ADMIN'] }),
  panelLink: each([...AROUND_MEETING, 'SELECTED', 'REJECTED'], { by: TEAM }),
  // Any recruiter of the client answers; accepting makes them the meeting's recruiter. Without a time it becomes a
  // DRAFT.
  accept: { SUBMITTED: { by: TEAM, to: 'SCHEDULED' } },
  decline: { SUBMITTED: { by: TEAM, to: 'REJECTED' } },
  withdraw: {
    ...each([...BEFORE_TIME, 'SELECTED'], { by: ['SUPPLIER'], to: 'WITHDRAWN' }),
    ...each(['AWAITING_CANDIDATE', 'SCHEDULED', 'COMPLETED'], {
      by: ['SUPPLIER', 'CANDIDATE'],
      to: 'WITHDRAWN',
    }),
  },
  editSubmission: { SUBMITTED: { by: ['SUPPLIER'] } },
  // A meeting with a time keeps it until the candidate picks another.
  inviteToPick: {
    ...each(['DRAFT', 'AWAITING_CANDIDATE'], { by: STAFF, to: 'AWAITING_CANDIDATE' }),
    SUBMITTED: { by: TEAM, to: 'AWAITING_CANDIDATE' },
    SCHEDULED: { by: STAFF },
  },
  pick: each(['AWAITING_CANDIDATE', 'SCHEDULED'], { by: CANDIDATE, to: 'SCHEDULED' }),
  propose: each(['AWAITING_CANDIDATE', 'SCHEDULED'], { by: CANDIDATE }),
  answer: { SCHEDULED: { by: [...TEAM, 'PANELIST', 'CANDIDATE'], beforeEnd: true } },
};

/** What a supplier may do only during the association; reading, commenting and withdrawing remain possible. */
const NEEDS_PARTNER: readonly BookingAction[] = ['editSubmission', 'candidateDetails', 'documents'];

/** The facts about a booking that the rules need. */
export type Facts = {
  status: BookingStatus;
  startTime: Date | null;
  endTime: Date | null;
  recruiterUserId: string;
  assigneeEmail: string | null;
  submitterVendorId: string | null;
  candidateEmail: string;
  panel: readonly string[];
};

export function findPart(actor: Actor, facts: Facts): Part | null {
  const { role, email, guestOf, isCandidate } = actor;
  if (guestOf || isCandidate) return findOutsidePart(actor, facts);
  if (role === 'ADMIN') return 'ADMIN';
  if (role === 'USER_RECRUITER') return isOwnRecruiter(actor, facts) ? 'RECRUITER' : 'COLLEAGUE';
  if (role !== 'USER_PANEL') return null;
  if (facts.status === 'SUBMITTED' && facts.assigneeEmail === email) return 'SCREENER';
  return facts.panel.includes(email) ? 'PANELIST' : null;
}

/** The part of someone outside the organization. */
function findOutsidePart({ email, guestOf }: Actor, facts: Facts): Part | null {
  if (guestOf) return guestOf.vendorId === facts.submitterVendorId ? 'SUPPLIER' : null;
  return email === facts.candidateEmail ? 'CANDIDATE' : null;
}

/** True if the booking is this recruiter's: made by them or handed to them. */
const isOwnRecruiter = ({ userId, email }: Actor, facts: Facts): boolean =>
  facts.recruiterUserId === userId || facts.assigneeEmail === email;

export const allowedActions = (actor: Actor, facts: Facts, now: Date): BookingAction[] =>
  BOOKING_ACTIONS.filter((action) => findFault(actor, facts, action, now) === null);

/** The resulting status. FORBIDDEN for this caller, or INVALID_TRANSITION with `details.allowedActions` for everyone. */
export function requireAllowed(actor: Actor, facts: Facts, action: BookingAction, now: Date): BookingStatus {
  const fault = findFault(actor, facts, action, now);
  if (fault === 'FORBIDDEN') throw new AppError('FORBIDDEN');
  if (fault) throw refusedTransition(actor, facts, now, fault);
  const to = TRANSITIONS[action][facts.status]?.to ?? facts.status;
  return to === 'BY_CLOCK' ? statusByClock(facts, now) : to;
}

function findFault(actor: Actor, facts: Facts, action: BookingAction, now: Date): string | null {
  const part = findPart(actor, facts);
  if (!part || !isEverFor(actor, facts, action, part)) return 'FORBIDDEN';
  const rule = TRANSITIONS[action][facts.status];
  if (!rule) return `Cannot ${VERBS[action]} a meeting that is ${facts.status}`;
  if (!rule.by.includes(part)) return 'FORBIDDEN';
  if (NEEDS_PARTNER.includes(action) && isFormer(actor)) return formerText(actor);
  const state = untimelyState(facts, rule, now);
  return state && `Cannot ${VERBS[action]} a meeting that ${state}`;
}

/** Why the time does not allow it. */
function untimelyState(facts: Facts, { onceStarted, beforeEnd }: Rule, now: Date): string | null {
  if (onceStarted && !hasStarted(facts, now)) return 'has not started';
  return beforeEnd && statusByClock(facts, now) === 'COMPLETED' ? 'is over' : null;
}

/** True if this part may do it in some status. */
function isEverFor({ email }: Actor, { panel }: Facts, action: BookingAction, part: Part): boolean {
  const isInTable = Object.values(TRANSITIONS[action]).some(({ by }) => by.includes(part));
  // No one writes another's scorecard or answers for them.
  const isOwn = part === 'CANDIDATE' || panel.includes(email);
  return isInTable && (isOwn || (action !== 'panelLink' && action !== 'answer'));
}

const hasStarted = ({ startTime }: Facts, now: Date): boolean => startTime !== null && startTime <= now;

const isFormer = ({ guestOf }: Actor): boolean => guestOf !== undefined && !guestOf.isActive;

const formerText = ({ vendorName }: Actor): string =>
  `Your organization and ${vendorName} do not work together at present.`;

/** Refuses someone of a supplier that is not currently associated with the client. */
export function requirePartner(actor: Actor) {
  if (isFormer(actor)) throw new AppError('INVALID_TRANSITION', { message: formerText(actor) });
}

/** INVALID_TRANSITION with the allowed actions. */
function refusedTransition(actor: Actor, facts: Facts, now: Date, message: string): AppError {
  const { status: bookingStatus } = facts;
  const details = { bookingStatus, allowedActions: allowedActions(actor, facts, now) };
  return new AppError('INVALID_TRANSITION', { message, details });
}

/** A meeting whose end has passed undecided is COMPLETED. */
export const statusByClock = ({ endTime }: Pick<Facts, 'endTime'>, now: Date): BookingStatus =>
  endTime && endTime <= now ? 'COMPLETED' : 'SCHEDULED';

/** A step without a decision's text, for panelists who have not given their own opinion yet. */
export function withoutVerdictWords(step: WorkFlowStep): WorkFlowStep {
  const isVerdict = step.action === 'SELECTED' || step.action === 'REJECTED';
  return isVerdict ? { ...step, comments: '', details: {} } : step;
}

/** Refuses a write based on an older version; `steps` is the booking's complete history. */
export function requireVersion(
  present: { version: number; status: BookingStatus },
  seen: number | undefined,
  steps: WorkFlowStep[],
) {
  if (seen === undefined || seen === present.version) return;
  const changes = steps.filter(({ bookingVersion }) => bookingVersion > seen);
  const names = [...new Set(changes.map(({ byName }) => byName))];
  throw new AppError('VERSION_CONFLICT', {
    ...(names.length > 0 && {
      message: `${names.join(' and ')} changed this meeting first. Look at the change, then try again.`,
    }),
    details: { version: present.version, bookingStatus: present.status, changes },
  });
}
