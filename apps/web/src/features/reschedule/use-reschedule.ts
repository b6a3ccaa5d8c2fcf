import { isFailure } from '@slotwise/contract/failures';
import { useForm } from '@mantine/form';
import { useMemo, useRef, useState, type FormEvent } from 'react';
import { focusFirstError } from '#lib/focus-first-error.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { useViewerZone } from '#state/viewer-zone.ts';
import { readBookingNow } from '#features/bookings/bookings.actions.ts';
import { toViewedBooking, type ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { writtenTimes } from '#features/meeting-form/changes/meeting-changes.model.ts';
import { fromBooking } from '#features/meeting-form/values/booking-values.model.ts';
import type { MeetingValues } from '#features/bookings/meeting-values/meeting-values.model.ts';
import { useReadSeats } from '#features/bookings/panel/use-read-seats.ts';
import { useRefusal } from '#features/meeting-form/values/use-refusal.ts';
import { newTimeErrors, startingAt, startingPoint } from './new-time.model.ts';
import { rescheduleBooking, toRevision, type Move } from './reschedule.actions.ts';
import { useProposedWindow } from './use-proposed-window.ts';
import { useReason } from './use-reason.ts';

/** The new time and the reason, entered on top of one state of the meeting. */
function useMove(booking: ViewedBooking) {
  const zone = useViewerZone();
  const root = useRef<HTMLFormElement>(null);
  const [base, setBase] = useState(booking);
  const why = useReason();
  const old = useMemo(() => fromBooking(base, zone), [base, zone]);
  const form = useForm<MeetingValues>({
    initialValues: startingAt(startingPoint(old, booking), useProposedWindow(booking)),
    validate: (values) => newTimeErrors(base, old, values),
  });
  useReadSeats(form);
  const readMove = (): Move | null => {
    const meetingInfo = writtenTimes(form.getValues());
    const { code, text } = why.reason;
    return meetingInfo && code ? { meetingInfo, reason: { code, text: text.trim() } } : null;
  };
  return { root, base, setBase, why, old, form, readMove };
}

/** The form of a new time for a meeting, with its reason and submission. */
export function useReschedule(booking: ViewedBooking) {
  const dispatch = useAppDispatch();
  const { setBase, readMove, ...filled } = useMove(booking);
  const { form, root, base, why } = filled;
  const [running, setRunning] = useState(false);
  const refusal = useRefusal(form, root);

  const send = async (on: ViewedBooking) => {
    const move = readMove();
    if (running || !move) return;
    setRunning(true);
    refusal.forget();
    const response = await dispatch(rescheduleBooking(on, move));
    setRunning(false);
    if (isFailure(response)) refusal.show(response);
  };
  const showErrors = () => focusFirstError(root.current);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const isReasonGiven = why.isGiven();
    form.onSubmit(() => (isReasonGiven ? void send(base) : showErrors()), showErrors)(event);
  };
  return {
    ...filled,
    refusal,
    running,
    submit,
    /** What would be sent now; null if there is an error. */
    toPreview: () => {
      const isReasonGiven = why.isGiven();
      const move = form.validate().hasErrors || !isReasonGiven ? null : readMove();
      if (!move) showErrors();
      return move && { act: 'revise' as const, change: toRevision(base, move) };
    },
    /** Applies the new time and the reason on top of other people's changes, and retries. */
    tryAgain: async () => {
      const response = await dispatch(readBookingNow(base.bookingId));
      if (isFailure(response)) return refusal.show(response);
      const now = toViewedBooking(response.data);
      setBase(now);
      await send(now);
    },
  };
}
