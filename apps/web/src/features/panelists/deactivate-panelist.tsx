import type { Panelist } from '@slotwise/contract/panelists/panelists.schema';
import { Button, Group, Modal, Text } from '@mantine/core';
import { PANELISTS } from './panelists.texts.ts';

type Props = { panelist: Panelist | null; onKeep: () => void; onDeactivate: (panelist: Panelist) => void };

/** Asks before someone is excluded from new panels, and says what stays. */
export function DeactivatePanelist({ panelist, onKeep, onDeactivate }: Props) {
  return (
    <Modal
      opened={panelist !== null}
      onClose={onKeep}
      size={440}
      title={panelist ? PANELISTS.askDeactivate({ name: panelist.displayName }) : ''}
    >
      {panelist && (
        <Text fz={14}>
          {PANELISTS.deactivation({ name: panelist.displayName, count: panelist.stats.upcoming })}
        </Text>
      )}
      <Group mt={20} gap={8} justify="flex-end">
        <Button data-autofocus variant="default" onClick={onKeep}>
          {PANELISTS.keepActive()}
        </Button>
        <Button color="var(--sw-danger)" c="#fff" onClick={() => panelist && onDeactivate(panelist)}>
          {PANELISTS.deactivate()}
        </Button>
      </Group>
    </Modal>
  );
}
