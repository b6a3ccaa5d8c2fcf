import {
  newCalDavSourceSchema,
  type CalDavAccount,
  type CalDavCalendar,
} from '@slotwise/contract/availability/busy-sources.schema';
import { Checkbox, TextInput } from '@mantine/core';
import type { Ref } from 'react';
import { FieldStack } from '#ui/fields/field-row.tsx';
import { mistakesBy } from '#lib/mistakes-by.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import type { FormWork } from '#ui/dialogs/form-modal.tsx';
import { ModalForm } from '#ui/dialogs/modal-form.tsx';
import { useModalForm } from '#ui/dialogs/use-modal-form.ts';
import { connectAccount } from './busy-sources.actions.ts';
import { BUSY } from './busy-sources.texts.ts';

type Props = {
  account: CalDavAccount;
  calendars: CalDavCalendar[];
  work: Ref<FormWork>;
  onCancel: () => void;
  onConnected: () => void;
};

/** Which calendars of an account make their owner busy. */
export function ChooseCalendarsForm({ account, calendars, work, onCancel, onConnected }: Props) {
  const only = calendars.length === 1 ? calendars.map(({ href }) => href) : [];
  const dispatch = useAppDispatch();
  const { form, failure, frame } = useModalForm({
    initial: { ...account, name: calendars.length === 1 ? (calendars[0]?.name ?? '') : '', calendars: only },
    validate: (source) => mistakesBy(newCalDavSourceSchema, source),
    work,
    onSave: (source) => dispatch(connectAccount(source)),
    onSaved: onConnected,
  });
  // The account's fields are no longer visible, so their errors are shown next to the buttons.
  const { url, username, password } = form.errors;
  const refusal = url || username || password ? failure : frame.refusal;
  return (
    <ModalForm
      label={BUSY.choose()}
      confirm={BUSY.connectChosen()}
      {...frame}
      refusal={refusal}
      onCancel={onCancel}
    >
      <FieldStack>
        <Checkbox.Group label={BUSY.chosen()} required {...form.getInputProps('calendars')}>
          {calendars.map(({ href, name }, i) => (
            <Checkbox key={href} mt={8} value={href} label={name} data-autofocus={i === 0 || undefined} />
          ))}
        </Checkbox.Group>
        <TextInput
          label={BUSY.name()}
          description={BUSY.nameHint()}
          required
          autoComplete="off"
          maxLength={100}
          {...form.getInputProps('name')}
        />
      </FieldStack>
    </ModalForm>
  );
}
