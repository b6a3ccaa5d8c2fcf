import type { DocumentRef } from '@slotwise/contract/booking-parts/documents.schema';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { ActDialog } from '#features/bookings/acts/act-dialog.tsx';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { useBookingAct } from '#features/bookings/acts/use-booking-act.ts';
import { removeDocument } from '#features/bookings/documents/documents.actions.ts';
import { DOCUMENTS } from './documents.texts.ts';

type Props = { booking: ViewedBooking; document: DocumentRef; onClose: () => void };

/** Asks before a file is removed for everyone. */
export function RemoveDialog({ booking, document, onClose }: Props) {
  const dispatch = useAppDispatch();
  const act = useBookingAct(booking, (on) => dispatch(removeDocument(on, document.documentId)), onClose);
  return (
    <ActDialog
      title={DOCUMENTS.askRemove()}
      keep={DOCUMENTS.keep()}
      confirm={DOCUMENTS.remove()}
      danger
      size={440}
      act={act}
      candidateName={booking.candidateDetails.candidateName}
      onClose={onClose}
    >
      <p>{DOCUMENTS.removal({ fileName: document.fileName })}</p>
    </ActDialog>
  );
}
