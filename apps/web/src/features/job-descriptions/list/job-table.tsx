import type { BookingStatus } from '@slotwise/contract/booking-parts/life.schema';
import type { JobDetails } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import { JD_STATUS_WORDS, STATUS_WORDS } from '@slotwise/contract/words';
import { Anchor, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import { printWallTime } from '#lib/dates/wall-time.ts';
import { paths } from '#navigation/paths.ts';
import { DataTable, type Column } from '#ui/lists/data-table.tsx';
import { Tag } from '#ui/text/tag.tsx';
import { TwoLines } from '#ui/text/two-lines.tsx';
import { placeText, STATUS_TONES } from '../job-words.model.ts';
import { PIPELINE_COLUMNS } from '../pipeline.model.ts';
import { Filled } from './filled.tsx';
import { JobActs, type ActsOn } from './job-acts.tsx';
import { JOBS, PIPELINE_WORDS, PRIORITY_WORDS } from '../jobs.texts.ts';
import classes from './job-table.module.css';

/** How many meetings of a job have a status, as a link to them. */
function Count({ job, status }: { job: JobDetails; status: BookingStatus }) {
  const count = job.pipeline[status];
  const word = STATUS_WORDS[status].toLowerCase();
  if (count === 0) {
    return (
      <span className={classes.none}>
        <span aria-hidden>·</span>
        <VisuallyHidden>{JOBS.noMeetings({ status: word })}</VisuallyHidden>
      </span>
    );
  }
  return (
    <Anchor
      component={Link}
      to={paths.dashboard({ jd: job.jdId, status })}
      className={classes.count}
      inherit
      aria-label={JOBS.meetings({ count, status: word, title: job.title })}
    >
      {count}
      <span className="unseen-from-700"> {word}</span>
    </Anchor>
  );
}

export const JobName = ({ job, onOpen }: { job: JobDetails; onOpen: (jdId: string) => void }) => (
  <div className={classes.name}>
    <TwoLines
      first={
        <Anchor component="button" type="button" className={classes.title} onClick={() => onOpen(job.jdId)}>
          {job.title}
        </Anchor>
      }
      second={
        <>
          {job.jdCode}
          {job.priority === 'HIGH' && (
            <>
              {job.jdCode && ' · '}
              <b className="text strong">{PRIORITY_WORDS.HIGH()}</b>
            </>
          )}
        </>
      }
    />
  </div>
);

export const statusTag = ({ jdStatus }: JobDetails) => (
  <span className={classes.status}>
    <Tag tone={STATUS_TONES[jdStatus]}>{JD_STATUS_WORDS[jdStatus]}</Tag>
  </span>
);

export const BY_TITLE = ['title', '-title'] as const;
export const BY_STATUS = ['jdStatus'] as const;
export const BY_TARGET = ['targetDate', '-targetDate'] as const;

export const NotStated = () => <em className="dimmed">{JOBS.notStated()}</em>;

type Key = 'title' | 'client' | 'filled' | BookingStatus | 'target' | 'status' | 'acts';

/** A value no job of the list has needs no column. */
function buildColumns(on: ActsOn, jobs: JobDetails[]): Column<JobDetails, Key>[] {
  const unsaid = new Set<Key>();
  if (!jobs.some((job) => job.clientName || placeText(job))) unsaid.add('client');
  if (!jobs.some(({ targetDate }) => targetDate)) unsaid.add('target');
  const columns: Column<JobDetails, Key>[] = [
    {
      key: 'title',
      title: JOBS.job(),
      sorts: BY_TITLE,
      cell: (job) => <JobName job={job} onOpen={on.onOpen} />,
    },
    {
      key: 'client',
      title: jobs.some(({ clientName }) => clientName) ? JOBS.client() : JOBS.place(),
      cell: (job) => (
        <span className={classes.client}>
          <TwoLines
            plain
            first={job.clientName || placeText(job)}
            second={job.clientName && placeText(job)}
          />
        </span>
      ),
      lowPriority: true,
    },
    { key: 'status', title: JOBS.status(), sorts: BY_STATUS, cell: statusTag },
    { key: 'filled', title: JOBS.filledColumn(), cell: (job) => <Filled {...job} /> },
    ...PIPELINE_COLUMNS.map((status): Column<JobDetails, Key> => ({
      key: status,
      title: PIPELINE_WORDS[status](),
      numeric: true,
      cell: (job) => <Count job={job} status={status} />,
    })),
    {
      key: 'target',
      title: JOBS.target(),
      sorts: BY_TARGET,
      cell: ({ targetDate }) => (
        <span className="tabular dimmed unbroken">{targetDate && printWallTime(targetDate)}</span>
      ),
      lowPriority: true,
    },
    {
      key: 'acts',
      title: JOBS.acts(),
      titleHidden: true,
      cell: (job) => <JobActs job={job} on={on} />,
    },
  ];
  return columns.filter(({ key }) => !unsaid.has(key));
}

export type Sorting = { sort: string; onSort: (sort: string) => void };
type Props = Sorting & { jobs: JobDetails[]; on: ActsOn };

/** Our own jobs with openings and pipeline, status by status. */
export function JobTable({ jobs, on, sort, onSort }: Props) {
  return (
    <div className={classes.scroll}>
      <DataTable
        label={JOBS.title()}
        columns={buildColumns(on, jobs)}
        rows={jobs}
        rowKey={({ jdId }) => jdId}
        sort={sort}
        onSort={onSort}
      />
    </div>
  );
}
