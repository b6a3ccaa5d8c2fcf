import {
  BadgePlus,
  Banknote,
  CalendarClock,
  CalendarPlus,
  ClipboardList,
  ExternalLink,
  Mail,
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
import { MEETING } from './meeting.texts.ts';

/** The actions that open a dialog first. */
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
  | 'inviteToPick'
  | 'previewMails';

/** How an action looks and what it opens: a dialog, another page, a tab of this one, or the page behind a link. */
export type ActFace = {
  label: () => string;
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
    label: MEETING.acts.schedule,
    Icon: PencilLine,
    to: (draft) => paths.newMeeting({ draft }),
  },
  reschedule: { label: MEETING.acts.reschedule, Icon: CalendarClock, to: paths.meeting },
  inviteToPick: { label: MEETING.acts.inviteToPick, Icon: Hourglass, dialog: 'inviteToPick' },
  update: { label: MEETING.acts.update, Icon: PencilLine, to: paths.editMeeting },
  candidateDetails: { label: MEETING.acts.candidateDetails, Icon: UserPen, dialog: 'candidateDetails' },
  assign: { label: MEETING.acts.assign, Icon: UserRoundPlus, dialog: 'assign' },
  nextRound: {
    label: MEETING.acts.nextRound,
    Icon: CalendarPlus,
    to: (previous) => paths.newMeeting({ previous }),
  },
  previewMails: { label: MEETING.acts.previewMails, Icon: Mail, dialog: 'previewMails' },
  feedback: { label: MEETING.acts.feedback, Icon: ClipboardList, tab: 'feedback' },
  panelLink: { label: MEETING.acts.panelLink, Icon: ExternalLink, link: 'panel' },
  approve: { label: MEETING.acts.approve, Icon: ThumbsUp, dialog: 'approve' },
  reject: { label: MEETING.acts.reject, Icon: ThumbsDown, dialog: 'reject' },
  noShow: { label: MEETING.acts.noShow, Icon: UserX, dialog: 'noShow' },
  undoNoShow: { label: MEETING.acts.undoNoShow, Icon: Undo2, dialog: 'undoNoShow' },
  addResource: { label: MEETING.acts.addResource, Icon: BadgePlus, to: paths.editResource },
  updateResource: { label: MEETING.acts.updateResource, Icon: PencilLine, to: paths.editResource },
  billing: { label: MEETING.acts.billing, Icon: Banknote, to: paths.editResource },
  accept: { label: MEETING.acts.accept, Icon: Check, dialog: 'accept' },
  decline: { label: MEETING.acts.decline, Icon: ThumbsDown, dialog: 'decline' },
  editSubmission: { label: MEETING.acts.editSubmission, Icon: PencilLine, dialog: 'editSubmission' },
  withdraw: { label: MEETING.acts.withdraw, Icon: Undo2, danger: true, dialog: 'withdraw' },
  cancel: { label: MEETING.acts.cancel, Icon: Ban, danger: true, dialog: 'cancel' },
};
