import type { JobDetails } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import { Button, Group, Modal, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { counted } from '#lib/dates/date-text.ts';
import { openBookings } from '../pipeline.model.ts';

export type JobEnding = { jdStatus: 'FILLED' | 'CLOSED' | 'CANCELLED'; openBookings: 'KEEP' | 'CANCEL' };

const ENDINGS = [
  { value: 'FILLED', label: 'Filled', description: 'Every opening found its person' },
  { value: 'CLOSED', label: 'Closed', description: 'It is over although not all openings are filled' },
  { value: 'CANCELLED', label: 'Cancelled', description: 'It is not wanted any more' },
] as const;

type Props = {
  job: JobDetails | null;
  onKeep: () => void;
  onEnd: (job: JobDetails, ending: JobEnding) => void;
};

/** Asks how a job ended, and what becomes of the candidates who are still under way. */
export function EndJobDialog({ job, onKeep, onEnd }: Props) {
  return (
    <Modal opened={job !== null} onClose={onKeep} size={480} title={job ? `End ${job.title}?` : ''}>
      {job && <Question job={job} onKeep={onKeep} onEnd={onEnd} />}
    </Modal>
  );
}

function Question({ job, onKeep, onEnd }: Props & { job: JobDetails }) {
  const isFull = job.filled >= job.openings;
  const [jdStatus, setStatus] = useState<JobEnding['jdStatus']>(isFull ? 'FILLED' : 'CLOSED');
  const [choice, setChoice] = useState<JobEnding['openBookings']>('KEEP');
  const { waiting, set } = openBookings(job);
  return (
    <Stack gap={16}>
      <Text fz={14}>
        {job.filled} of {counted(job.openings, 'opening is', 'openings are')} filled. Suppliers can submit no
        one for an ended job, and it is no longer offered where a meeting is scheduled. You can open it again
        at any time.
      </Text>
      <Radio.Group
        label="How did it end?"
        value={jdStatus}
        onChange={(value) => setStatus(value as JobEnding['jdStatus'])}
      >
        <Stack gap={10} mt={8}>
          {ENDINGS.map(({ value, ...words }) => (
            <Radio key={value} value={value} {...words} data-autofocus={value === jdStatus || undefined} />
          ))}
        </Stack>
      </Radio.Group>
      {waiting + set > 0 && (
        <Radio.Group
          label={`${counted(waiting + set, 'booking is', 'bookings are')} still open`}
          description={
            set > 0
              ? `${set} of them with a meeting, which ${set === 1 ? 'stays' : 'stay'} as planned either way`
              : 'None of them has a meeting yet'
          }
          value={choice}
          onChange={(value) => setChoice(value as JobEnding['openBookings'])}
        >
          <Stack gap={10} mt={8}>
            <Radio value="KEEP" label="Keep them as they are" />
            <Radio
              value="CANCEL"
              label="Call off those without a meeting"
              description={`${waiting} of them; their suppliers are notified`}
              disabled={waiting === 0}
            />
          </Stack>
        </Radio.Group>
      )}
      <Group gap={8} justify="flex-end">
        <Button variant="default" onClick={onKeep}>
          Keep it open
        </Button>
        <Button
          color="var(--sw-danger)"
          c="#fff"
          onClick={() => onEnd(job, { jdStatus, openBookings: choice })}
        >
          End job
        </Button>
      </Group>
    </Stack>
  );
}
