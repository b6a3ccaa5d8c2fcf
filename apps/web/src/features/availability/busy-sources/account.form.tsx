import {
  calDavAccountSchema,
  type CalDavAccount,
  type CalDavCalendar,
} from '@slotwise/contract/availability/busy-sources/busy-sources.schema';
import { Button, TextInput } from '@mantine/core';
import { useState, type Ref } from 'react';
import { FieldRow, FieldStack } from '#ui/field-row.tsx';
import { ModalFields, ModalFoot, type FormWork } from '#ui/form-modal.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { RefusalNote } from '#ui/refusal-note.tsx';
import { ChooseCalendarsForm } from './choose-calendars.form.tsx';
import { findCalendars } from './busy-sources.actions.ts';
import classes from './connect.module.css';
import { mistakesBy } from './connect-values.model.ts';
import { useConnectForm } from './use-connect-form.ts';

type Props = { work: Ref<FormWork>; onCancel: () => void; onConnected: () => void };
type Found = { account: CalDavAccount; calendars: CalDavCalendar[] };

/** An account on a CalDAV server: first how to get in, then which of its calendars. */
export function AccountForm(props: Props) {
  const [found, setFound] = useState<Found | null>(null);
  if (found) return <ChooseCalendarsForm {...props} {...found} />;
  return <LoginForm {...props} onFound={(account, calendars) => setFound({ account, calendars })} />;
}

type LoginProps = Omit<Props, 'onConnected'> & {
  onFound: (account: CalDavAccount, calendars: CalDavCalendar[]) => void;
};

function LoginForm({ work, onCancel, onFound }: LoginProps) {
  const { form, root, saving, failure, submit } = useConnectForm({
    initial: { url: '', username: '', password: '' },
    validate: mistakesBy(calDavAccountSchema),
    work,
    send: findCalendars,
    onSent: ({ data }, account) => onFound(account, data),
  });
  return (
    <form ref={root} noValidate aria-label="Add a CalDAV account" onSubmit={submit}>
      <ModalFields>
        <FieldStack>
          <TextInput
            data-autofocus
            label="Server"
            description="Such as https://caldav.icloud.com, https://caldav.fastmail.com or that of your own cloud"
            required
            autoComplete="off"
            spellCheck={false}
            {...form.getInputProps('url')}
          />
          <FieldRow>
            <TextInput label="User name" required autoComplete="off" {...form.getInputProps('username')} />
            <PasswordField
              label="App password"
              required
              autoComplete="new-password"
              {...form.getInputProps('password')}
            />
          </FieldRow>
          <p className={classes.remark}>
            Make an app password for Slotwise in the settings of your account, so that you can take it back
            there. It is kept encrypted and never shown again. Google takes no app passwords for this: use the
            secret address of the calendar instead.
          </p>
        </FieldStack>
      </ModalFields>
      <ModalFoot
        refusal={
          failure && !failure.fieldErrors && <RefusalNote texts={failure.message} code={failure.code} />
        }
      >
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={saving}>
          Find calendars
        </Button>
      </ModalFoot>
    </form>
  );
}
