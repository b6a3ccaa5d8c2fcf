import { Button, Group, Modal, Text } from '@mantine/core';
import { UI } from '../ui.texts.ts';

type Props = { opened: boolean; onKeep: () => void; onDiscard: () => void };

/**
 * Asks before typed work is lost; Escape keeps it. Escape is handled only inside the question, since the keypress that
 * opens it would otherwise close it at once.
 */
export function DiscardQuestion({ opened, onKeep, onDiscard }: Props) {
  return (
    <Modal
      opened={opened}
      onClose={onKeep}
      size={440}
      title={UI.discardTitle()}
      closeOnEscape={false}
      onKeyDown={({ key }) => key === 'Escape' && onKeep()}
    >
      <Text fz={14}>{UI.discardHint()}</Text>
      <Group mt={20} gap={8} justify="flex-end">
        <Button data-autofocus variant="default" onClick={onKeep}>
          {UI.keepEditing()}
        </Button>
        <Button color="var(--sw-danger)" c="#fff" onClick={onDiscard}>
          {UI.discard()}
        </Button>
      </Group>
    </Modal>
  );
}
