import { isFailure } from '@slotwise/contract/failures';
import { listJobs } from '@slotwise/contract/job-descriptions/job-descriptions.endpoints';
import type { JobDetails } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import type { Vendor } from '@slotwise/contract/vendors/vendors.schema';
import { Anchor, Button, Modal } from '@mantine/core';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { paths } from '#navigation/paths.ts';
import { selectUser } from '#state/recruiter.slice.ts';
import { useAnswer } from '#state/use-answer.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx';
import { RetryNote } from '#ui/notes/retry-note.tsx';
import { TwoLines } from '#ui/text/two-lines.tsx';
import { shareJob } from '../vendors.actions.ts';
import { VENDOR } from '../vendor.texts.ts';
import classes from './shared-jobs-card.module.css';

/** Opens the jobs this supplier does not see yet, each with a share button. */
export function ShareJobs({ vendor, size = 'sm' }: { vendor: Vendor; size?: 'xs' | 'sm' }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size={size}
        variant="default"
        leftSection={<Share2 size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {VENDOR.shareMenu()}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        size={480}
        title={VENDOR.shareWith({ name: vendor.vendorName })}
      >
        <UnsharedJobs vendor={vendor} />
      </Modal>
    </>
  );
}

function UnsharedJobs({ vendor: { vendorId, vendorName } }: { vendor: Vendor }) {
  const { vendorId: name } = useSelector(selectUser);
  const { data, failure, reload } = useAnswer(listJobs, {
    query: { name, jdStatus: 'OPEN', pageSize: '200' },
  });
  if (failure) return <RetryNote title={VENDOR.jobsNotLoaded()} failure={failure} onRetry={reload} />;
  if (!data) return <SkeletonRows rows={3} label={VENDOR.loadingJobs()} />;
  const jobs = data.data.filter(({ sharedWithVendorIds }) => !sharedWithVendorIds.includes(vendorId));
  if (jobs.length === 0) {
    return (
      <p>
        {VENDOR.allShared({ name: vendorName })}{' '}
        <Anchor component={Link} to={paths.jobDescriptions()} inherit underline="always">
          {VENDOR.toJobs()}
        </Anchor>
      </p>
    );
  }
  return (
    <ul className="small">
      {jobs.map((job) => (
        <UnsharedJob key={job.jdId} job={job} vendorId={vendorId} reload={reload} />
      ))}
    </ul>
  );
}

type RowProps = { job: JobDetails; vendorId: string; reload: () => void };

function UnsharedJob({ job, vendorId, reload }: RowProps) {
  const dispatch = useAppDispatch();
  const [isSaving, setSaving] = useState(false);
  const { title, jdCode, location } = job;
  const share = async () => {
    setSaving(true);
    const response = await dispatch(shareJob(job, vendorId));
    setSaving(false);
    // Someone else was faster: the next click starts from their version.
    if (isFailure(response)) reload();
  };
  return (
    <li className={classes.job}>
      <TwoLines first={title} second={[jdCode, location].filter(Boolean).join(' · ')} />
      <Button
        size="compact-sm"
        variant="light"
        aria-label={VENDOR.shareOne({ title })}
        loading={isSaving}
        onClick={() => void share()}
      >
        {VENDOR.share()}
      </Button>
    </li>
  );
}
