import { listJobs } from '@slotwise/contract/job-descriptions/job-descriptions.endpoints';
import '#ui/theme/all-components.css';
import { Modal } from '@mantine/core';
import { useAnswer } from '#state/use-answer.ts';
import type { SubmissionTarget } from '#navigation/use-submission-target.ts';
import { EmptyState } from '#ui/notes/empty-state.tsx';
import { RetryNote } from '#ui/notes/retry-note.tsx';
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx';
import { SubmissionForm } from './submission.form.tsx';
import { SUBMISSIONS } from '#features/submissions/submissions.texts.ts';

type Props = { target: SubmissionTarget; onClose: () => void };

/** Submits a candidate for a job that a client shares. */
export function SubmitCandidate({ target, onClose }: Props) {
  const { data, failure, loading, reload } = useAnswer(listJobs, {
    query: { name: target.clientVendorId, jdStatus: 'OPEN' },
  });
  if (data && data.data.length > 0) {
    return <SubmissionForm target={target} jobs={data.data} onClose={onClose} />;
  }
  return (
    <Modal opened onClose={onClose} size={480} title={SUBMISSIONS.submitTitle()}>
      {loading && <SkeletonRows rows={3} />}
      {failure && <RetryNote title={SUBMISSIONS.jobsNotLoaded()} failure={failure} onRetry={reload} />}
      {data && <EmptyState title={SUBMISSIONS.noJobs()} text={SUBMISSIONS.noJobsHint()} />}
    </Modal>
  );
}
