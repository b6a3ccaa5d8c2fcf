import type { BookingAction, BookingStatus } from '@slotwise/contract/booking-parts/life.schema';

/**
 * The lifecycle of a booking as agreed on paper: a row per action, a column per status, and in each cell who may do it.
 * It is written by hand and shares nothing with the server.
 *
 * A an administrator, R the booking's recruiter, C another recruiter of the organization, P a panelist on the panel, S
 * a panelist assigned to screen a submission, V someone at the supplier that submitted the candidate, K the candidate,
 * by the link to their page.
 */
const TABLE = `
                 DRAFT SUBMITTED AWAITING_CANDIDATE SCHEDULED COMPLETED NO_SHOW SELECTED REJECTED CANCELLED WITHDRAWN ONBOARDED
schedule         AR    -         -                  -         -         -       -        -        -         -         -
update           AR    AR        AR                 AR        AR        AR      AR       -        -         -         -
reschedule       AR    AR        AR                 AR        AR        AR      -        -        AR        -         -
cancel           AR    AR        AR                 AR        -         AR      -        -        -         -         -
assign           ARC   ARC       ARC                ARC       ARC       ARC     ARC      -        -         -         -
approve          -     -         -                  P         P         -       -        P        -         -         -
reject           -     S         -                  P         P         P       P        -        -         -         -
feedback         -     S         -                  P         P         P       P        P        -         -         -
noShow           -     -         -                  ARP       ARP       -       -        -        -         -         -
undoNoShow       -     -         -                  -         -         ARP     -        -        -         -         -
comment          ARCV  ARCV      ARCV               ARCPV     ARCPV     ARCPV   ARCPV    ARCPV    ARCV      ARCV      ARCV
documents        ARCV  ARCV      ARCV               ARCPV     ARCPV     ARCP    ARCPV    ARC      ARC       -         ARCV
candidateDetails AR    ARV       ARV                ARV       AR        AR      AR       -        -         -         -
addResource      -     -         -                  -         -         -       AR       -        -         -         -
updateResource   -     -         -                  -         -         -       -        -        -         -         AR
billing          -     -         -                  -         -         -       A        -        -         -         A
accept           -     ARC       -                  -         -         -       -        -        -         -         -
decline          -     ARC       -                  -         -         -       -        -        -         -         -
withdraw         V     V         VK                 VK        VK        -       V        -        -         -         -
editSubmission   -     V         -                  -         -         -       -        -        -         -         -
inviteToPick     AR    ARC       AR                 AR        -         -       -        -        -         -         -
pick             -     -         K                  K         -         -       -        -        -         -         -
propose          -     -         K                  K         -         -       -        -        -         -         -
answer           -     -         -                  PK        -         -       -        -        -         -         -`;

/** The status an action leads to; other actions keep the status. */
const LEADS_TO: Partial<Record<BookingAction, BookingStatus>> = {
  schedule: 'SCHEDULED',
  reschedule: 'SCHEDULED',
  cancel: 'CANCELLED',
  approve: 'SELECTED',
  reject: 'REJECTED',
  noShow: 'NO_SHOW',
  addResource: 'ONBOARDED',
  accept: 'SCHEDULED',
  decline: 'REJECTED',
  withdraw: 'WITHDRAWN',
  pick: 'SCHEDULED',
};

const [head = '', ...rows] = TABLE.trim().split('\n');
const columns = head.trim().split(/\s+/) as BookingStatus[];
const table = new Map(
  rows.map((row) => {
    const [action = '', ...cells] = row.trim().split(/\s+/);
    return [
      action as BookingAction,
      new Map(cells.map((cell, index) => [columns[index], cell.replace('-', '')])),
    ];
  }),
);

export const MODEL_STATUSES: readonly BookingStatus[] = columns;
export const MODEL_ACTIONS: readonly BookingAction[] = [...table.keys()];

export const CAST = ['admin', 'recruiter', 'colleague', 'panelist', 'second', 'outsider'] as const;
/** Who acts: the outsider is a panelist of the organization who is not on this panel. */
export type Who = (typeof CAST)[number];
/** The same, plus someone at the supplier that submitted the candidate, and the candidate. */
export const ALL_SIDES = [...CAST, 'supplier', 'candidate'] as const;
export type Anyone = (typeof ALL_SIDES)[number];

/** The paper model of a booking; times are minutes since the story started. */
export type Paper = {
  status: BookingStatus;
  start: number;
  end: number;
  now: number;
  assignee: Who;
};

export type Verdict = 'yes' | 'NOT_FOUND' | 'FORBIDDEN' | 'INVALID_TRANSITION';

/** Those with the same part in every booking. */
const FIXED: Partial<Record<Anyone, string>> = { admin: 'A', supplier: 'V', candidate: 'K' };

function getLetter({ status, assignee }: Paper, who: Anyone): string {
  const fixed = FIXED[who];
  if (fixed) return fixed;
  if (who === 'recruiter' || who === 'colleague') return who === 'recruiter' || assignee === who ? 'R' : 'C';
  if (status === 'SUBMITTED' && assignee === who) return 'S';
  return who === 'outsider' ? '' : 'P';
}

/** True if this person can find the booking at all: a panel sees only what was sent out to it. */
export function canSee(paper: Paper, who: Who): boolean {
  const letter = getLetter(paper, who);
  const isUnsent = ['DRAFT', 'SUBMITTED', 'AWAITING_CANDIDATE'].includes(paper.status);
  return letter === 'P' ? !isUnsent : letter !== '';
}

export function getVerdict(paper: Paper, who: Anyone, action: BookingAction): Verdict {
  const letter = getLetter(paper, who);
  const cells = [...(table.get(action)?.values() ?? [])];
  if (letter === '' || !cells.some((cell) => cell.includes(letter))) return 'FORBIDDEN';
  const cell = table.get(action)?.get(paper.status) ?? '';
  if (cell === '' || isUntimely(paper, action)) return 'INVALID_TRANSITION';
  return cell.includes(letter) ? 'yes' : 'FORBIDDEN';
}

/** No one can be a no-show before the meeting starts, or answer once it is over. */
function isUntimely({ status, now, start, end }: Paper, action: BookingAction): boolean {
  if (action === 'answer') return now >= end;
  return action === 'noShow' && status === 'SCHEDULED' && now < start;
}

/** The status after a possible action. */
export function statusAfter(paper: Paper, action: BookingAction): BookingStatus {
  if (action === 'undoNoShow') return paper.end <= paper.now ? 'COMPLETED' : 'SCHEDULED';
  // A meeting with a time keeps it until the candidate chooses another one.
  if (action === 'inviteToPick' && paper.status !== 'SCHEDULED') return 'AWAITING_CANDIDATE';
  return LEADS_TO[action] ?? paper.status;
}

/** The status of an undecided meeting after time has passed. */
export const afterTick = (paper: Paper): BookingStatus =>
  paper.status === 'SCHEDULED' && paper.end <= paper.now ? 'COMPLETED' : paper.status;
