import { isFailure, type Failure } from '@slotwise/contract/failures';
import { useForm } from '@mantine/form';
import { useRef, type FormEvent } from 'react';
import { useSelector } from 'react-redux';
import { readUser } from '#api/session-storage.ts';
import { focusFirstError } from '#lib/focus-first-error.ts';
import { randomKey } from '#lib/random-key.ts';
import { selectUser } from '#state/recruiter.slice.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { useViewerZone } from '#state/viewer-zone.ts';
import { createBooking } from '#features/bookings/bookings.actions.ts';
import { toNewBooking } from '#features/meeting-form/values/meeting-request.model.ts';
import { validateMeeting } from '#features/meeting-form/values/meeting-validation.model.ts';
import type { MeetingValues } from '#features/bookings/meeting-values/meeting-values.model.ts';
import { toDraftId, useAutosave, type Keeping } from './drafts/use-autosave.ts';
import type { MeetingStart } from './drafts/use-meeting-start.ts';
import { useReadSeats } from '#features/bookings/panel/use-read-seats.ts';
import { useLinkQuestion } from './use-link-question.ts';
import { useLinkSending } from './use-link-sending.ts';
import { isRight } from '#features/meeting-form/values/is-right.model.ts';
import { useRefusal } from '#features/meeting-form/values/use-refusal.ts';

/** Refusals after which the draft on the server is no longer this form's. */
const DRAFT_IS_OTHER = ['VERSION_CONFLICT', 'INVALID_TRANSITION', 'NOT_FOUND'];

/**
 * The form of a new meeting with its draft and its submission. Each opening of the page has one key, so that a second
 * click or a retry after a lost answer cannot create a second meeting.
 */
export function useSchedule(start: MeetingStart, onDraft: (bookingId: string) => void) {
  const dispatch = useAppDispatch();
  const key = useRef(randomKey());
  const sending = useRef(false);
  const root = useRef<HTMLFormElement>(null);

  const { me, complete, form } = useMeetingForm(start);
  const keeping = useAutosave({ initial: start.values, draft: start.draft, values: form.values, onDraft });

  const refusal = useRefusal(form, root);
  const { sent, sendLink, previewLink } = useLinkSending(keeping);
  const { asksFirst, question } = useLinkQuestion(root);

  const send = async (values: MeetingValues) => {
    if (sending.current || asksFirst(values)) return;
    sending.current = true;
    refusal.forget();
    await keeping.autosave.stop();
    const response = values.choosing
      ? await sendLink(complete(values), values.choosing)
      : await dispatch(createBooking(toBooking(complete(values), me, keeping), key.current));
    // Once scheduled or sent, the form cannot be submitted again until the page is gone.
    if (!isFailure(response)) return;
    sending.current = false;
    if (goesOn(keeping, response)) refusal.show(response);
  };
  const preview = (typed: MeetingValues) =>
    typed.choosing
      ? previewLink(typed, complete(typed), typed.choosing)
      : { act: 'create' as const, booking: toBooking(complete(typed), me, keeping) };
  const startAnother = () => {
    key.current = randomKey();
    refusal.forget();
  };
  return {
    form,
    me,
    root,
    keeping,
    refusal,
    sent,
    values: complete(form.values),
    /** After the user decided that this is not the meeting saved before. */
    startAnother,
    linkQuestion: question,
    /** What would be sent now; null if there is an error. */
    toPreview: () => (isRight(form, root.current) ? preview(form.getValues()) : null),
    submit: (event: FormEvent<HTMLFormElement>) =>
      form.onSubmit(
        (values) => void send(values),
        () => focusFirstError(root.current),
      )(event),
    /** Leaving loses only what could not be saved. */
    isUnsaved: () => !sending.current && isNotKept(keeping),
  };
}

function useMeetingForm(start: MeetingStart) {
  const me = useHost();
  const complete = (values: MeetingValues) => ({ ...values, timeZone: values.timeZone || me.timeZone });
  const form = useForm<MeetingValues>({
    initialValues: start.values,
    validate: (values) => validateMeeting(complete(values), me),
  });
  useReadSeats(form);
  return { me, complete, form };
}

type Host = { name: string; email: string; timeZone: string };

/** The person filling in the form, as the meeting's host. */
function useHost(): Host {
  const { displayName, email } = useSelector(selectUser);
  return { name: displayName, email, timeZone: useViewerZone() };
}

const toBooking = (values: MeetingValues, host: Host, { kept }: Keeping) => ({
  ...toNewBooking(values, host),
  ...toDraftId(kept.current),
});

/** Saves the draft again after a refusal, unless it is no longer this form's; returns whether it does. */
function goesOn({ autosave, setState }: Keeping, refusal: Failure): boolean {
  if (DRAFT_IS_OTHER.includes(refusal.code)) {
    setState({ kind: 'failed', refusal, retrying: false });
    return false;
  }
  autosave.resume();
  return true;
}

/** Someone whose session ended has no way left to save. */
const isNotKept = ({ state, autosave }: Keeping): boolean =>
  state.kind === 'failed' && autosave.hasUnsaved() && readUser() !== null;
