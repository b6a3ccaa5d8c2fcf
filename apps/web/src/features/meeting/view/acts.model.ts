import { owesScorecard } from '@slotwise/contract/booking-parts/feedback.rules';
import type { BookingAction } from '@slotwise/contract/booking-parts/life.schema';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { hasTime } from '#features/bookings/meeting-values/meeting-words.model.ts';

/**
 * The actions the page offers besides its tabs. The next round is a new meeting, so no permission of this one covers
 * it.
 */
export type ActName =
  | Exclude<BookingAction, 'comment' | 'documents' | 'pick' | 'propose' | 'answer'>
  | 'nextRound'
  | 'previewMails';

export type OfferedActs = {
  /** The one highlighted action. */
  primary: ActName | null;
  /** Its peers, at most two. */
  shown: ActName[];
  /** All others. */
  menu: ActName[];
};

type Phase =
  | 'submitted'
  | 'awaiting'
  | 'ahead'
  | 'held'
  | 'missed'
  | 'selected'
  | 'rejected'
  | 'onboarded'
  | 'over'
  | 'draft';

const PHASES: Record<ViewedBooking['bookingStatus'], Phase> = {
  DRAFT: 'draft',
  SUBMITTED: 'submitted',
  AWAITING_CANDIDATE: 'awaiting',
  SCHEDULED: 'ahead',
  COMPLETED: 'held',
  NO_SHOW: 'missed',
  SELECTED: 'selected',
  REJECTED: 'rejected',
  CANCELLED: 'over',
  WITHDRAWN: 'over',
  ONBOARDED: 'onboarded',
};

/** For each phase, candidates for the primary action and for those next to it, likeliest first. */
const LIKELY: Record<Phase, { primary: ActName[]; shown: ActName[] }> = {
  draft: { primary: ['schedule'], shown: ['cancel', 'withdraw'] },
  submitted: { primary: ['accept'], shown: ['decline', 'editSubmission', 'withdraw', 'assign'] },
  awaiting: { primary: [], shown: ['inviteToPick', 'reschedule'] },
  ahead: { primary: [], shown: ['reschedule', 'assign', 'feedback'] },
  held: {
    primary: ['feedback', 'panelLink', 'approve'],
    shown: ['approve', 'reject', 'assign', 'nextRound', 'reschedule'],
  },
  missed: { primary: ['reschedule'], shown: ['reject', 'undoNoShow', 'assign'] },
  selected: { primary: ['addResource'], shown: ['nextRound', 'assign', 'feedback', 'reject'] },
  rejected: { primary: [], shown: ['feedback', 'approve'] },
  onboarded: { primary: ['updateResource'], shown: ['billing'] },
  over: { primary: ['reschedule'], shown: [] },
};

const MENU_ORDER: ActName[] = [
  'schedule',
  'accept',
  'decline',
  'editSubmission',
  'reschedule',
  'inviteToPick',
  'update',
  'candidateDetails',
  'assign',
  'nextRound',
  'previewMails',
  'feedback',
  'panelLink',
  'approve',
  'reject',
  'noShow',
  'undoNoShow',
  'addResource',
  'updateResource',
  'billing',
  'withdraw',
  'cancel',
];

function getPhase({ bookingStatus, meetingInfo }: ViewedBooking, now: number): Phase {
  const started = hasTime(meetingInfo) && Date.parse(meetingInfo.startInstant) <= now;
  return bookingStatus === 'SCHEDULED' && started ? 'held' : PHASES[bookingStatus];
}

/** The reader's available actions, by likelihood; none that the server would refuse. */
export function offeredActs(booking: ViewedBooking, now: number, mayCreate: boolean): OfferedActs {
  const allowed = new Set<string>(booking.allowedActions);
  if (mayCreate && ['COMPLETED', 'SELECTED'].includes(booking.bookingStatus)) allowed.add('nextRound');
  if (mayCreate && booking.bookingStatus === 'SCHEDULED' && hasTime(booking.meetingInfo))
    allowed.add('previewMails');
  // One page covers both, so one button opens it.
  if (allowed.has('updateResource')) allowed.delete('billing');
  const owes = owesScorecard(booking);
  const likely = LIKELY[getPhase(booking, now)];
  const isDue = (act: ActName) => owes || (act !== 'feedback' && act !== 'panelLink');
  const primary = likely.primary.find((act) => allowed.has(act) && isDue(act)) ?? null;
  const shown = likely.shown.filter((act) => allowed.has(act) && isDue(act) && act !== primary).slice(0, 2);
  const menu = MENU_ORDER.filter((act) => allowed.has(act) && act !== primary && !shown.includes(act));
  return { primary, shown, menu };
}
