import type { Webhook } from '@slotwise/contract/outgoing/webhooks.schema';
import { Button, Modal, Text } from '@mantine/core';
import { CopyField } from '#ui/fields/copy-field.tsx';
import { FieldStack } from '#ui/fields/field-row.tsx';
import { webhookName } from './webhook-words.model.ts';
import { WEBHOOKS } from './webhooks.texts.ts';

type Props = { webhook: Webhook; secret: string; onClose: () => void };

/** The secret that signs an address's events. It is never shown again, so the dialog closes only by its button. */
export function SecretDialog({ webhook, secret, onClose }: Props) {
  return (
    <Modal
      opened
      onClose={onClose}
      size={560}
      title={WEBHOOKS.secretTitle({ name: webhookName(webhook) })}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
    >
      <FieldStack>
        <Text fz={14}>{WEBHOOKS.secretHint()}</Text>
        <CopyField label={WEBHOOKS.secret()} value={secret} copy={WEBHOOKS.copySecret()} />
      </FieldStack>
      <div className="flex gap-xs to-end mt-ml">
        <Button onClick={onClose}>{WEBHOOKS.saved()}</Button>
      </div>
    </Modal>
  );
}
