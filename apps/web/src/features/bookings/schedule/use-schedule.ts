import { FAILURES, isFailure, type Failure } from '@slotwise/contract/failures';
import { useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { readUser } from '#api/session-storage.ts';
import { focusFirstError } from '#lib/focus-first-error.ts';
import { randomKey } from '#lib/random-key.ts';
import { selectUser } from '#state/recruiter.slice.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { useViewerZone } from '#state/viewer-zone.ts';
import { createBooking } from '../bookings.actions.ts';
import { toNewBooking } from './meeting-request.model.ts';
import { formErrorsOf, validateMeeting } from './meeting-validation.model.ts';
import { EMPTY_MEETING, type MeetingValues } from './meeting-values.model.ts';

/**
 * The form of a new meeting with its sending. One key belongs to one opening of the page, so that a second click or a
 * retry after a lost answer cannot make a second meeting.
 */
export function useSchedule() {
  const dispatch = useAppDispatch();
  const { displayName, email } = useSelector(selectUser);
  const viewerZone = useViewerZone();
  const key = useRef(randomKey());
  const sending = useRef(false);
  const root = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState<Failure | null>(null);

  const me = { name: displayName, email, timeZone: viewerZone };
  const complete = (values: MeetingValues) => ({ ...values, timeZone: values.timeZone || viewerZone });
  const form = useForm<MeetingValues>({
    initialValues: EMPTY_MEETING,
    validate: (values) => validateMeeting(complete(values), me),
  });

  const send = async (values: MeetingValues) => {
    if (sending.current) return;
    sending.current = true;
    setRefusal(null);
    const response = await dispatch(createBooking(toNewBooking(complete(values), me), key.current));
    // Once scheduled, the form stays closed for sending until the page has gone.
    if (!isFailure(response)) return;
    sending.current = false;
    setRefusal(response);
    const busy = response.code === 'SLOT_CONFLICT' && { start: FAILURES.SLOT_CONFLICT.message };
    form.setErrors({ ...formErrorsOf(response.fieldErrors), ...busy });
    focusFirstError(root.current);
  };
  return {
    form,
    me,
    root,
    values: complete(form.values),
    refusal,
    /** A conflict is over with the time or the panel it was about; other refusals stay until the next attempt. */
    forgetConflict: () => setRefusal((last) => (last?.code === 'SLOT_CONFLICT' ? null : last)),
    /** After the user decided that this is another meeting than the one saved before. */
    startAnother: () => {
      key.current = randomKey();
      setRefusal(null);
    },
    submit: form.onSubmit(
      (values) => void send(values),
      () => focusFirstError(root.current),
    ),
    /** A user who logged out or whose session ended has nothing left to save it with. */
    isUnsaved: () => form.isDirty() && !sending.current && readUser() !== null,
  };
}
