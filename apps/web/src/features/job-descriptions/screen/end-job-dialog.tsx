import type { JobDetails } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import { Button, Group, Modal, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { JD_STATUS_WORDS } from '@slotwise/contract/words';
import { openBookings } from '../pipeline.model.ts';
import { JOBS, ENDING_WORDS } from '../jobs.texts.ts';

export type JobEnding = { jdStatus: 'FILLED' | 'CLOSED' | 'CANCELLED'; openBookings: 'KEEP' | 'CANCEL' };

const ENDINGS = ['FILLED', 'CLOSED', 'CANCELLED'] as const;

type Props = {
  job: JobDetails | null;
  onKeep: () => void;
  onEnd: (job: JobDetails, ending: JobEnding) => void;
};

/** Asks how a job ended, and what should happen to the candidates still in progress. */
export function EndJobDialog({ job, onKeep, onEnd }: Props) {
  return (
    <Modal
      opened={job !== null}
      onClose={onKeep}
      size={480}
      title={job ? JOBS.askEnd({ title: job.title }) : ''}
    >
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
      <Text fz={14}>{JOBS.ending({ filled: job.filled, openings: job.openings })}</Text>
      <Radio.Group
        label={JOBS.how()}
        value={jdStatus}
        onChange={(value) => setStatus(value as JobEnding['jdStatus'])}
      >
        <Stack gap={10} mt={8}>
          {ENDINGS.map((value) => (
            <Radio
              key={value}
              value={value}
              label={JD_STATUS_WORDS[value]}
              description={ENDING_WORDS[value]()}
              data-autofocus={value === jdStatus || undefined}
            />
          ))}
        </Stack>
      </Radio.Group>
      {waiting + set > 0 && (
        <Radio.Group
          label={JOBS.stillOpen({ count: waiting + set })}
          description={JOBS.stillSet({ count: set })}
          value={choice}
          onChange={(value) => setChoice(value as JobEnding['openBookings'])}
        >
          <Stack gap={10} mt={8}>
            <Radio value="KEEP" label={JOBS.keepThem()} />
            <Radio
              value="CANCEL"
              label={JOBS.cancelThem()}
              description={JOBS.cancelHint({ count: waiting })}
              disabled={waiting === 0}
            />
          </Stack>
        </Radio.Group>
      )}
      <Group gap={8} justify="flex-end">
        <Button variant="default" onClick={onKeep}>
          {JOBS.keepOpen()}
        </Button>
        <Button
          color="var(--sw-danger)"
          c="#fff"
          onClick={() => onEnd(job, { jdStatus, openBookings: choice })}
        >
          {JOBS.end()}
        </Button>
      </Group>
    </Stack>
  );
}
