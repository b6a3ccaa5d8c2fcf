import { isFailure, type Failure } from '@slotwise/contract/failures';
import type { JdStatus, JobDetails } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import { JD_STATUS_WORDS } from '@slotwise/contract/words';
import { Button, SegmentedControl } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { useSelector } from 'react-redux';
import { focusFirstError } from '#lib/focus-first-error.ts';
import { selectOwnRecord } from '#state/recruiter.slice.ts';
import { ModalFields, ModalFoot, type FormWork } from '#ui/dialogs/form-modal.tsx';
import { TextButton } from '#ui/text/text-button.tsx';
import { isEnded } from '../job-words.model.ts';
import { CandidateSection } from './candidate-section.tsx';
import { DetailsSection } from './details-section.tsx';
import { DocumentsSection } from './documents-section.tsx';
import { FillSection } from './fill-section.tsx';
import { firstWrongRound, validateJob } from './job-request.model.ts';
import { JobSection } from './job-section.tsx';
import { EMPTY_JOB, toCopy, toValues, type JobValues } from './job-values.model.ts';
import classes from './job.form.module.css';
import { RoundsSection } from './rounds-section.tsx';
import { SharingSection } from './sharing-section.tsx';
import { TermsSection } from './terms-section.tsx';
import { FORM } from './job-form.texts.ts';

type Props = {
  /** The job to edit; absent for a new one. */
  job?: JobDetails | undefined;
  /** The job that a new one is copied from. */
  copied?: JobDetails | undefined;
  /** `anyway` overwrites what someone else changed meanwhile. */
  onSave: (values: JobValues, how: { anyway: boolean }) => Promise<object | Failure>;
  onCancel: () => void;
  work: Ref<FormWork>;
};

/**
 * A job is ended elsewhere, with a question about its bookings; here it is opened, put on hold, or keeps its ending.
 */
function statusChoices(job: JobDetails | undefined) {
  const living: JdStatus[] = job ? ['DRAFT', 'OPEN', 'ON_HOLD'] : ['DRAFT', 'OPEN'];
  const all = job && isEnded(job.jdStatus) ? ([...living, job.jdStatus] as const) : living;
  return all.map((value) => ({ value, label: JD_STATUS_WORDS[value] }));
}

export function JobForm({ job, copied, onSave, onCancel, work }: Props) {
  const root = useRef<HTMLFormElement>(null);
  const [saving, setSaving] = useState(false);
  const [isConflict, setConflict] = useState(false);
  const currency = useSelector(selectOwnRecord)?.currency ?? '';
  const [openRound, setOpenRound] = useState<string | null>(null);
  const form = useForm<JobValues>({
    initialValues: job ? toValues(job) : copied ? toCopy(copied) : { ...EMPTY_JOB, currency },
    validate: validateJob,
  });
  const isBlank = !job && !copied;
  useImperativeHandle(work, () => ({ isUnsaved: () => form.isDirty() }), [form]);

  const showErrors = (errors: Record<string, unknown>) => {
    const wrong = form.getValues().rounds[firstWrongRound(errors)];
    if (wrong) setOpenRound(wrong.key);
    focusFirstError(root.current);
  };
  const save = async (values: JobValues, anyway = false) => {
    setSaving(true);
    const response = await onSave(values, { anyway });
    setSaving(false);
    setConflict(isFailure(response) && response.code === 'VERSION_CONFLICT');
    if (!isFailure(response) || !response.fieldErrors) return;
    form.setErrors(response.fieldErrors);
    showErrors(response.fieldErrors);
  };
  return (
    <form
      ref={root}
      noValidate
      aria-label={job ? FORM.editOne({ title: job.title }) : FORM.add()}
      onSubmit={(event) => form.onSubmit((values) => void save(values), showErrors)(event)}
    >
      <ModalFields>
        <div>
          {isBlank && <FillSection form={form} />}
          <JobSection form={form} />
          <CandidateSection form={form} />
          <RoundsSection form={form} open={openRound} onOpen={setOpenRound} />
          <DetailsSection form={form} fold={isBlank} />
          <TermsSection form={form} fold={isBlank} />
          <SharingSection form={form} fold={isBlank} />
          <DocumentsSection form={form} fold={isBlank} />
        </div>
      </ModalFields>
      <ModalFoot
        refusal={
          isConflict && (
            <p className="small wrong" role="alert">
              {FORM.conflict()}{' '}
              <TextButton onClick={() => form.onSubmit((values) => void save(values, true), showErrors)()}>
                {FORM.overwrite()}
              </TextButton>
            </p>
          )
        }
      >
        <SegmentedControl
          className={classes.status}
          size="xs"
          aria-label={FORM.status()}
          data={statusChoices(job)}
          value={form.values.jdStatus}
          onChange={(status) => form.setFieldValue('jdStatus', status as JdStatus)}
        />
        <Button variant="default" onClick={onCancel}>
          {FORM.cancel()}
        </Button>
        <Button type="submit" loading={saving}>
          {FORM.save()}
        </Button>
      </ModalFoot>
    </form>
  );
}
