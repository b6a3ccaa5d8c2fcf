import { isFailure, type Failure } from '@slotwise/contract/failures';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { focusFirstError } from '#lib/focus-first-error.ts';
import { FieldRow, FieldStack } from '#ui/field-row.tsx';
import type { FormWork } from '#ui/form-modal.tsx';
import { PhoneField } from '#ui/phone-field.tsx';
import { RefusalNote } from '#ui/refusal-note.tsx';
import classes from './member-dialog.module.css';
import { EMPTY_MEMBER, mistakesInMember, type MemberValues } from './member-values.model.ts';
import { RoleChoice } from './role-choice.tsx';

type Props = {
  onSave: (values: MemberValues) => Promise<object | Failure>;
  onCancel: () => void;
  work: Ref<FormWork>;
};

export function MemberForm({ onSave, onCancel, work }: Props) {
  const root = useRef<HTMLFormElement>(null);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const form = useForm<MemberValues>({ initialValues: EMPTY_MEMBER, validate: mistakesInMember });
  useImperativeHandle(work, () => ({ isUnsaved: () => form.isDirty() }), [form]);

  const save = async (values: MemberValues) => {
    setSaving(true);
    const response = await onSave(values);
    setSaving(false);
    if (!isFailure(response)) return;
    setFailure(response);
    form.setErrors(response.fieldErrors ?? {});
    focusFirstError(root.current);
  };
  const field = form.getInputProps;
  const { firstName, lastName } = form.values;
  return (
    <form
      ref={root}
      noValidate
      aria-label="Add member"
      onSubmit={form.onSubmit(
        (values) => void save(values),
        () => focusFirstError(root.current),
      )}
    >
      <FieldStack>
        <p className={classes.lead}>
          We mail an invitation to this address. Its link works for seven days and can be sent again.
        </p>
        <FieldRow>
          <TextInput data-autofocus label="First Name" required autoComplete="off" {...field('firstName')} />
          <TextInput label="Last Name" required autoComplete="off" {...field('lastName')} />
        </FieldRow>
        <FieldRow>
          <TextInput label="Email" type="email" required autoComplete="off" {...field('email')} />
          <TextInput
            label="Display Name"
            autoComplete="off"
            placeholder={`${firstName} ${lastName}`.trim() || 'As mails name them'}
            {...field('displayName')}
          />
        </FieldRow>
        <RoleChoice value={form.values.role} onChange={(role) => form.setFieldValue('role', role)} />
        <FieldRow>
          <TextInput label="Designation" {...field('designation')} />
          <TextInput label="Location" {...field('location')} />
        </FieldRow>
        <PhoneField
          label="Mobile number"
          error={form.errors['phone']}
          onChange={(phone, phoneCountry) => form.setValues({ phone, phoneCountry })}
        />
        {failure && !failure.fieldErrors && <RefusalNote code={failure.code} texts={failure.message} />}
      </FieldStack>
      <div className={classes.foot}>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={saving}>
          Add member
        </Button>
      </div>
    </form>
  );
}
