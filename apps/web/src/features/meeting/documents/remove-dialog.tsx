import type { DocumentRef } from '@slotwise/contract/booking-parts/documents.schema';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { ActDialog } from '#features/bookings/acts/act-dialog.tsx';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { useBookingAct } from '#features/bookings/acts/use-booking-act.ts';
import { removeDocument } from '#features/bookings/documents/documents.actions.ts';

type Props = { booking: ViewedBooking; document: DocumentRef; onClose: () => void };

/** Asks before a file is taken away from everybody. */
export function RemoveDialog({ booking, document, onClose }: Props) {
  const dispatch = useAppDispatch();
  const act = useBookingAct(booking, (on) => dispatch(removeDocument(on, document.documentId)), onClose);
  return (
    <ActDialog
      title="Remove this document?"
      keep="Keep the document"
      confirm="Remove document"
      danger
      size={440}
      act={act}
      candidateName={booking.candidateDetails.candidateName}
      onClose={onClose}
    >
      <p>{document.fileName} is then gone for everyone on this meeting. The history keeps its name.</p>
    </ActDialog>
  );
}
