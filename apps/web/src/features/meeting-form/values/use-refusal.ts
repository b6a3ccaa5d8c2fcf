import { FAILURES, type Failure } from '@slotwise/contract/failures';
import { useState, type RefObject } from 'react';
import { focusFirstError } from '#lib/focus-first-error.ts';
import type { MeetingForm } from '#features/bookings/meeting-values/meeting-form.model.ts';
import { toFormErrors } from './meeting-validation.model.ts';
import { isAboutTime } from './time-refusal.model.ts';

/** Why the server refused what a form sent, shown at the fields it names. */
export function useRefusal(form: MeetingForm, root: RefObject<HTMLElement | null>) {
  const [refusal, setRefusal] = useState<Failure | null>(null);
  const show = (failure: Failure) => {
    setRefusal(failure);
    const busy = failure.code === 'SLOT_CONFLICT' && { start: FAILURES.SLOT_CONFLICT.message };
    form.setErrors({ ...toFormErrors(failure.fieldErrors), ...busy });
    focusFirstError(root.current);
  };
  return {
    refusal,
    /** The part of it about the time, shown next to the time. */
    refusedTime: refusal && isAboutTime(refusal) ? refusal : null,
    show,
    forget: () => setRefusal(null),
    /** A conflict ends with the time or panel it was about; other refusals stay until the next attempt. */
    forgetTime: () => setRefusal((last) => (last && isAboutTime(last) ? null : last)),
  };
}
