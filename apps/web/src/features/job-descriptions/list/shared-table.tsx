import type { JobDetails } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import { Button } from '@mantine/core';
import { counted } from '#lib/dates/date-text.ts';
import { printWallTime } from '#lib/dates/wall-time.ts';
import { useSubmissionTarget } from '#navigation/use-submission-target.ts';
import { usePermission } from '#state/use-permission.ts';
import { DataTable, type Column } from '#ui/lists/data-table.tsx';
import { TwoLines } from '#ui/text/two-lines.tsx';
import { budgetText, experienceText, placeText } from '../job-words.model.ts';
import classes from './job-table.module.css';
import { BY_STATUS, BY_TARGET, BY_TITLE, JobName, notStated, statusTag, type Sorting } from './job-table.tsx';

type Key = 'title' | 'client' | 'wanted' | 'budget' | 'openings' | 'target' | 'status' | 'acts';

type On = { onOpen: (jdId: string) => void; onSubmit: ((job: JobDetails) => void) | null };

function buildColumns({ onOpen, onSubmit }: On): Column<JobDetails, Key>[] {
  return [
    { key: 'title', title: 'Job', sorts: BY_TITLE, cell: (job) => <JobName job={job} onOpen={onOpen} /> },
    {
      key: 'client',
      title: 'Client',
      cell: (job) => <TwoLines plain first={job.vendorName} second={placeText(job)} />,
    },
    {
      key: 'wanted',
      title: 'Wanted',
      cell: (job) => (
        <TwoLines
          plain
          first={
            job.mustHaveSkills
              .slice(0, 3)
              .map(({ name }) => name)
              .join(', ') || notStated
          }
          second={experienceText(job)}
        />
      ),
      lowPriority: true,
    },
    {
      key: 'budget',
      title: 'Budget',
      cell: (job) => <span className="tabular">{budgetText(job) || notStated}</span>,
      lowPriority: true,
    },
    {
      key: 'openings',
      title: 'Openings',
      numeric: true,
      cell: ({ openings }) => (
        <>
          {openings}
          <span className="unseen-from-700">
            {' '}
            {counted(openings, 'opening', 'openings').replace(/^\d+ /, '')}
          </span>
        </>
      ),
    },
    {
      key: 'target',
      title: 'Target',
      sorts: BY_TARGET,
      cell: ({ targetDate }) => (
        <span className={`tabular ${classes.target}`}>
          {targetDate ? printWallTime(targetDate) : notStated}
        </span>
      ),
      lowPriority: true,
    },
    { key: 'status', title: 'Status', sorts: BY_STATUS, cell: statusTag },
    {
      key: 'acts',
      title: 'Actions',
      titleHidden: true,
      cell: (job) =>
        onSubmit &&
        job.jdStatus === 'OPEN' && (
          <span className={classes.acts}>
            <Button
              size="compact-sm"
              variant="light"
              aria-label={`Submit candidate for ${job.title}…`}
              onClick={() => onSubmit(job)}
            >
              Submit candidate…
            </Button>
          </span>
        ),
    },
  ];
}

type Props = Sorting & { jobs: JobDetails[]; onOpen: On['onOpen'] };

/** The jobs that clients share with the own organization. */
export function SharedTable({ jobs, onOpen, sort, onSort }: Props) {
  const submission = useSubmissionTarget();
  const maySubmit = usePermission('create_meeting');
  const submit = ({ vendorId, jdId }: JobDetails) => submission.open({ clientVendorId: vendorId, jdId });
  return (
    <div className={classes.scroll}>
      <DataTable
        label="Jobs shared with us"
        columns={buildColumns({ onOpen, onSubmit: maySubmit ? submit : null })}
        rows={jobs}
        rowKey={({ jdId }) => jdId}
        sort={sort}
        onSort={onSort}
      />
    </div>
  );
}
