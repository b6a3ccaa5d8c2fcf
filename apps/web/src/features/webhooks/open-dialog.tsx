import { isFailure } from '@slotwise/contract/failures';
import type { NewWebhook, Webhook } from '@slotwise/contract/outgoing/webhooks.schema';
import { useRef } from 'react';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { FormModal } from '#ui/dialogs/form-modal.tsx';
import { RemoveQuestion } from '#ui/dialogs/remove-question.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { webhookName } from './webhook-words.model.ts';
import { WebhookForm } from './webhook.form.tsx';
import { addWebhook, changeWebhook, removeWebhook, renewWebhookSecret } from './webhooks.actions.ts';
import { WEBHOOKS } from './webhooks.texts.ts';

/** The pending action and its webhook; `shown` has a secret that is shown only once. */
export type Opened =
  | { act: 'add' }
  | { act: 'edit' | 'log' | 'secret' | 'remove'; webhook: Webhook }
  | { act: 'shown'; secret: string; webhook: Webhook };

type Props = {
  opened: Opened | null;
  onOpen: (opened: Opened) => void;
  onClose: () => void;
  /** The list has changed. */
  onChanged: () => void;
};

/** The dialog of the chosen action. */
export function OpenDialog({ opened, ...ways }: Props) {
  if (!opened) return null;
  const { onClose, onChanged } = ways;
  if (opened.act === 'add' || opened.act === 'edit') return <Editor opened={opened} {...ways} />;
  const { webhook } = opened;
  if (opened.act === 'shown') return <SecretDialog {...opened} onClose={onClose} />;
  if (opened.act === 'log') return <DeliveryLog webhook={webhook} onClose={onClose} onChanged={onChanged} />;
  if (opened.act === 'secret') return <NewSecret webhook={webhook} {...ways} />;
  return <Removal webhook={webhook} onClose={onClose} onChanged={onChanged} />;
}

type EditorProps = Omit<Props, 'opened'> & { opened: { act: 'add' } | { act: string; webhook: Webhook } };

function Editor({ opened, onOpen, onClose, onChanged }: EditorProps) {
  const dispatch = useAppDispatch();
  const webhook = 'webhook' in opened ? opened.webhook : undefined;
  const save = async (values: NewWebhook) => {
    if (webhook) {
      const response = await dispatch(changeWebhook(webhook.webhookId, values));
      if (isFailure(response)) return response;
      onClose();
    } else {
      const response = await dispatch(addWebhook(values));
      if (isFailure(response)) return response;
      onOpen({ act: 'shown', secret: response.secret, webhook: response.data });
    }
    onChanged();
    return {};
  };
  return (
    <FormModal opened onClose={onClose} size={720} title={webhook ? WEBHOOKS.edit() : WEBHOOKS.add()}>
      {(work, close) => <WebhookForm webhook={webhook} onSave={save} onCancel={close} work={work} />}
    </FormModal>
  );
}

type ActProps = Omit<Props, 'opened' | 'onOpen'> & { webhook: Webhook };

function NewSecret({ webhook, onOpen, onClose, onChanged }: ActProps & Pick<Props, 'onOpen'>) {
  const dispatch = useAppDispatch();
  const made = useRef('');
  const renew = async () => {
    const response = await dispatch(renewWebhookSecret(webhook.webhookId));
    if (!isFailure(response)) made.current = response.secret;
    return response;
  };
  // The new secret replaces the question.
  const close = () => (made.current ? onOpen({ act: 'shown', secret: made.current, webhook }) : onClose());
  return (
    <RemoveQuestion
      title={WEBHOOKS.askSecret({ name: webhookName(webhook) })}
      keep={WEBHOOKS.keepSecret()}
      confirm={WEBHOOKS.makeSecret()}
      onRemove={renew}
      onClose={close}
      onRemoved={onChanged}
    >
      {WEBHOOKS.secretChange()}
    </RemoveQuestion>
  );
}

function Removal({ webhook, onClose, onChanged }: ActProps) {
  const dispatch = useAppDispatch();
  return (
    <RemoveQuestion
      title={WEBHOOKS.askRemove({ name: webhookName(webhook) })}
      keep={WEBHOOKS.keep()}
      confirm={WEBHOOKS.remove()}
      onRemove={() => dispatch(removeWebhook(webhook.webhookId))}
      onClose={onClose}
      onRemoved={onChanged}
    >
      {WEBHOOKS.removal()}
    </RemoveQuestion>
  );
}
