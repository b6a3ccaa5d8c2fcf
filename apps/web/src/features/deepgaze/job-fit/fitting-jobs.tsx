import { listFittingJobs } from '@slotwise/contract/deepgaze/job-fit.endpoints';
import type { FittingJob } from '@slotwise/contract/deepgaze/job-fit.schema';
import { ActionIcon, Modal } from '@mantine/core';
import { Briefcase } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';

import { paths } from '#navigation/paths.ts';
import { useAnswer } from '#state/use-answer.ts';
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx';
import { RetryNote } from '#ui/notes/retry-note.tsx';
import { FitCells } from './fit-cells.tsx';
import { countText } from './job-fit.model.ts';
import { FIT } from './job-fit.texts.ts';
import classes from './job-fit.module.css';

type Props = { resumeId: string; candidateName: string; fileName: string };

/** Opens the list of the organization's open jobs that a resume fits. */
export function FittingJobs({ resumeId, candidateName, fileName }: Props) {
  const [isOpen, setOpen] = useState(false);
  const name = candidateName || fileName;
  return (
    <>
      <ActionIcon
        className="touch-square"
        size={30}
        variant="default"
        aria-label={FIT.jobsFor({ name })}
        title={FIT.openJobs()}
        onClick={() => setOpen(true)}
      >
        <Briefcase size={15} aria-hidden />
      </ActionIcon>
      <Modal opened={isOpen} onClose={() => setOpen(false)} size={560} title={FIT.jobsFor({ name })}>
        {isOpen && <Jobs resumeId={resumeId} />}
      </Modal>
    </>
  );
}

function Jobs({ resumeId }: { resumeId: string }) {
  const { data, failure, reload } = useAnswer(listFittingJobs, { params: { resumeId } }, { always: true });
  if (failure) return <RetryNote title={FIT.jobsNotLoaded()} failure={failure} onRetry={reload} />;
  if (!data) return <SkeletonRows rows={3} label={FIT.loadingJobs()} />;
  const { jobs, left } = data.data;
  return (
    <>
      {jobs.length === 0 && <p className={classes.note}>{FIT.noJobs()}</p>}
      <ul className="stack gap-md" aria-label={FIT.byMet()}>
        {jobs.map((job) => (
          <Job key={job.jdId} job={job} />
        ))}
      </ul>
      {left > 0 && <p className={classes.note}>{FIT.notChecked({ count: left })}</p>}
    </>
  );
}

function Job({
  job: { jdId, title, clientName, location, must, nice, conditions, cells },
}: {
  job: FittingJob;
}) {
  const counts = [countText(must, 'MUST'), countText(nice, 'NICE')].filter(Boolean).join(' · ');
  return (
    <li className="stack gap-2xs">
      <Link className="strong breaks" to={paths.jobDescriptions({ job: jdId })}>
        {title}
      </Link>
      <p className={classes.note}>{[clientName, location].filter(Boolean).join(' · ')}</p>
      <p className="small tabular">{counts || FIT.noConditions()}</p>
      <details className={classes.proof}>
        <summary>{FIT.each()}</summary>
        <FitCells conditions={conditions} cells={cells} />
      </details>
    </li>
  );
}
