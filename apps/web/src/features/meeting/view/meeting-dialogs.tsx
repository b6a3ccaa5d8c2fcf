import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { CandidateDialog } from '../candidate/candidate-dialog.tsx';
import { AssignDialog } from '../changes/assign-dialog.tsx';
import { CancelDialog } from '../changes/cancel-dialog.tsx';
import { ApproveDialog } from '../decisions/approve-dialog.tsx';
import { NoShowDialog, UndoNoShowDialog } from '../decisions/no-show-dialog.tsx';
import { RejectDialog } from '../decisions/reject-dialog.tsx';
import { InviteDialog } from '#features/self-scheduling/invite-dialog.tsx';
import { AcceptDialog } from '#features/submissions/accept-dialog.tsx';
import { DeclineDialog } from '#features/submissions/decline-dialog.tsx';
import { EditSubmissionDialog } from '#features/submissions/edit-submission-dialog.tsx';
import { WithdrawDialog } from '#features/submissions/withdraw-dialog.tsx';
import type { DialogName } from './act-faces.model.ts';

type Props = { name: DialogName | null; booking: ViewedBooking; onClose: () => void };

type DialogProps = Omit<Props, 'name'>;

/** Loaded when it is opened. */
const PreviewDialog = lazy(async () => ({
  default: (await import('#features/bookings/mail-preview/preview-dialog.tsx')).PreviewDialog,
}));

/** The current text of the invitations. */
function PresentMails({ booking: { bookingId }, onClose }: DialogProps) {
  const [request] = useState({ act: 'present' as const, bookingId });
  return (
    <Suspense fallback={null}>
      <PreviewDialog request={request} onClose={onClose} />
    </Suspense>
  );
}

const DIALOGS: Record<DialogName, (props: DialogProps) => ReactNode> = {
  approve: ApproveDialog,
  reject: RejectDialog,
  cancel: CancelDialog,
  assign: AssignDialog,
  noShow: NoShowDialog,
  undoNoShow: UndoNoShowDialog,
  candidateDetails: CandidateDialog,
  accept: AcceptDialog,
  decline: DeclineDialog,
  editSubmission: EditSubmissionDialog,
  withdraw: WithdrawDialog,
  inviteToPick: InviteDialog,
  previewMails: PresentMails,
};

/**
 * The open dialog. It ignores what is currently allowed, so that another person's change never removes a dialog with
 * what was typed into it.
 */
export function MeetingDialogs({ name, booking, onClose }: Props) {
  if (!name) return null;
  const Dialog = DIALOGS[name];
  return <Dialog booking={booking} onClose={onClose} />;
}
