import type { Failure } from '@slotwise/contract/failures';
import type { NewWebhook, Webhook, WebhookEvent } from '@slotwise/contract/outgoing/webhooks.schema';
import { Switch, TextInput } from '@mantine/core';
import type { Ref } from 'react';
import { FieldStack } from '#ui/fields/field-row.tsx';
import type { FormWork } from '#ui/dialogs/form-modal.tsx';
import { ModalForm } from '#ui/dialogs/modal-form.tsx';
import { useModalForm } from '#ui/dialogs/use-modal-form.ts';
import { EventChoice } from './event-choice.tsx';
import { WEBHOOKS } from './webhooks.texts.ts';

type Props = {
  webhook: Webhook | undefined;
  onSave: (values: NewWebhook) => Promise<object | Failure>;
  onCancel: () => void;
  work: Ref<FormWork>;
};

type Values = { url: string; description: string; isAll: boolean; events: WebhookEvent[] };

const toValues = (webhook: Webhook | undefined): Values => ({
  url: webhook?.url ?? '',
  description: webhook?.description ?? '',
  isAll: (webhook?.events.length ?? 0) === 0,
  events: webhook?.events ?? [],
});

const mistakesIn = ({ url, isAll, events }: Values) => ({
  url: /^https?:\/\/\S+$/i.test(url.trim()) ? null : WEBHOOKS.noAddress(),
  events: isAll || events.length > 0 ? null : WEBHOOKS.noEvent(),
});

/** Where events are sent, and which ones. */
export function WebhookForm({ webhook, onSave, onCancel, work }: Props) {
  const { form, frame } = useModalForm({
    initial: toValues(webhook),
    validate: mistakesIn,
    work,
    onSave: ({ url, description, isAll, events }) =>
      onSave({ url, description, events: isAll ? [] : events }),
  });
  const { isAll, events } = form.values;
  return (
    <ModalForm
      label={webhook ? WEBHOOKS.edit() : WEBHOOKS.add()}
      confirm={webhook ? WEBHOOKS.save() : WEBHOOKS.add()}
      {...frame}
      onCancel={onCancel}
    >
      <FieldStack>
        <TextInput
          data-autofocus
          label={WEBHOOKS.address()}
          type="url"
          required
          placeholder="https://"
          autoComplete="off"
          {...form.getInputProps('url')}
        />
        <TextInput
          label={WEBHOOKS.description()}
          placeholder={WEBHOOKS.whichApp()}
          autoComplete="off"
          {...form.getInputProps('description')}
        />
        <Switch label={WEBHOOKS.everyEvent()} {...form.getInputProps('isAll', { type: 'checkbox' })} />
        {!isAll && (
          <EventChoice
            chosen={events}
            error={form.errors['events']}
            onChange={(chosen) => form.setFieldValue('events', chosen)}
          />
        )}
      </FieldStack>
    </ModalForm>
  );
}
