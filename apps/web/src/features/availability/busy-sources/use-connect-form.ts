import { isFailure, type Failure } from '@slotwise/contract/failures';
import { useForm } from '@mantine/form';
import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { focusFirstError } from '#lib/focus-first-error.ts';
import { useAppDispatch, type AppDispatch } from '#state/use-app-dispatch.ts';
import type { FormWork } from '#ui/form-modal.tsx';

type Wish<Values, Response extends object> = {
  initial: Values;
  validate: (values: Values) => Record<string, string>;
  work: Ref<FormWork>;
  send: (values: Values) => (dispatch: AppDispatch) => Promise<Response | Failure>;
  onSent: (response: Response, values: Values) => void;
};

/** A form that asks another server something, which takes a while and may be refused at one of its fields. */
export function useConnectForm<Values extends Record<string, unknown>, Response extends object>({
  initial,
  validate,
  work,
  send,
  onSent,
}: Wish<Values, Response>) {
  const dispatch = useAppDispatch();
  const root = useRef<HTMLFormElement>(null);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const form = useForm<Values>({ initialValues: initial, validate });
  useImperativeHandle(work, () => ({ isUnsaved: () => form.isDirty() }), [form]);

  const save = async (values: Values) => {
    setSaving(true);
    setFailure(null);
    const response = await dispatch(send(values));
    setSaving(false);
    if (!isFailure(response)) return onSent(response, values);
    setFailure(response);
    form.setErrors(response.fieldErrors ?? {});
    focusFirstError(root.current);
  };
  const submit = form.onSubmit(
    (values) => void save(values),
    () => focusFirstError(root.current),
  );
  return { form, root, saving, failure, submit };
}
