import { isFailure } from '@slotwise/contract/failures';
import type { JobDetails } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import { Button, Group, Modal, Stack } from '@mantine/core';
import { useState } from 'react';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { SupplierChoices } from '../form/supplier-choices.tsx';
import { updateJob } from '../job-descriptions.actions.ts';
import { JOBS } from '../jobs.texts.ts';

type Props = { job: JobDetails | null; onClose: () => void; onShared: () => void };

/** Which suppliers a job is shared with, without its long form. */
export function ShareDialog({ job, onClose, onShared }: Props) {
  return (
    <Modal
      opened={job !== null}
      onClose={onClose}
      size={480}
      title={job ? JOBS.shareOne({ title: job.title }) : ''}
    >
      {job && <Choice key={job.jdId} job={job} onClose={onClose} onShared={onShared} />}
    </Modal>
  );
}

function Choice({ job, onClose, onShared }: Props & { job: JobDetails }) {
  const { jdId, version, vendorId, sharedWithVendorIds } = job;
  const dispatch = useAppDispatch();
  const [chosen, setChosen] = useState(sharedWithVendorIds);
  const [isSaving, setSaving] = useState(false);
  const isSame = chosen.toSorted().join() === sharedWithVendorIds.toSorted().join();
  const save = async () => {
    setSaving(true);
    const response = await dispatch(updateJob({ jdId, version, vendorId, sharedWithVendorIds: chosen }));
    setSaving(false);
    onShared();
    if (!isFailure(response)) onClose();
  };
  return (
    <Stack gap={16}>
      <SupplierChoices value={chosen} onChange={setChosen} />
      <Group gap={8} justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {JOBS.cancel()}
        </Button>
        <Button disabled={isSame} loading={isSaving} onClick={() => void save()}>
          {JOBS.saveSharing()}
        </Button>
      </Group>
    </Stack>
  );
}
