import {
  calDavAccountSchema,
  type CalDavAccount,
  type CalDavCalendar,
} from '@slotwise/contract/availability/busy-sources.schema';
import { TextInput } from '@mantine/core';
import { useState, type Ref } from 'react';
import { FieldRow, FieldStack } from '#ui/fields/field-row.tsx';
import { mistakesBy } from '#lib/mistakes-by.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import type { FormWork } from '#ui/dialogs/form-modal.tsx';
import { ModalForm } from '#ui/dialogs/modal-form.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { useModalForm } from '#ui/dialogs/use-modal-form.ts';
import { ChooseCalendarsForm } from './choose-calendars.form.tsx';
import { findCalendars } from './busy-sources.actions.ts';
import { BUSY } from './busy-sources.texts.ts';

type Props = { work: Ref<FormWork>; onCancel: () => void; onConnected: () => void };
type Found = { account: CalDavAccount; calendars: CalDavCalendar[] };

/** An account on a CalDAV server: first the log-in, then which of its calendars. */
export function AccountForm(props: Props) {
  const [found, setFound] = useState<Found | null>(null);
  if (found) return <ChooseCalendarsForm {...props} {...found} />;
  return <LoginForm {...props} onFound={(account, calendars) => setFound({ account, calendars })} />;
}

type LoginProps = Omit<Props, 'onConnected'> & {
  onFound: (account: CalDavAccount, calendars: CalDavCalendar[]) => void;
};

function LoginForm({ work, onCancel, onFound }: LoginProps) {
  const dispatch = useAppDispatch();
  const { form, frame } = useModalForm({
    initial: { url: '', username: '', password: '' },
    validate: (account) => mistakesBy(calDavAccountSchema, account),
    work,
    onSave: (account) => dispatch(findCalendars(account)),
    onSaved: ({ data }, account) => onFound(account, data),
  });
  return (
    <ModalForm label={BUSY.addAccount()} confirm={BUSY.find()} {...frame} onCancel={onCancel}>
      <FieldStack>
        <TextInput
          data-autofocus
          label={BUSY.server()}
          description={BUSY.serverHint()}
          required
          autoComplete="off"
          spellCheck={false}
          {...form.getInputProps('url')}
        />
        <FieldRow>
          <TextInput
            label={BUSY.username()}
            required
            autoComplete="off"
            {...form.getInputProps('username')}
          />
          <PasswordField
            label={BUSY.password()}
            required
            autoComplete="new-password"
            {...form.getInputProps('password')}
          />
        </FieldRow>
        <p className="caption">{BUSY.passwordHint()}</p>
      </FieldStack>
    </ModalForm>
  );
}
