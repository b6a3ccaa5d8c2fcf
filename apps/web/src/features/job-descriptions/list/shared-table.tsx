import type { JobDetails } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import { Button } from '@mantine/core';

import { printWallTime } from '#lib/dates/wall-time.ts';
import { useSubmissionTarget } from '#navigation/use-submission-target.ts';
import { usePermission } from '#state/use-permission.ts';
import { DataTable, type Column } from '#ui/lists/data-table.tsx';
import { TwoLines } from '#ui/text/two-lines.tsx';
import { budgetText, experienceText, placeText } from '../job-words.model.ts';
import classes from './job-table.module.css';
import { BY_STATUS, BY_TARGET, BY_TITLE, JobName, NotStated, statusTag, type Sorting } from './job-table.tsx';
import { JOBS } from '../jobs.texts.ts';

type Key = 'title' | 'client' | 'wanted' | 'budget' | 'openings' | 'target' | 'status' | 'acts';

type On = { onOpen: (jdId: string) => void; onSubmit: ((job: JobDetails) => void) | null };

function buildColumns({ onOpen, onSubmit }: On): Column<JobDetails, Key>[] {
  return [
    {
      key: 'title',
      title: JOBS.job(),
      sorts: BY_TITLE,
      cell: (job) => <JobName job={job} onOpen={onOpen} />,
    },
    {
      key: 'client',
      title: JOBS.client(),
      cell: (job) => <TwoLines plain first={job.vendorName} second={placeText(job)} />,
    },
    {
      key: 'wanted',
      title: JOBS.wanted(),
      cell: (job) => (
        <TwoLines
          plain
          first={
            job.mustHaveSkills
              .slice(0, 3)
              .map(({ name }) => name)
              .join(', ') || <NotStated />
          }
          second={experienceText(job)}
        />
      ),
      lowPriority: true,
    },
    {
      key: 'budget',
      title: JOBS.budget(),
      cell: (job) => <span className="tabular">{budgetText(job) || <NotStated />}</span>,
      lowPriority: true,
    },
    {
      key: 'openings',
      title: JOBS.openings(),
      numeric: true,
      cell: ({ openings }) => (
        <>
          {openings}
          <span className="unseen-from-700"> {JOBS.openingsWord({ count: openings })}</span>
        </>
      ),
    },
    {
      key: 'target',
      title: JOBS.target(),
      sorts: BY_TARGET,
      cell: ({ targetDate }) => (
        <span className="tabular dimmed unbroken">
          {targetDate ? printWallTime(targetDate) : <NotStated />}
        </span>
      ),
      lowPriority: true,
    },
    { key: 'status', title: JOBS.status(), sorts: BY_STATUS, cell: statusTag },
    {
      key: 'acts',
      title: JOBS.acts(),
      titleHidden: true,
      cell: (job) =>
        onSubmit &&
        job.jdStatus === 'OPEN' && (
          <span className={classes.acts}>
            <Button
              size="compact-sm"
              variant="light"
              aria-label={JOBS.submitFor({ title: job.title })}
              onClick={() => onSubmit(job)}
            >
              {JOBS.submit()}
            </Button>
          </span>
        ),
    },
  ];
}

type Props = Sorting & { jobs: JobDetails[]; onOpen: On['onOpen'] };

/** The jobs that clients share with the user's organization. */
export function SharedTable({ jobs, onOpen, sort, onSort }: Props) {
  const submission = useSubmissionTarget();
  const maySubmit = usePermission('create_meeting');
  const submit = ({ vendorId, jdId }: JobDetails) => submission.open({ clientVendorId: vendorId, jdId });
  return (
    <div className={classes.scroll}>
      <DataTable
        label={JOBS.sharedList()}
        columns={buildColumns({ onOpen, onSubmit: maySubmit ? submit : null })}
        rows={jobs}
        rowKey={({ jdId }) => jdId}
        sort={sort}
        onSort={onSort}
      />
    </div>
  );
}
