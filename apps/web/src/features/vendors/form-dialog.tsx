import type { Failure } from '@slotwise/contract/failures';
import type { UseFormReturnType } from '@mantine/form';
import { useState, type ReactNode, type Ref } from 'react';
import { FormModal, type FormWork } from '#ui/dialogs/form-modal.tsx';
import { ModalForm } from '#ui/dialogs/modal-form.tsx';
import { useModalForm } from '#ui/dialogs/use-modal-form.ts';

type FormProps<Values> = {
  title: string;
  /** The act, named. */
  confirm: string;
  initial: Values;
  validate: (values: Values) => Record<string, string>;
  /** Gets the values and those they started from, unaffected by newer states of the record. */
  onSave: (values: Values, startedFrom: Values) => Promise<object | Failure>;
  children: (form: UseFormReturnType<Values>) => ReactNode;
};

type Props<Values> = FormProps<Values> & { opened: boolean; size?: number; onClose: () => void };

/** A form over the page. It keeps everything typed until it is saved, and asks before closing unsaved. */
export function FormDialog<Values extends Record<string, unknown>>(props: Props<Values>) {
  const { opened, size = 560, onClose, ...form } = props;
  return (
    <FormModal opened={opened} onClose={onClose} size={size} title={form.title}>
      {(work, close) => <DialogForm {...form} work={work} onCancel={close} onSaved={onClose} />}
    </FormModal>
  );
}

type DialogFormProps<Values> = FormProps<Values> & {
  work: Ref<FormWork>;
  onCancel: () => void;
  onSaved: () => void;
};

/** Mounted only while the dialog is open, so each opening has its own values. */
function DialogForm<Values extends Record<string, unknown>>(props: DialogFormProps<Values>) {
  const { title, confirm, initial, validate, onSave, work, onCancel, onSaved, children } = props;
  const [startedFrom] = useState(initial);
  const { form, failure, frame } = useModalForm({
    initial: startedFrom,
    validate,
    work,
    onSave: (values) => onSave(values, startedFrom),
    onSaved,
  });
  return (
    <ModalForm label={title} confirm={confirm} {...frame} refusal={failure} onCancel={onCancel}>
      {children(form)}
    </ModalForm>
  );
}
