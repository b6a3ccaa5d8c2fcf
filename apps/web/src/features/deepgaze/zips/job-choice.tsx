import type { JobDetails } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useLoaded } from '#lib/use-loaded.ts';
import { findOpenJobs } from '../deepgaze.actions.ts';

type Props = { job: JobDetails | null; onChoose: (job: JobDetails | null) => void };

/** The open job that resumes are looked through for, found on the server by a word of it. */
export function JobChoice({ job, onChoose }: Props) {
  const [text, setText] = useState('');
  // The title of the chosen job is no search: whoever opens the list again looks for another one.
  const { jobs, nothing } = useOpenJobs(text === job?.title ? '' : text.trim());
  const known = withChosen(jobs, job);
  return (
    <Select
      label="For a job"
      placeholder="No job in particular"
      description="‘Schedule’ then fills this job in."
      searchable
      clearable
      clearButtonProps={{ 'aria-label': 'For no job in particular' }}
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

/** What a text finds once typing pauses, and the words for a list without anything in it. */
function useOpenJobs(typed: string) {
  const [q] = useDebouncedValue(typed, 200);
  const { data, failure } = useLoaded(q, () => findOpenJobs(q));
  if (failure) return { jobs: [], nothing: failure.message.join(' ') };
  // Answers to an earlier text are not offered: Enter would choose a job the user did not ask for.
  if (data?.q !== typed) return { jobs: [], nothing: 'Searching…' };
  return { jobs: data.jobs, nothing: 'No open job matches.' };
}

const withChosen = (jobs: JobDetails[], job: JobDetails | null): JobDetails[] =>
  job && !jobs.some(({ jdId }) => jdId === job.jdId) ? [job, ...jobs] : jobs;
