import { isFailure } from '@slotwise/contract/failures';
import type { StoredFile } from '@slotwise/contract/files/files.schema';
import { useState } from 'react';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { attachDocuments, type Attachment } from '#features/bookings/documents/documents.actions.ts';

/** A file that was uploaded but could not be attached to the booking. */
export type Unattached = Attachment & Pick<StoredFile, 'fileName' | 'size'>;

/** Attaches each uploaded file to the booking; a refused one can be retried, so that no upload is lost. */
export function useAttach(booking: ViewedBooking) {
  const dispatch = useAppDispatch();
  const [waiting, setWaiting] = useState<Unattached[]>([]);

  const attach = async (file: Unattached) => {
    const { documentId, kind, visibility } = file;
    const response = await dispatch(attachDocuments(booking, [{ documentId, kind, visibility }]));
    setWaiting((before) => [
      ...before.filter((one) => one.documentId !== documentId),
      ...(isFailure(response) ? [file] : []),
    ]);
  };
  const forget = (documentId: string) =>
    setWaiting((before) => before.filter((one) => one.documentId !== documentId));
  return { waiting, attach, forget };
}
