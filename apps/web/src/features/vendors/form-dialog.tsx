import { isFailure, type Failure } from '@slotwise/contract/failures';
import { Button } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import { focusFirstError } from '#lib/focus-first-error.ts';
import { FormModal, ModalFields, ModalFoot, type FormWork } from '#ui/form-modal.tsx';
import { RefusalNote } from '#ui/refusal-note.tsx';

type FormProps<Values> = {
  title: string;
  /** The act, named. */
  confirm: string;
  initial: Values;
  validate: (values: Values) => Record<string, string>;
  /** Gets with the values those they started from, which a newer state of the record does not change. */
  onSave: (values: Values, startedFrom: Values) => Promise<object | Failure>;
  children: (form: UseFormReturnType<Values>) => ReactNode;
};

type Props<Values> = FormProps<Values> & { opened: boolean; size?: number; onClose: () => void };

/** A form over the page. It stays with all that was typed until it is saved, and asks before it is closed unsaved. */
export function FormDialog<Values extends Record<string, unknown>>(props: Props<Values>) {
  const { opened, size = 560, onClose, ...form } = props;
  return (
    <FormModal opened={opened} onClose={onClose} size={size} title={form.title} isBare>
      {(work, close) => <DialogForm {...form} work={work} onCancel={close} onSaved={onClose} />}
    </FormModal>
  );
}

type DialogFormProps<Values> = FormProps<Values> & {
  work: Ref<FormWork>;
  onCancel: () => void;
  onSaved: () => void;
};

/** Lives as long as the dialog is open, so each opening has values of its own. */
function DialogForm<Values extends Record<string, unknown>>(props: DialogFormProps<Values>) {
  const { title, confirm, initial, validate, onSave, work, onCancel, onSaved, children } = props;
  const root = useRef<HTMLFormElement>(null);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [startedFrom] = useState(initial);
  const form = useForm<Values>({ initialValues: startedFrom, validate });
  useImperativeHandle(work, () => ({ isUnsaved: () => form.isDirty() }), [form]);

  const save = async (values: Values) => {
    setSaving(true);
    const response = await onSave(values, startedFrom);
    setSaving(false);
    if (!isFailure(response)) return onSaved();
    setFailure(response);
    form.setErrors(response.fieldErrors ?? {});
    focusFirstError(root.current);
  };
  return (
    <form
      ref={root}
      noValidate
      aria-label={title}
      onSubmit={form.onSubmit(
        (values) => void save(values),
        () => focusFirstError(root.current),
      )}
    >
      <ModalFields>{children(form)}</ModalFields>
      <ModalFoot refusal={failure && <RefusalNote texts={failure.message} code={failure.code} />}>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={saving}>
          {confirm}
        </Button>
      </ModalFoot>
    </form>
  );
}
