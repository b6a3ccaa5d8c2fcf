import type { Panelist } from '@slotwise/contract/panelists/panelists.schema';
import { Button, Group, Modal, Text } from '@mantine/core';
import { counted } from '#lib/dates/date-text.ts';

type Props = { panelist: Panelist | null; onKeep: () => void; onDeactivate: (panelist: Panelist) => void };

/** Asks before someone is taken out of new panels, and says what stays. */
export function DeactivatePanelist({ panelist, onKeep, onDeactivate }: Props) {
  const upcoming = panelist?.stats.upcoming ?? 0;
  return (
    <Modal
      opened={panelist !== null}
      onClose={onKeep}
      size={440}
      title={panelist ? `Deactivate ${panelist.displayName}?` : ''}
    >
      <Text fz={14}>
        {panelist?.displayName} can no longer be chosen for a panel.{' '}
        {upcoming > 0
          ? `${counted(upcoming, 'meeting', 'meetings')} already scheduled ${upcoming === 1 ? 'stays' : 'stay'} as they are.`
          : 'No meeting is scheduled with this person.'}{' '}
        You can reactivate them at any time.
      </Text>
      <Group mt={20} gap={8} justify="flex-end">
        <Button data-autofocus variant="default" onClick={onKeep}>
          Keep active
        </Button>
        <Button color="var(--sw-danger)" c="#fff" onClick={() => panelist && onDeactivate(panelist)}>
          Deactivate
        </Button>
      </Group>
    </Modal>
  );
}
