import { LIMITS } from '@slotwise/contract/limits';
import type { JobDetails } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import { Button, Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { JobChoice } from '../zips/job-choice.tsx';
import type { JobFit } from './use-job-fit.ts';
import { FIT } from './job-fit.texts.ts';
import classes from './job-fit.module.css';

/** A field to paste a job description, or a choice of the organization's open jobs. */
export function JobTextForm({ fit: { isWorking, read } }: { fit: JobFit }) {
  const [text, setText] = useState('');
  const [job, setJob] = useState<JobDetails | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void read(job ? { jdId: job.jdId } : { text });
  };
  return (
    <form className="stack gap-sm" aria-label={FIT.job()} onSubmit={submit}>
      <JobChoice job={job} placeholder={FIT.chooseJob()} description={FIT.orPaste()} onChoose={setJob} />
      {!job && (
        <Textarea
          label={FIT.description()}
          placeholder={FIT.descriptionHint()}
          autosize
          minRows={8}
          maxRows={20}
          maxLength={LIMITS.jobTextMaxLength}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      )}
      <Button className={classes.act} type="submit" loading={isWorking} disabled={!job && text.trim() === ''}>
        {FIT.find()}
      </Button>
    </form>
  );
}
