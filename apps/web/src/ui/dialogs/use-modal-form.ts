import { isFailure, type Failure } from '@slotwise/contract/failures';
import { useForm, type FormErrors } from '@mantine/form';
import { useImperativeHandle, useRef, useState, type FormEvent, type Ref } from 'react';
import { focusFirstError } from '#lib/focus-first-error.ts';
import type { FormWork } from './form-modal.tsx';

type FormOptions<Values, Response extends object> = {
  initial: Values;
  validate: (values: Values) => FormErrors;
  work: Ref<FormWork>;
  onSave: (values: Values) => Promise<Response | Failure>;
  onSaved?: (response: Response, values: Values) => void;
};

/** The values of a form in a modal, and its `frame`: the props a `ModalForm` around their fields needs. */
export function useModalForm<Values extends Record<string, unknown>, Response extends object>(
  options: FormOptions<Values, Response>,
) {
  const { initial, validate, work, onSave, onSaved } = options;
  const root = useRef<HTMLFormElement>(null);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const form = useForm<Values>({ initialValues: initial, validate });
  useImperativeHandle(work, () => ({ isUnsaved: () => form.isDirty() }), [form]);

  const save = async (values: Values) => {
    setSaving(true);
    setFailure(null);
    const response = await onSave(values);
    setSaving(false);
    if (!isFailure(response)) return onSaved?.(response, values);
    setFailure(response);
    form.setErrors(response.fieldErrors ?? {});
    focusFirstError(root.current);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) =>
    form.onSubmit(
      (values) => void save(values),
      () => focusFirstError(root.current),
    )(event);
  // Errors shown at the fields are not repeated.
  const refusal = failure?.fieldErrors ? null : failure;
  return { form, failure, frame: { root, saving, refusal, onSubmit } };
}
