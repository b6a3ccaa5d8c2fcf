import { isFailure, type Failure } from '@slotwise/contract/failures';
import type { StoredFile } from '@slotwise/contract/files/files.schema';
import type { JobDetails } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { useSelector } from 'react-redux';
import { focusFirstError } from '#lib/focus-first-error.ts';
import { randomKey } from '#lib/random-key.ts';
import type { SubmissionTarget } from '#navigation/use-submission-target.ts';
import { selectOwnRecord } from '#state/recruiter.slice.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { useViewerZone } from '#state/viewer-zone.ts';
import { FormModal, ModalFields, ModalFoot, type FormWork } from '#ui/dialogs/form-modal.tsx';
import { RefusalNote } from '#ui/notes/refusal-note.tsx';
import { jobIn } from './shared-job.model.ts';
import { SubmissionFields } from './submission-fields.tsx';
import {
  emptySubmission,
  formErrors,
  toSubmission,
  validateSubmission,
  type SubmissionValues,
} from './submission-values.model.ts';
import { submitCandidate } from './submission-form.actions.ts';
import { SUBMISSIONS } from '#features/submissions/submissions.texts.ts';

type Props = { target: SubmissionTarget; jobs: JobDetails[]; onClose: () => void };

const toTitle = (jobs: JobDetails[]) => SUBMISSIONS.submitTo({ client: jobs[0]?.vendorName ?? 'none' });

/** The form of a submission, over the page that opened it. */
export function SubmissionForm({ onClose, ...rest }: Props) {
  return (
    <FormModal opened onClose={onClose} size={760} title={toTitle(rest.jobs)}>
      {(work, close) => <Filled {...rest} onCancel={close} work={work} />}
    </FormModal>
  );
}

type FilledProps = Omit<Props, 'onClose'> & { onCancel: () => void; work: Ref<FormWork> };

/** One filling of the form; it stays open, with everything typed, until the submission succeeds. */
function Filled({ target, jobs, onCancel, work }: FilledProps) {
  const dispatch = useAppDispatch();
  const root = useRef<HTMLFormElement>(null);
  const key = useRef(randomKey());
  const zone = useViewerZone();
  const currency = useSelector(selectOwnRecord)?.currency ?? '';
  const [files, setFiles] = useState<StoredFile[]>([]);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [sending, setSending] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const [only, ...others] = jobs;
  const asked = jobIn(jobs, target.jdId) ?? (others.length === 0 ? only : null);
  const form = useForm<SubmissionValues>({
    initialValues: emptySubmission(asked?.jdId ?? '', zone, currency),
    validate: (values) => ({
      ...validateSubmission(values, jobIn(jobs, values.jdId), files),
      ...(isUploading && { resume: SUBMISSIONS.stillUploading() }),
    }),
  });
  const job = jobIn(jobs, form.values.jdId);
  const isUnsaved = () => form.isDirty() || files.length > 0;
  useImperativeHandle(work, () => ({ isUnsaved }));

  const submit = async (values: SubmissionValues) => {
    setSending(true);
    const response = await dispatch(
      submitCandidate(toSubmission(values, target.clientVendorId, files), key.current),
    );
    setSending(false);
    if (!isFailure(response)) return;
    setFailure(response);
    if (response.code !== 'NETWORK') key.current = randomKey();
    form.setErrors(formErrors(response.fieldErrors ?? {}));
    focusFirstError(root.current);
  };
  return (
    <form
      ref={root}
      noValidate
      aria-label={toTitle(jobs)}
      onSubmit={(event) =>
        form.onSubmit(
          (values) => void submit(values),
          () => focusFirstError(root.current),
        )(event)
      }
    >
      <ModalFields>
        <SubmissionFields
          form={form}
          jobs={jobs}
          job={job}
          files={files}
          onFiles={setFiles}
          onUploading={(isOn) => {
            setUploading(isOn);
            form.clearFieldError('resume');
          }}
        />
      </ModalFields>
      <ModalFoot refusal={failure && <RefusalNote code={failure.code} texts={failure.message} />}>
        <Button variant="default" onClick={onCancel}>
          {SUBMISSIONS.cancel()}
        </Button>
        <Button type="submit" loading={sending}>
          {SUBMISSIONS.submit()}
        </Button>
      </ModalFoot>
    </form>
  );
}
