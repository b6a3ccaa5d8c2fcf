import type { DocumentRef } from '@slotwise/contract/booking-parts/documents.schema';
import { Button, Group, Modal, Text } from '@mantine/core';
import { VENDORS } from '../vendors.texts.ts';

type Props = {
  document: DocumentRef | null;
  onKeep: () => void;
  onRemove: (document: DocumentRef) => void;
};

/** Asks before a file is removed. */
export function RemoveQuestion({ document, onKeep, onRemove }: Props) {
  return (
    <Modal opened={document !== null} onClose={onKeep} size={440} title={VENDORS.askRemove()}>
      {document && (
        <Text fz={14}>
          {VENDORS.removal({
            fileName: document.fileName,
            isShared: String(document.visibility === 'SHARED'),
          })}
        </Text>
      )}
      <Group mt={20} gap={8} justify="flex-end">
        <Button data-autofocus variant="default" onClick={onKeep}>
          {VENDORS.keepDocument()}
        </Button>
        <Button color="var(--sw-danger)" c="#fff" onClick={() => document && onRemove(document)}>
          {VENDORS.removeDocument()}
        </Button>
      </Group>
    </Modal>
  );
}
