import { Button, Group, Modal, Text } from '@mantine/core';

type Props = { opened: boolean; onKeep: () => void; onDiscard: () => void };

/**
 * Asks before typed work is lost; Escape keeps it. Escape is listened for inside the question alone, since the one that
 * opens it would otherwise close it at once.
 */
export function DiscardQuestion({ opened, onKeep, onDiscard }: Props) {
  return (
    <Modal
      opened={opened}
      onClose={onKeep}
      size={440}
      title="Discard what you entered?"
      closeOnEscape={false}
      onKeyDown={({ key }) => key === 'Escape' && onKeep()}
    >
      <Text fz={14}>What you changed in this form has not been saved.</Text>
      <Group mt={20} gap={8} justify="flex-end">
        <Button data-autofocus variant="default" onClick={onKeep}>
          Keep editing
        </Button>
        <Button color="var(--sw-danger)" c="#fff" onClick={onDiscard}>
          Discard
        </Button>
      </Group>
    </Modal>
  );
}
