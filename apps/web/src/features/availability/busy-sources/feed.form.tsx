import { newBusyFeedSchema } from '@slotwise/contract/availability/busy-sources.schema';
import { TextInput } from '@mantine/core';
import type { Ref } from 'react';
import { FieldStack } from '#ui/fields/field-row.tsx';
import { mistakesBy } from '#lib/mistakes-by.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import type { FormWork } from '#ui/dialogs/form-modal.tsx';
import { ModalForm } from '#ui/dialogs/modal-form.tsx';
import { useModalForm } from '#ui/dialogs/use-modal-form.ts';
import { subscribeFeed } from './busy-sources.actions.ts';
import classes from './connect.module.css';

type Props = { work: Ref<FormWork>; onCancel: () => void; onConnected: () => void };

const WHERE: [string, string][] = [
  ['Google', 'Settings, choose the calendar, “Integrate calendar”, “Secret address in iCal format”.'],
  [
    'Outlook',
    'Settings, “Calendar”, “Shared calendars”, “Publish a calendar”: the ICS link. Showing when you are busy is enough.',
  ],
  ['iCloud', 'Share the calendar as a public one, and copy its link, which begins with webcal://.'],
];

/** The secret address of a published calendar. */
export function FeedForm({ work, onCancel, onConnected }: Props) {
  const dispatch = useAppDispatch();
  const { form, frame } = useModalForm({
    initial: { name: '', url: '' },
    validate: (feed) => mistakesBy(newBusyFeedSchema, feed),
    work,
    onSave: (feed) => dispatch(subscribeFeed(feed)),
    onSaved: onConnected,
  });
  return (
    <ModalForm label="Add a calendar by address" confirm="Connect calendar" {...frame} onCancel={onCancel}>
      <FieldStack>
        <TextInput
          data-autofocus
          label="Address"
          description="Begins with https:// or webcal://"
          required
          autoComplete="off"
          spellCheck={false}
          {...form.getInputProps('url')}
        />
        <TextInput
          label="Name"
          description="For yourself, such as Work or Family"
          required
          autoComplete="off"
          maxLength={100}
          {...form.getInputProps('name')}
        />
      </FieldStack>
      <section className={classes.where} aria-label="Where the address is">
        <h3 className={classes.whereTitle}>Where the address is</h3>
        <dl className={classes.places}>
          {WHERE.map(([program, place]) => (
            <div key={program}>
              <dt>{program}</dt>
              <dd>{place}</dd>
            </div>
          ))}
        </dl>
        <p className={classes.remark}>
          Anyone who has this address can read the calendar, so it is kept encrypted and never shown again. It
          is read about every quarter of an hour.
        </p>
      </section>
    </ModalForm>
  );
}
