import { isFailure, type Failure } from '@slotwise/contract/failures';
import { Button, Group, Modal, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { RefusalNote } from '../notes/refusal-note.tsx';

type Props = {
  title: string;
  /** The label for leaving, which says what stays. */
  keep: string;
  confirm: string;
  onRemove: () => Promise<object | Failure>;
  onClose: () => void;
  onRemoved: () => void;
  /** The consequences. */
  children: ReactNode;
};

/** Asks before something is removed, and stays open with the reason if that fails. */
export function RemoveQuestion(props: Props) {
  const { title, keep, confirm, onRemove, onClose, onRemoved, children } = props;
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const remove = async () => {
    setRunning(true);
    const response = await onRemove();
    setRunning(false);
    // If someone else has already removed it, it is gone all the same.
    if (isFailure(response) && response.code !== 'NOT_FOUND') return setFailure(response);
    onRemoved();
    onClose();
  };
  return (
    <Modal opened onClose={onClose} size={440} title={title}>
      <Text fz={14}>{children}</Text>
      {failure && <RefusalNote code={failure.code} texts={failure.message} />}
      <Group mt={20} gap={8} justify="flex-end">
        <Button data-autofocus variant="default" onClick={onClose}>
          {keep}
        </Button>
        <Button color="var(--sw-danger)" c="#fff" loading={running} onClick={() => void remove()}>
          {confirm}
        </Button>
      </Group>
    </Modal>
  );
}
