import type { JdStatus, JobDetails } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { Ellipsis } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#navigation/paths.ts';
import { usePermission } from '#state/use-permission.ts';
import { isEnded } from '../job-words.model.ts';
import { JOBS } from '../jobs.texts.ts';
import classes from './job-table.module.css';

export type ActsOn = {
  onOpen: (jdId: string) => void;
  onEdit: (job: JobDetails) => void;
  onDuplicate: (job: JobDetails) => void;
  onShare: (job: JobDetails) => void;
  onStatus: (job: JobDetails, status: JdStatus) => void;
  onEnd: (job: JobDetails) => void;
};

/** The one button of a job is Schedule if it is open, else View; the rest is behind "…". */
export function JobActs({ job, on }: { job: JobDetails; on: ActsOn }) {
  const mayChange = usePermission('create_jd');
  const { title, jdId } = job;
  return (
    <span className={classes.acts}>
      <MainAct job={job} onOpen={on.onOpen} />
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon size={28} aria-label={JOBS.more({ title })}>
            <Ellipsis size={15} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => on.onOpen(jdId)}>{JOBS.viewDetails()}</Menu.Item>
          <Menu.Item component={Link} to={paths.dashboard({ jd: jdId })}>
            {JOBS.showMeetings()}
          </Menu.Item>
          {mayChange && <Changes job={job} on={on} />}
        </Menu.Dropdown>
      </Menu>
    </span>
  );
}

function Changes({ job, on }: { job: JobDetails; on: ActsOn }) {
  const hasEnded = isEnded(job.jdStatus);
  return (
    <>
      <Menu.Item onClick={() => on.onEdit(job)}>{JOBS.edit()}</Menu.Item>
      <Menu.Item onClick={() => on.onDuplicate(job)}>{JOBS.duplicate()}</Menu.Item>
      {!hasEnded && <Menu.Item onClick={() => on.onShare(job)}>{JOBS.share()}</Menu.Item>}
      {job.jdStatus === 'OPEN' ? (
        <Menu.Item onClick={() => on.onStatus(job, 'ON_HOLD')}>{JOBS.hold()}</Menu.Item>
      ) : (
        <Menu.Item onClick={() => on.onStatus(job, 'OPEN')}>
          {hasEnded ? JOBS.reopen() : JOBS.open()}
        </Menu.Item>
      )}
      {!hasEnded && <Menu.Item onClick={() => on.onEnd(job)}>{JOBS.endMenu()}</Menu.Item>}
    </>
  );
}

function MainAct({ job: { jdId, title, jdStatus }, onOpen }: { job: JobDetails; onOpen: ActsOn['onOpen'] }) {
  const maySchedule = usePermission('create_meeting');
  const look = { size: 'compact-sm', variant: 'subtle' } as const;
  if (jdStatus === 'OPEN' && maySchedule) {
    return (
      <Button
        {...look}
        component={Link}
        to={paths.newMeeting({ jd: jdId })}
        aria-label={JOBS.scheduleFor({ title })}
      >
        {JOBS.schedule()}
      </Button>
    );
  }
  return (
    <Button {...look} color="gray" aria-label={JOBS.viewOne({ title })} onClick={() => onOpen(jdId)}>
      {JOBS.view()}
    </Button>
  );
}
