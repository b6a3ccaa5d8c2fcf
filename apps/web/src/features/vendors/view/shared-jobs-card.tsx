import { listJobs } from '@slotwise/contract/job-descriptions/job-descriptions.endpoints';
import type { JobDetails } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import type { Vendor } from '@slotwise/contract/vendors/vendors.schema';
import { JD_STATUS_WORDS } from '@slotwise/contract/words';
import { Button } from '@mantine/core';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { useAnswer } from '#state/use-answer.ts';
import { paths } from '#navigation/paths.ts';
import { useSubmissionTarget } from '#navigation/use-submission-target.ts';
import { selectUser } from '#state/recruiter.slice.ts';
import { Card } from '#ui/page/card.tsx';
import { EmptyState } from '#ui/notes/empty-state.tsx';
import { RetryNote } from '#ui/notes/retry-note.tsx';
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx';
import { TwoLines } from '#ui/text/two-lines.tsx';
import { ShareJobs } from './share-jobs.tsx';
import { VENDOR } from '../vendor.texts.ts';
import classes from './shared-jobs-card.module.css';

/** The most a list returns at once. */
const ALL = '200';

/** The jobs a client shares with us, or those of ours that a supplier may submit to. */
export function SharedJobsCard({ vendor }: { vendor: Vendor }) {
  const { vendorId: ownId } = useSelector(selectUser);
  const { vendorId, relationship } = vendor;
  const isTheirs = relationship === 'CLIENT';
  const name = isTheirs ? vendorId : ownId;
  const { data, failure, reload } = useAnswer(listJobs, {
    query: { name, jdStatus: 'OPEN,ON_HOLD', pageSize: ALL },
  });
  const jobs = data?.data.filter((job) => isTheirs || job.sharedWithVendorIds.includes(vendorId));
  return (
    <Card title={VENDOR.sharedJobs()} aside={jobs && openText(jobs)}>
      {failure && <RetryNote title={VENDOR.jobsNotLoaded()} failure={failure} onRetry={reload} />}
      {!jobs && !failure && <SkeletonRows rows={2} label={VENDOR.loadingShared()} />}
      {jobs && <JobRows jobs={jobs} vendor={vendor} />}
    </Card>
  );
}

function JobRows({ jobs, vendor }: { jobs: JobDetails[]; vendor: Vendor }) {
  if (jobs.length === 0) return <NoJobs vendor={vendor} />;
  const client = vendor.relationship === 'CLIENT' ? vendor.vendorId : null;
  return (
    <ul className="small">
      {jobs.map((job) => (
        <JobRow key={job.jdId} job={job} client={client} />
      ))}
    </ul>
  );
}

function openText(jobs: JobDetails[]): string {
  const open = jobs.filter(({ jdStatus }) => jdStatus === 'OPEN').length;
  return jobs.length > 0 ? VENDOR.open({ open, all: jobs.length }) : '';
}

function NoJobs({ vendor }: { vendor: Vendor }) {
  const { vendorName, relationship } = vendor;
  return relationship === 'CLIENT' ? (
    <EmptyState
      drawing={false}
      title={VENDOR.noneShared()}
      text={VENDOR.noneFromClient({ name: vendorName })}
    />
  ) : (
    <EmptyState
      drawing={false}
      title={VENDOR.noneShared()}
      text={VENDOR.noneForSupplier({ name: vendorName })}
      act={<ShareJobs vendor={vendor} size="xs" />}
    />
  );
}

type RowProps = {
  job: JobDetails;
  /** The client the job belongs to; null for one of our own. */
  client: string | null;
};

function JobRow({ job, client }: RowProps) {
  const { open } = useSubmissionTarget();
  const { jdId, title, jdCode, location, jdStatus, openings, filled, maxSubmissionsPerVendor } = job;
  const most = maxSubmissionsPerVendor === null ? '' : VENDOR.most({ count: maxSubmissionsPerVendor });
  const context = [jdStatus === 'OPEN' ? '' : JD_STATUS_WORDS[jdStatus], jdCode, location, most];
  return (
    <li className={classes.job}>
      <TwoLines
        first={
          client ? (
            title
          ) : (
            <Link to={`${paths.jobDescriptions()}?q=${encodeURIComponent(title)}`}>{title}</Link>
          )
        }
        second={context.filter(Boolean).join(' · ')}
      />
      {client && jdStatus === 'OPEN' ? (
        <Button
          size="compact-sm"
          variant="light"
          aria-label={VENDOR.submitFor({ title })}
          onClick={() => open({ clientVendorId: client, jdId })}
        >
          {VENDOR.submitMenu()}
        </Button>
      ) : (
        <span className="firm caption tabular">{VENDOR.filled({ filled, openings })}</span>
      )}
    </li>
  );
}
