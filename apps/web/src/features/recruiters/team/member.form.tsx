import type { Failure } from '@slotwise/contract/failures';
import { TextInput } from '@mantine/core';
import type { Ref } from 'react';
import { readMailWay } from '@slotwise/contract/notifications/mail-way.endpoints';
import { KeptMail } from '#feedback/kept-mail.tsx';
import { useAnswer } from '#state/use-answer.ts';
import { FieldRow, FieldStack } from '#ui/fields/field-row.tsx';
import type { FormWork } from '#ui/dialogs/form-modal.tsx';
import { ModalForm } from '#ui/dialogs/modal-form.tsx';
import { PhoneField } from '#ui/fields/phone-field.tsx';
import { useModalForm } from '#ui/dialogs/use-modal-form.ts';
import classes from './member-dialog.module.css';
import { EMPTY_MEMBER, mistakesInMember, type MemberValues } from './member-values.model.ts';
import { RoleChoice } from './role-choice.tsx';

type Props = {
  onSave: (values: MemberValues) => Promise<object | Failure>;
  onCancel: () => void;
  work: Ref<FormWork>;
};

export function MemberForm({ onSave, onCancel, work }: Props) {
  const { form, frame } = useModalForm({ initial: EMPTY_MEMBER, validate: mistakesInMember, work, onSave });
  const field = form.getInputProps;
  const mailWay = useAnswer(readMailWay, {}).data?.data.mailWay;
  const { firstName, lastName } = form.values;
  return (
    <ModalForm label="Add member" confirm="Add member" {...frame} onCancel={onCancel}>
      <FieldStack>
        <div className={classes.lead}>
          {mailWay && mailWay !== 'SERVER' ? (
            <KeptMail mailWay={mailWay} email={form.values.email} />
          ) : (
            <p>
              We email an invitation to this address. Its link works for seven days and can be sent again.
            </p>
          )}
        </div>
        <FieldRow>
          <TextInput data-autofocus label="First Name" required autoComplete="off" {...field('firstName')} />
          <TextInput label="Last Name" required autoComplete="off" {...field('lastName')} />
        </FieldRow>
        <FieldRow>
          <TextInput label="Email" type="email" required autoComplete="off" {...field('email')} />
          <TextInput
            label="Display Name"
            autoComplete="off"
            placeholder={`${firstName} ${lastName}`.trim() || 'Name shown in emails'}
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
      </FieldStack>
    </ModalForm>
  );
}
