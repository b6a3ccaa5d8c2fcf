import type { JobDetails } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { useFoundJobs } from '#state/use-found-jobs.ts';
import { DEEPGAZE } from '../deepgaze.texts.ts';

type Props = {
  job: JobDetails | null;
  placeholder?: string;
  description?: string;
  onChoose: (job: JobDetails | null) => void;
};

/** The open job that resumes are searched for, found on the server by a word of it. */
export function JobChoice({
  job,
  placeholder = DEEPGAZE.noJob(),
  description = DEEPGAZE.jobHint(),
  onChoose,
}: Props) {
  const [text, setText] = useState('');
  // The title of the chosen job is not a search: someone who reopens the list wants another job.
  const sought = text === job?.title ? '' : text;
  const { found, nothing } = useFoundJobs(sought, { none: DEEPGAZE.noJobFound() });
  const known = withChosen(found, job);
  return (
    <Select
      label={DEEPGAZE.forAJob()}
      placeholder={placeholder}
      description={description}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': DEEPGAZE.clearJob() }}
      data={known.map(({ jdId, title }) => ({ value: jdId, label: title }))}
      filter={({ options }) => options}
      nothingFoundMessage={nothing}
      value={job?.jdId ?? null}
      searchValue={text}
      onSearchChange={setText}
      onChange={(id) => onChoose(known.find(({ jdId }) => jdId === id) ?? null)}
    />
  );
}

const withChosen = (jobs: JobDetails[], job: JobDetails | null): JobDetails[] =>
  job && !jobs.some(({ jdId }) => jdId === job.jdId) ? [job, ...jobs] : jobs;
