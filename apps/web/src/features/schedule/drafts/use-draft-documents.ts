import type { Booking } from '@slotwise/contract/bookings/bookings.schema';
import { isFailure } from '@slotwise/contract/failures';
import { BOOKING_MESSAGES } from '@slotwise/contract/booking-messages';
import { useRef } from 'react';
import { reportFailure } from '#feedback/report-failure.ts';
import { useAppDispatch, type AppDispatch } from '#state/use-app-dispatch.ts';
import { toViewedBooking, type ViewedBooking } from '#features/bookings/bookings.slice.ts';
import {
  attachDocuments,
  removeDocument,
  type Attachment,
} from '#features/bookings/documents/documents.actions.ts';
import { toDraft } from './draft-values.model.ts';
import type { MeetingForm } from '#features/bookings/meeting-values/meeting-form.model.ts';
import { readBooking, saveDraft } from './drafts.actions.ts';
import type { Keeping } from './use-autosave.ts';

const NONE: ViewedBooking['documents'] = [];

type Act = (draft: ViewedBooking) => (dispatch: AppDispatch) => Promise<unknown>;

/** Documents are attached to the draft as soon as they are uploaded, so that closing the tab loses none. */
export function useDraftDocuments(form: MeetingForm, { kept, keep, autosave, draft }: Keeping) {
  const dispatch = useAppDispatch();
  const turn = useRef(Promise.resolve());

  const firstDraft = async (): Promise<Booking | null> => {
    const typed = toDraft(form.getValues());
    const response = await saveDraft(typed, null);
    if (isFailure(response)) {
      reportFailure(BOOKING_MESSAGES.saveDraft, response);
      return null;
    }
    keep(response.data);
    autosave.resume(typed);
    return response.data;
  };
  const change = async (act: Act) => {
    await autosave.pause();
    const on = kept.current ?? (await firstDraft());
    if (on) {
      await dispatch(act(toViewedBooking(on)));
      const read = await readBooking(on.bookingId);
      if (!isFailure(read)) keep(read.data);
    }
    autosave.resume();
  };
  /** One after the other: each creates the version the next one is based on. */
  const inTurn = (act: Act) => {
    turn.current = turn.current.then(() => change(act));
  };
  return {
    documents: draft?.documents ?? NONE,
    attach: (added: Attachment) => inTurn((on) => attachDocuments(on, [added])),
    remove: (documentId: string) => inTurn((on) => removeDocument(on, documentId)),
  };
}
