import { Button, Group, Modal, Text } from '@mantine/core';
import { useState } from 'react';

type Props = { onClose: () => void; onDiscard: () => Promise<void> };

/** Asks before a draft is thrown away, which no one can take back. */
export function DiscardDraft({ onClose, onDiscard }: Props) {
  const [running, setRunning] = useState(false);
  const discard = async () => {
    setRunning(true);
    await onDiscard();
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title="Discard this draft?">
      <Text fz={14}>
        What you typed and the documents you attached are deleted. No one has been invited, so no one is
        notified.
      </Text>
      <Group mt={20} gap={8} justify="flex-end">
        <Button data-autofocus variant="default" onClick={onClose}>
          Keep the draft
        </Button>
        <Button color="var(--sw-danger)" c="#fff" loading={running} onClick={() => void discard()}>
          Discard draft
        </Button>
      </Group>
    </Modal>
  );
}
