import { isFailure, type Failure } from '@slotwise/contract/failures';
import { useForm } from '@mantine/form';
import { useMemo, useRef, useState, type FormEvent } from 'react';
import { useSelector } from 'react-redux';
import { readUser } from '#api/session-storage.ts';
import { focusFirstError } from '#lib/focus-first-error.ts';
import { randomKey } from '#lib/random-key.ts';
import { selectOwnRecord } from '#state/recruiter.slice.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { usePermission } from '#state/use-permission.ts';
import { readBookingNow } from '#features/bookings/bookings.actions.ts';
import { toViewedBooking, type ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { resourceErrors, validateResource } from './resource-validation.model.ts';
import { saveResource } from './edit-resource.actions.ts';
import {
  hasChanges,
  rebaseResource,
  resourceChanges,
  toResourceValues,
  type ResourceValues,
} from './resource-values.model.ts';

/** The form of a resource and, for those who may see money, its billing. The first save creates the resource. */
export function useResource(booking: ViewedBooking) {
  const dispatch = useAppDispatch();
  const seesBilling = usePermission('vendor_page');
  const key = useRef(randomKey());
  const [base, setBase] = useState(booking);
  const [running, setRunning] = useState(false);
  // Fixed when the form opens: a value read later must not count as a change made here.
  const [currency] = useState(useSelector(selectOwnRecord)?.currency ?? '');
  const toValues = (read: ViewedBooking) => toResourceValues(read, currency);
  const baseValues = useMemo(() => toResourceValues(base, currency), [base, currency]);
  const { form, root, refusal, show, forget } = useResourceFields(baseValues, seesBilling);
  const send = async (on: ViewedBooking, values: ResourceValues) => {
    if (running) return;
    setRunning(true);
    forget();
    const changes = resourceChanges(toValues(on), values, seesBilling);
    const saving = { values, changes, idempotencyKey: key.current };
    const { booking: saved, failure, isBilling } = await dispatch(saveResource(on, saving));
    setRunning(false);
    setBase(saved);
    if (failure) show(failure, isBilling ? 'billing.' : '');
    else form.setValues(toValues(saved));
  };
  /** Applies the changes made here on top of other people's, and saves the result. */
  const tryAgain = async () => {
    const response = await dispatch(readBookingNow(base.bookingId));
    if (isFailure(response)) return show(response);
    const now = toViewedBooking(response.data);
    const values = rebaseResource(baseValues, form.getValues(), toValues(now));
    setBase(now);
    form.setValues(values);
    await send(now, values);
  };
  const isTyped = hasChanges(resourceChanges(baseValues, form.values, seesBilling));
  return {
    form,
    root,
    base,
    baseValues,
    seesBilling,
    refusal,
    running,
    tryAgain,
    isChanged: base.resource === null || isTyped,
    submit: (event: FormEvent<HTMLFormElement>) =>
      form.onSubmit(
        (values) => void send(base, values),
        () => focusFirstError(root.current),
      )(event),
    isUnsaved: () => isTyped && !running && readUser() !== null,
  };
}

/** The form fields, and the server's refusal, shown at the fields it concerns. */
function useResourceFields(initialValues: ResourceValues, seesBilling: boolean) {
  const root = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState<Failure | null>(null);
  const form = useForm<ResourceValues>({
    initialValues,
    validate: (values) => validateResource(values, seesBilling),
  });
  const show = (failure: Failure, prefix = '') => {
    setRefusal(failure);
    form.setErrors(resourceErrors(failure.fieldErrors, prefix));
    focusFirstError(root.current);
  };
  return { form, root, refusal, show, forget: () => setRefusal(null) };
}

export type ResourceForm = ReturnType<typeof useResource>['form'];
