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
import { ADDRESS_PLACES, BUSY } from './busy-sources.texts.ts';
import classes from './connect.module.css';

type Props = { work: Ref<FormWork>; onCancel: () => void; onConnected: () => void };

const WHERE = ['Google', 'Outlook', 'iCloud'] as const;

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
    <ModalForm label={BUSY.addFeed()} confirm={BUSY.connect()} {...frame} onCancel={onCancel}>
      <FieldStack>
        <TextInput
          data-autofocus
          label={BUSY.address()}
          description={BUSY.addressHint()}
          required
          autoComplete="off"
          spellCheck={false}
          {...form.getInputProps('url')}
        />
        <TextInput
          label={BUSY.name()}
          description={BUSY.nameHint()}
          required
          autoComplete="off"
          maxLength={100}
          {...form.getInputProps('name')}
        />
      </FieldStack>
      <section className="mt-md pt-sm line-above" aria-label={BUSY.where()}>
        <h3 className="mb-xs small medium">{BUSY.where()}</h3>
        <dl className={classes.places}>
          {WHERE.map((program) => (
            <div key={program}>
              <dt>{program}</dt>
              <dd>{ADDRESS_PLACES[program]()}</dd>
            </div>
          ))}
        </dl>
        <p className="caption">{BUSY.addressIsSecret()}</p>
      </section>
    </ModalForm>
  );
}
