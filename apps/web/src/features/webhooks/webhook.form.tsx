import { isFailure, type Failure } from '@slotwise/contract/failures';
import type { NewWebhook, Webhook, WebhookEvent } from '@slotwise/contract/webhooks/webhooks.schema';
import { Button, Switch, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { focusFirstError } from '#lib/focus-first-error.ts';
import { FieldStack } from '#ui/field-row.tsx';
import type { FormWork } from '#ui/form-modal.tsx';
import { RefusalNote } from '#ui/refusal-note.tsx';
import { EventChoice } from './event-choice.tsx';
import classes from './webhooks.module.css';

type Props = {
  webhook: Webhook | undefined;
  onSave: (wish: NewWebhook) => Promise<object | Failure>;
  onCancel: () => void;
  work: Ref<FormWork>;
};

type Values = { url: string; description: string; isAll: boolean; events: WebhookEvent[] };

const valuesOf = (webhook: Webhook | undefined): Values => ({
  url: webhook?.url ?? '',
  description: webhook?.description ?? '',
  isAll: (webhook?.events.length ?? 0) === 0,
  events: webhook?.events ?? [],
});

const mistakesIn = ({ url, isAll, events }: Values) => ({
  url: /^https?:\/\/\S+$/i.test(url.trim()) ? null : 'Enter an address that begins with https://',
  events: isAll || events.length > 0 ? null : 'Choose at least one event',
});

/** Where events go, and which. */
export function WebhookForm({ webhook, onSave, onCancel, work }: Props) {
  const root = useRef<HTMLFormElement>(null);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const form = useForm<Values>({ initialValues: valuesOf(webhook), validate: mistakesIn });
  useImperativeHandle(work, () => ({ isUnsaved: () => form.isDirty() }), [form]);

  const save = async ({ url, description, isAll, events }: Values) => {
    setSaving(true);
    const response = await onSave({ url, description, events: isAll ? [] : events });
    setSaving(false);
    if (!isFailure(response)) return;
    setFailure(response);
    form.setErrors(response.fieldErrors ?? {});
    focusFirstError(root.current);
  };
  const { isAll, events } = form.values;
  return (
    <form
      ref={root}
      noValidate
      aria-label={webhook ? 'Edit webhook' : 'Add webhook'}
      onSubmit={form.onSubmit(
        (values) => void save(values),
        () => focusFirstError(root.current),
      )}
    >
      <FieldStack>
        <TextInput
          data-autofocus
          label="Address"
          type="url"
          required
          placeholder="https://"
          autoComplete="off"
          {...form.getInputProps('url')}
        />
        <TextInput
          label="Description"
          placeholder="Which program this is"
          autoComplete="off"
          {...form.getInputProps('description')}
        />
        <Switch
          label="Tell of all events, those of later versions too"
          {...form.getInputProps('isAll', { type: 'checkbox' })}
        />
        {!isAll && (
          <EventChoice
            chosen={events}
            error={form.errors['events']}
            onChange={(chosen) => form.setFieldValue('events', chosen)}
          />
        )}
        {failure && !failure.fieldErrors && <RefusalNote code={failure.code} texts={failure.message} />}
      </FieldStack>
      <div className={classes.foot}>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={saving}>
          {webhook ? 'Save webhook' : 'Add webhook'}
        </Button>
      </div>
    </form>
  );
}
