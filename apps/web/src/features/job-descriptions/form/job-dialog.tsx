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
import { FORM } from './job-form.texts.ts';

/** The open form: for a new job, a new one copied from another, or an existing one. */
export type JobSubject = { job?: JobDetails; copied?: JobDetails };

type Props = {
  subject: JobSubject | null;
  /** The list to reload after saving. */
  list: JobQuery;
  onClose: () => void;
};

/** The form of a job, over the list. */
export function JobDialog({ subject, list, onClose }: Props) {
  // A result shown above the form handles Escape itself.
  const isCovered = useSelector(selectOpenModal) !== null;
  const { job, copied } = subject ?? {};
  return (
    <FormModal
      opened={subject !== null}
      onClose={onClose}
      size={760}
      title={job ? FORM.editOne({ title: job.title }) : FORM.add()}
      isCovered={isCovered}
    >
      {(work, close) => <Filled job={job} copied={copied} list={list} onClose={close} work={work} />}
    </FormModal>
  );
}

type FilledProps = Omit<Props, 'subject'> & {
  job: JobDetails | undefined;
  copied: JobDetails | undefined;
  work: Ref<FormWork>;
};

/** Mounted only while the dialog is open, so each opening has its own values and key. */
function Filled({ job, copied, list, onClose, work }: FilledProps) {
  const dispatch = useAppDispatch();
  const { vendorId } = useSelector(selectUser);
  const key = useRef(randomKey());

  const save = async (values: JobValues, { anyway }: { anyway: boolean }) => {
    const response = job
      ? await dispatch(editJob(toJobUpdate(values, job, { anyway }), list))
      : await dispatch(addJob(toNewJob(values, vendorId), key.current, list));
    // A refused request may be corrected and sent again, which makes it a new request.
    if (isFailure(response) && response.code !== 'NETWORK') key.current = randomKey();
    return response;
  };
  return <JobForm job={job} copied={copied} onSave={save} onCancel={onClose} work={work} />;
}
