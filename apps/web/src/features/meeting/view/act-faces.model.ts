import {
  BadgePlus,
  Banknote,
  CalendarClock,
  CalendarPlus,
  ClipboardList,
  ExternalLink,
  PencilLine,
  ThumbsDown,
  ThumbsUp,
  Undo2,
  UserPen,
  UserRoundPlus,
  UserX,
  Ban,
  Check,
  Hourglass,
  type LucideIcon,
} from 'lucide-react';
import { paths } from '#navigation/paths.ts';
import type { ActName } from './acts.model.ts';

/** The acts that ask something first. */
export type DialogName =
  | 'approve'
  | 'reject'
  | 'cancel'
  | 'assign'
  | 'noShow'
  | 'undoNoShow'
  | 'candidateDetails'
  | 'accept'
  | 'decline'
  | 'editSubmission'
  | 'withdraw'
  | 'inviteToPick';

/** How an act looks and where it leads: a dialog, another page, a tab of this one, or the page behind a link. */
export type ActFace = {
  label: string;
  Icon: LucideIcon;
  danger?: true;
} & (
  | { dialog: DialogName }
  | { to: (bookingId: string) => string }
  | { tab: 'feedback' }
  | { link: 'panel' }
);

export const ACT_FACES: Record<ActName, ActFace> = {
  schedule: {
    label: 'Continue the draft',
    Icon: PencilLine,
    to: (draft) => paths.newMeeting({ draft }),
  },
  reschedule: { label: 'Reschedule', Icon: CalendarClock, to: paths.meeting },
  inviteToPick: { label: 'Let the candidate choose…', Icon: Hourglass, dialog: 'inviteToPick' },
  update: { label: 'Edit meeting', Icon: PencilLine, to: paths.editMeeting },
  candidateDetails: { label: 'Edit candidate…', Icon: UserPen, dialog: 'candidateDetails' },
  assign: { label: 'Assign…', Icon: UserRoundPlus, dialog: 'assign' },
  nextRound: {
    label: 'Schedule next round',
    Icon: CalendarPlus,
    to: (previous) => paths.newMeeting({ previous }),
  },
  feedback: { label: 'Give feedback', Icon: ClipboardList, tab: 'feedback' },
  panelLink: { label: 'Open my scorecard', Icon: ExternalLink, link: 'panel' },
  approve: { label: 'Select candidate…', Icon: ThumbsUp, dialog: 'approve' },
  reject: { label: 'Reject…', Icon: ThumbsDown, dialog: 'reject' },
  noShow: { label: 'No-show…', Icon: UserX, dialog: 'noShow' },
  undoNoShow: { label: 'Take the no-show back…', Icon: Undo2, dialog: 'undoNoShow' },
  addResource: { label: 'Add resource', Icon: BadgePlus, to: paths.editResource },
  updateResource: { label: 'Edit resource', Icon: PencilLine, to: paths.editResource },
  billing: { label: 'Billing', Icon: Banknote, to: paths.editResource },
  accept: { label: 'Accept…', Icon: Check, dialog: 'accept' },
  decline: { label: 'Decline…', Icon: ThumbsDown, dialog: 'decline' },
  editSubmission: { label: 'Edit submission…', Icon: PencilLine, dialog: 'editSubmission' },
  withdraw: { label: 'Withdraw…', Icon: Undo2, danger: true, dialog: 'withdraw' },
  cancel: { label: 'Cancel meeting…', Icon: Ban, danger: true, dialog: 'cancel' },
};
