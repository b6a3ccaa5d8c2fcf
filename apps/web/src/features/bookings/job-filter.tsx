import { listJobs } from '@slotwise/contract/job-descriptions/job-descriptions.endpoints';
import type { JobDetails } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import { Select } from '@mantine/core';
import { useAnswer } from '#state/use-answer.ts';
import { useChosenJob } from './use-chosen-job.ts';
import { PARTS } from './meeting-parts.texts.ts';

/** As many as fit in one answer; meetings of other jobs are reached from the list of jobs. */
const ALL_JOBS = { query: { sort: 'title', page: '1', pageSize: '200' } } as const;

type Props = {
  jdId: string;
  onChange: (jdId: string) => void;
  /** Without a label above it, for toolbars. */
  isBare?: boolean;
};

const toLabel = ({ title, jdCode }: Pick<JobDetails, 'title' | 'jdCode'>) =>
  [title, jdCode].filter(Boolean).join(' · ');

/** The jobs to choose from, including the chosen one even if the answer lacks it. */
function useChoices(jdId: string) {
  const listed = useAnswer(listJobs, ALL_JOBS).data?.data;
  const isListed = !jdId || listed?.some((job) => job.jdId === jdId);
  const other = useChosenJob(listed && !isListed ? jdId : null);
  const choices = (listed ?? []).map((job) => ({ value: job.jdId, label: toLabel(job) }));
  return isListed ? choices : [...choices, { value: jdId, label: other ? toLabel(other) : PARTS.oneJob() }];
}

/** Narrows what is shown to the meetings of one job. */
export function JobFilter({ jdId, onChange, isBare = false }: Props) {
  return (
    <Select
      {...(isBare ? { 'aria-label': PARTS.job(), w: 220 } : { label: PARTS.job() })}
      size="xs"
      clearable
      searchable
      placeholder={isBare ? PARTS.anyJob() : PARTS.any()}
      nothingFoundMessage={PARTS.noSuchJob()}
      data={useChoices(jdId)}
      value={jdId || null}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  );
}
