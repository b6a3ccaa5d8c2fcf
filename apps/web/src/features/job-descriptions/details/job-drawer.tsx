import type { JobDetails } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import { JD_STATUS_WORDS } from '@slotwise/contract/words';
import { Button, Drawer } from '@mantine/core';
import { Link } from 'react-router';
import { useSubmissionTarget } from '#navigation/use-submission-target.ts';
import { paths } from '#navigation/paths.ts';
import { usePermission } from '#state/use-permission.ts';
import { Tag } from '#ui/text/tag.tsx';
import { STATUS_TONES } from '../job-words.model.ts';
import { JobFacts } from './job-facts.tsx';
import { JobParts } from './job-parts.tsx';
import { Pipeline } from './pipeline.tsx';
import { JOBS, PRIORITY_WORDS } from '../jobs.texts.ts';
import classes from './job-drawer.module.css';

type Props = {
  job: JobDetails | null;
  /** A client's job rather than the organization's own. */
  isShared: boolean;
  isMissing: boolean;
  onClose: () => void;
  onEdit: (job: JobDetails) => void;
};

/** Everything about one job, read-only. */
export function JobDrawer({ job, isShared, isMissing, onClose, onEdit }: Props) {
  // A submission form replaces it while open.
  const isCovered = useSubmissionTarget().target !== null;
  return (
    <Drawer
      opened={!isCovered && (job !== null || isMissing)}
      onClose={onClose}
      size={560}
      title={job?.title ?? JOBS.notFound()}
    >
      {job ? (
        <div className="stack gap-md small">
          <div className={classes.line}>
            <Tag tone={STATUS_TONES[job.jdStatus]}>{JD_STATUS_WORDS[job.jdStatus]}</Tag>
            {job.priority !== 'NORMAL' && <Tag>{PRIORITY_WORDS[job.priority]()}</Tag>}
            {job.jdCode && <span>{job.jdCode}</span>}
          </div>
          <Acts job={job} isShared={isShared} onEdit={onEdit} />
          {!isShared && <Pipeline job={job} />}
          <JobParts job={job} />
          <JobFacts job={job} isShared={isShared} />
        </div>
      ) : (
        <p>{JOBS.notFoundHint()}</p>
      )}
    </Drawer>
  );
}

type ActsProps = Pick<Props, 'isShared' | 'onEdit'> & { job: JobDetails };

function Acts({ job, isShared, onEdit }: ActsProps) {
  const mayChange = usePermission('create_jd');
  const mayMeet = usePermission('create_meeting');
  const mayAsk = usePermission('deepgaze_page');
  const submission = useSubmissionTarget();
  const isOpen = job.jdStatus === 'OPEN';
  const submit = () => submission.open({ clientVendorId: job.vendorId, jdId: job.jdId });
  if (isShared) {
    return isOpen && mayMeet ? (
      <div className={classes.line}>
        <Button size="xs" onClick={submit}>
          {JOBS.submit()}
        </Button>
      </div>
    ) : null;
  }
  return (
    <div className={classes.line}>
      {mayChange && (
        <Button size="xs" variant="default" onClick={() => onEdit(job)}>
          {JOBS.edit()}
        </Button>
      )}
      {mayAsk && (
        <Button
          size="xs"
          variant="default"
          component={Link}
          to={paths.deepgaze({ job: job.jdId, zip: 'all' })}
        >
          {JOBS.fitting()}
        </Button>
      )}
      {isOpen && mayMeet && (
        <Button size="xs" component={Link} to={paths.newMeeting({ jd: job.jdId })}>
          {JOBS.scheduleForThis()}
        </Button>
      )}
    </div>
  );
}
