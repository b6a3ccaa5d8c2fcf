import { isFailure } from '@slotwise/contract/failures';
import type { JobDetails } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import { useRef, type Ref } from 'react';
import { useSelector } from 'react-redux';
import { randomKey } from '#lib/random-key.ts';
import { selectOpenModal } from '#state/app-loader.slice.ts';
import { selectUser } from '#state/recruiter.slice.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { FormModal, type FormWork } from '#ui/dialogs/form-modal.tsx';
import { addJob, editJob, type JobQuery } from '../job-descriptions.actions.ts';
import { toJobUpdate, toNewJob } from './job-request.model.ts';
import type { JobValues } from './job-values.model.ts';
import { JobForm } from './job.form.tsx';

type Props = {
  /** Which form is open: none, that of a new job, or that of one to change. */
  subject: JobDetails | 'new' | null;
  /** The list that a save reloads. */
  list: JobQuery;
  onClose: () => void;
};

/** The form of a job, over the list. */
export function JobDialog({ subject, list, onClose }: Props) {
  // A result that stands above the form takes Escape for itself.
  const isCovered = useSelector(selectOpenModal) !== null;
  const job = subject && subject !== 'new' ? subject : undefined;
  return (
    <FormModal
      opened={subject !== null}
      onClose={onClose}
      size={760}
      title={job ? `Edit ${job.title}` : 'New job description'}
      isCovered={isCovered}
    >
      {(work, close) => <Filled job={job} list={list} onClose={close} work={work} />}
    </FormModal>
  );
}

type FilledProps = Omit<Props, 'subject'> & { job: JobDetails | undefined; work: Ref<FormWork> };

/** Lives as long as the dialog is open, so each opening has its own values and its own key. */
function Filled({ job, list, onClose, work }: FilledProps) {
  const dispatch = useAppDispatch();
  const { vendorId } = useSelector(selectUser);
  const key = useRef(randomKey());

  const save = async (values: JobValues, { anyway }: { anyway: boolean }) => {
    const response = job
      ? await dispatch(editJob(toJobUpdate(values, job, { anyway }), list))
      : await dispatch(addJob(toNewJob(values, vendorId), key.current, list));
    // A request that was refused may be corrected and sent again, which is another one.
    if (isFailure(response) && response.code !== 'NETWORK') key.current = randomKey();
    return response;
  };
  return <JobForm job={job} onSave={save} onCancel={onClose} work={work} />;
}
