import {
  newCalDavSourceSchema,
  type CalDavAccount,
  type CalDavCalendar,
} from '@slotwise/contract/availability/busy-sources/busy-sources.schema';
import { Button, Checkbox, TextInput } from '@mantine/core';
import type { Ref } from 'react';
import { FieldStack } from '#ui/field-row.tsx';
import { ModalFields, ModalFoot, type FormWork } from '#ui/form-modal.tsx';
import { RefusalNote } from '#ui/refusal-note.tsx';
import { connectAccount } from './busy-sources.actions.ts';
import { mistakesBy } from './connect-values.model.ts';
import { useConnectForm } from './use-connect-form.ts';

type Props = {
  account: CalDavAccount;
  calendars: CalDavCalendar[];
  work: Ref<FormWork>;
  onCancel: () => void;
  onConnected: () => void;
};

/** Which calendars of an account keep their owner busy. */
export function ChooseCalendarsForm({ account, calendars, work, onCancel, onConnected }: Props) {
  const only = calendars.length === 1 ? calendars.map(({ href }) => href) : [];
  const { form, root, saving, failure, submit } = useConnectForm({
    initial: { ...account, name: calendars.length === 1 ? (calendars[0]?.name ?? '') : '', calendars: only },
    validate: mistakesBy(newCalDavSourceSchema),
    work,
    send: connectAccount,
    onSent: onConnected,
  });
  const { url, username, password } = form.errors;
  const atAccount = [url, username, password].filter((text) => typeof text === 'string');
  return (
    <form ref={root} noValidate aria-label="Choose calendars" onSubmit={submit}>
      <ModalFields>
        <FieldStack>
          <Checkbox.Group label="Calendars that keep you busy" required {...form.getInputProps('calendars')}>
            {calendars.map(({ href, name }, i) => (
              <Checkbox key={href} mt={8} value={href} label={name} data-autofocus={i === 0 || undefined} />
            ))}
          </Checkbox.Group>
          <TextInput
            label="Name"
            description="For yourself, such as Work or Family"
            required
            autoComplete="off"
            maxLength={100}
            {...form.getInputProps('name')}
          />
        </FieldStack>
      </ModalFields>
      <ModalFoot
        refusal={
          failure &&
          (!failure.fieldErrors || atAccount.length > 0) && (
            <RefusalNote texts={failure.message} code={failure.code} />
          )
        }
      >
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={saving}>
          Connect calendars
        </Button>
      </ModalFoot>
    </form>
  );
}
