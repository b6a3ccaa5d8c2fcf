import type { Webhook } from '@slotwise/contract/outgoing/webhooks.schema';
import { Button, Modal, Text } from '@mantine/core';
import { CopyField } from '#ui/fields/copy-field.tsx';
import { FieldStack } from '#ui/fields/field-row.tsx';
import { webhookName } from './webhook-words.model.ts';
import classes from './webhooks.module.css';

type Props = { webhook: Webhook; secret: string; onClose: () => void };

/** The secret that signs what an address gets. No one sees it again, so the dialog waits for its button. */
export function SecretDialog({ webhook, secret, onClose }: Props) {
  return (
    <Modal
      opened
      onClose={onClose}
      size={560}
      title={`Secret of ${webhookName(webhook)}`}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
    >
      <FieldStack>
        <Text fz={14}>
          The receiver checks messages with it. It is shown this once: keep it where the receiver keeps its
          secrets.
        </Text>
        <CopyField label="Secret" value={secret} copy="Copy secret" />
      </FieldStack>
      <div className={classes.foot}>
        <Button onClick={onClose}>I’ve saved it</Button>
      </div>
    </Modal>
  );
}
