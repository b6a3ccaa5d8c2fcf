import { Button, Group, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { DRAFTS } from './drafts.texts.ts';

type Props = { onClose: () => void; onDiscard: () => Promise<void> };

/** Asks before a draft is discarded, which cannot be undone. */
export function DiscardDraft({ onClose, onDiscard }: Props) {
  const [running, setRunning] = useState(false);
  const discard = async () => {
    setRunning(true);
    await onDiscard();
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={DRAFTS.askDiscard()}>
      <Text fz={14}>{DRAFTS.discardHint()}</Text>
      <Group mt={20} gap={8} justify="flex-end">
        <Button data-autofocus variant="default" onClick={onClose}>
          {DRAFTS.keepDraft()}
        </Button>
        <Button color="var(--sw-danger)" c="#fff" loading={running} onClick={() => void discard()}>
          {DRAFTS.discard()}
        </Button>
      </Group>
    </Modal>
  );
}
