import { isFailure } from '@slotwise/contract/failures';
import { useForm } from '@mantine/form';
import { useMemo, useRef, useState } from 'react';
import { readUser } from '#api/session-storage.ts';
import { focusFirstError } from '#lib/focus-first-error.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { useViewerZone } from '#state/viewer-zone.ts';
import { readBookingNow } from '#features/bookings/bookings.actions.ts';
import { toViewedBooking, type ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { fromBooking } from '#features/meeting-form/values/booking-values.model.ts';
import { validateMeeting } from '#features/meeting-form/values/meeting-validation.model.ts';
import type { MeetingValues } from '#features/bookings/meeting-values/meeting-values.model.ts';
import { useReadSeats } from '#features/bookings/panel/use-read-seats.ts';
import { isRight } from '#features/meeting-form/values/is-right.model.ts';
import { useRefusal } from '#features/meeting-form/values/use-refusal.ts';
import { saveChanges, toPreview } from './edit-meeting.actions.ts';
import { toHost } from '#features/meeting-form/changes/host.model.ts';
import {
  findChanges,
  isSameTime,
  isUnchanged,
} from '#features/meeting-form/changes/meeting-changes.model.ts';
import { rebase } from './rebase.model.ts';

const TIME_FIELDS = ['date', 'start', 'minutes', 'end'];

/** Everything wrong except an unchanged time, which may be in the past. */
function findProblems(base: MeetingValues, values: MeetingValues, host: { name: string; email: string }) {
  const errors = validateMeeting(values, host);
  if (!isSameTime(base, values)) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !TIME_FIELDS.includes(field)));
}

/** The form based on one state of a meeting; what is typed counts as changes to that state. */
function useMeetingForm(booking: ViewedBooking) {
  const dispatch = useAppDispatch();
  const zone = useViewerZone();
  const root = useRef<HTMLFormElement>(null);
  const [base, setBase] = useState(booking);
  const baseValues = useMemo(() => fromBooking(base, zone), [base, zone]);
  const host = toHost(base, zone);
  const form = useForm<MeetingValues>({
    initialValues: baseValues,
    validate: (values) => findProblems(baseValues, values, host),
  });
  useReadSeats(form);
  const refusal = useRefusal(form, root);

  const standOn = (state: ViewedBooking, values = fromBooking(state, zone)) => {
    setBase(state);
    form.setValues(values);
  };
  /** Reads the meeting again and reapplies what was typed; returns both, or null if it cannot be read. */
  const refresh = async () => {
    const response = await dispatch(readBookingNow(base.bookingId));
    if (isFailure(response)) {
      refusal.show(response);
      return null;
    }
    const state = toViewedBooking(response.data);
    const theirs = fromBooking(state, zone);
    const values = rebase({ base: baseValues, mine: form.getValues(), theirs });
    standOn(state, values);
    return { state, values };
  };
  return { form, root, base, setBase, baseValues, host, zone, refusal, standOn, refresh };
}

/** The form of an existing meeting, and how its changes are saved. */
export function useEdit(booking: ViewedBooking) {
  const dispatch = useAppDispatch();
  const meeting = useMeetingForm(booking);
  const { form, root, base, baseValues, zone, refusal, refresh } = meeting;
  const [running, setRunning] = useState(false);

  const send = async (on: ViewedBooking, values: MeetingValues) => {
    if (running) return;
    setRunning(true);
    refusal.forget();
    const { booking: saved, failure } = await dispatch(
      saveChanges(on, findChanges(fromBooking(on, zone), values)),
    );
    setRunning(false);
    if (!failure) return meeting.standOn(saved);
    meeting.setBase(saved);
    refusal.show(failure);
  };
  return {
    ...meeting,
    running,
    submit: form.onSubmit(
      (values) => void send(base, values),
      () => focusFirstError(root.current),
    ),
    /** What would be saved now; null if something is wrong. */
    toPreview: () =>
      isRight(form, root.current) ? toPreview(base, findChanges(baseValues, form.getValues())) : null,
    tryAgain: async () => {
      const now = await refresh();
      if (now) await send(now.state, now.values);
    },
    isUnsaved: () =>
      !running && readUser() !== null && !isUnchanged(findChanges(baseValues, form.getValues())),
  };
}
