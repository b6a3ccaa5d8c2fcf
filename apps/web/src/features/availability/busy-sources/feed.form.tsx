import { newBusyFeedSchema } from '@slotwise/contract/availability/busy-sources/busy-sources.schema';
import { Button, TextInput } from '@mantine/core';
import type { Ref } from 'react';
import { FieldStack } from '#ui/field-row.tsx';
import { ModalFields, ModalFoot, type FormWork } from '#ui/form-modal.tsx';
import { RefusalNote } from '#ui/refusal-note.tsx';
import { subscribeFeed } from './busy-sources.actions.ts';
import classes from './connect.module.css';
import { mistakesBy } from './connect-values.model.ts';
import { useConnectForm } from './use-connect-form.ts';

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
  const { form, root, saving, failure, submit } = useConnectForm({
    initial: { name: '', url: '' },
    validate: mistakesBy(newBusyFeedSchema),
    work,
    send: subscribeFeed,
    onSent: onConnected,
  });
  return (
    <form ref={root} noValidate aria-label="Add a calendar by address" onSubmit={submit}>
      <ModalFields>
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
            Whoever has this address can read the calendar, so it is kept encrypted and never shown again. It
            is read about every quarter of an hour.
          </p>
        </section>
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
          Connect calendar
        </Button>
      </ModalFoot>
    </form>
  );
}
