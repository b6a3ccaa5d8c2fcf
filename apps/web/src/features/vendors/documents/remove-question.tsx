import type { DocumentRef } from '@slotwise/contract/booking-parts/documents.schema';
import { Button, Group, Modal, Text } from '@mantine/core';

type Props = {
  document: DocumentRef | null;
  onKeep: () => void;
  onRemove: (document: DocumentRef) => void;
};

/** Asks before a file is taken away. */
export function RemoveQuestion({ document, onKeep, onRemove }: Props) {
  return (
    <Modal opened={document !== null} onClose={onKeep} size={440} title="Remove this document?">
      <Text fz={14}>
        {document?.fileName} is then gone
        {document?.visibility === 'SHARED' ? ' for both organizations' : ' for everyone in your organization'}
        .
      </Text>
      <Group mt={20} gap={8} justify="flex-end">
        <Button data-autofocus variant="default" onClick={onKeep}>
          Keep the document
        </Button>
        <Button color="var(--sw-danger)" c="#fff" onClick={() => document && onRemove(document)}>
          Remove document
        </Button>
      </Group>
    </Modal>
  );
}
