import '#ui/theme/all-components.css';
import { isFailure } from '@slotwise/contract/failures';
import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import dialog from '#features/bookings/acts/act-dialog.module.css';
import { removeSampleData } from '../dashboard.actions.ts';
import { FIRST_STEPS } from './first-steps.texts.ts';

type Props = { opened: boolean; holds: string; onClose: () => void };

/** Confirms the removal of the sample data. */
export function RemoveSampleData({ opened, holds, onClose }: Props) {
  const dispatch = useAppDispatch();
  const [isRemoving, setRemoving] = useState(false);
  const remove = async () => {
    setRemoving(true);
    const response = await dispatch(removeSampleData());
    setRemoving(false);
    if (isFailure(response)) return;
    onClose();
  };
  return (
    <Modal opened={opened} onClose={onClose} size={440} title={FIRST_STEPS.removeTitle()}>
      <div className="stack gap-sm plain">
        <p>{FIRST_STEPS.removeHint({ sample: holds })}</p>
      </div>
      <div className={dialog.foot}>
        <Button variant="default" data-autofocus onClick={onClose}>
          {FIRST_STEPS.keep()}
        </Button>
        <Button color="var(--sw-danger)" c="#fff" loading={isRemoving} onClick={() => void remove()}>
          {FIRST_STEPS.remove()}
        </Button>
      </div>
    </Modal>
  );
}
