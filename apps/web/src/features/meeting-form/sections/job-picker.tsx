import type { JobDetails } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import { ActionIcon, Input, Select } from '@mantine/core';
import { BriefcaseBusiness, Search, X } from 'lucide-react';
import { useState } from 'react';
import { useFoundJobs } from '#state/use-found-jobs.ts';
import { TwoLines } from '#ui/text/two-lines.tsx';
import classes from './job-picker.module.css';
import { MEETING_FORM } from '#features/meeting-form/values/meeting-form.texts.ts';

const toFacts = ({ jdCode, clientName, location }: JobDetails) =>
  [jdCode, clientName, location].filter(Boolean).join(' · ');

type Props = { onChoose: (job: JobDetails) => void };

/** Searches the organization's open jobs on the server; nothing is requested until the field gets the focus. */
export function JobPicker({ onChoose }: Props) {
  const [text, setText] = useState('');
  const [isWanted, setWanted] = useState(false);
  const none = MEETING_FORM.noJob();
  const { found: jobs, nothing } = useFoundJobs(text, { none, isWanted });
  return (
    <Select
      label={MEETING_FORM.jobDescription()}
      placeholder={MEETING_FORM.findJob()}
      searchable
      leftSection={<Search size={14} aria-hidden />}
      value={null}
      searchValue={text}
      onSearchChange={setText}
      onFocus={() => setWanted(true)}
      data={jobs.map(({ jdId, title }) => ({ value: jdId, label: title }))}
      filter={({ options }) => options}
      nothingFoundMessage={nothing}
      renderOption={({ option }) => <Found job={jobs.find(({ jdId }) => jdId === option.value)} />}
      onChange={(id) => {
        const chosen = jobs.find(({ jdId }) => jdId === id);
        if (chosen) onChoose(chosen);
        setText('');
      }}
    />
  );
}

const Found = ({ job }: { job: JobDetails | undefined }) =>
  job ? <TwoLines first={job.title} second={toFacts(job)} /> : null;

type ChosenProps = { title: string; job: JobDetails | null; onRemove: () => void };

/** The chosen job, with a button to remove it. */
export function ChosenJob({ title, job, onRemove }: ChosenProps) {
  const name = job?.title ?? title;
  return (
    <div role="group" aria-label={MEETING_FORM.jobDescription()}>
      <Input.Label component="div">{MEETING_FORM.jobDescription()}</Input.Label>
      <div className={classes.chosen}>
        <BriefcaseBusiness className="dimmed" size={16} aria-hidden />
        <TwoLines first={name} second={job && toFacts(job)} />
        <ActionIcon
          size={28}
          aria-label={MEETING_FORM.withoutJob({ name })}
          title={MEETING_FORM.withoutThis()}
          onClick={onRemove}
        >
          <X size={15} />
        </ActionIcon>
      </div>
    </div>
  );
}
