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
import { TEAM } from './team.texts.ts';

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
    <ModalForm label={TEAM.add()} confirm={TEAM.add()} {...frame} onCancel={onCancel}>
      <FieldStack>
        <div className={classes.lead}>
          {mailWay && mailWay !== 'SERVER' ? (
            <KeptMail mailWay={mailWay} email={form.values.email} />
          ) : (
            <p>{TEAM.invitationHint()}</p>
          )}
        </div>
        <FieldRow pair>
          <TextInput
            data-autofocus
            label={TEAM.firstName()}
            required
            autoComplete="off"
            {...field('firstName')}
          />
          <TextInput label={TEAM.lastName()} required autoComplete="off" {...field('lastName')} />
        </FieldRow>
        <FieldRow>
          <TextInput label={TEAM.email()} type="email" required autoComplete="off" {...field('email')} />
          <TextInput
            label={TEAM.displayName()}
            autoComplete="off"
            placeholder={`${firstName} ${lastName}`.trim() || TEAM.displayNameHint()}
            {...field('displayName')}
          />
        </FieldRow>
        <RoleChoice value={form.values.role} onChange={(role) => form.setFieldValue('role', role)} />
        <FieldRow>
          <TextInput label={TEAM.designation()} {...field('designation')} />
          <TextInput label={TEAM.location()} {...field('location')} />
        </FieldRow>
        <PhoneField
          label={TEAM.phone()}
          error={form.errors['phone']}
          onChange={(phone, phoneCountry) => form.setValues({ phone, phoneCountry })}
        />
      </FieldStack>
    </ModalForm>
  );
}
