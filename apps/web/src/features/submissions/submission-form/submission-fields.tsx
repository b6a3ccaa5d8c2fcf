import { CTC_PERIODS } from '@slotwise/contract/booking-parts/candidate.schema';
import { RATE_UNITS } from '@slotwise/contract/booking-parts/resources.schema';
import type { StoredFile } from '@slotwise/contract/files/files.schema';
import { LIMITS } from '@slotwise/contract/limits';
import type {
  JobDetails,
  SubmissionField,
} from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import { CTC_PERIOD_WORDS, RATE_UNIT_WORDS, SUBMISSION_FIELD_WORDS } from '@slotwise/contract/words';
import { NumberInput, Radio, Select, TagsInput, Textarea, TextInput } from '@mantine/core';
import type { FormErrors, UseFormReturnType } from '@mantine/form';
import type { Dispatch, SetStateAction } from 'react';
import { fullAddress } from '#lib/full-address.ts';
import { plainAmount } from '#lib/plain-amount.ts';
import { tidyOnBlur } from '#lib/tidy-on-blur.ts';
import { CurrencySelect } from '#ui/fields/currency-select.tsx';
import { FieldRow, FieldStack } from '#ui/fields/field-row.tsx';
import { SlotList } from '#ui/fields/slot-list.tsx';
import { fillEmpty } from './fill-candidate.model.ts';
import { asksFor, jobFacts } from './shared-job.model.ts';
import { ResumeField } from './resume-field.tsx';
import type { SubmissionValues } from './submission-values.model.ts';
import { SUBMISSIONS } from '#features/submissions/submissions.texts.ts';

type Props = {
  form: UseFormReturnType<SubmissionValues>;
  jobs: JobDetails[];
  job: JobDetails | null;
  files: StoredFile[];
  onFiles: Dispatch<SetStateAction<StoredFile[]>>;
  onUploading: (isUploading: boolean) => void;
};

const toOptions = <Code extends string>(codes: readonly Code[], words: Record<Code, string>) =>
  codes.map((value) => ({ value, label: words[value] }));

const PERIODS = toOptions(CTC_PERIODS, CTC_PERIOD_WORDS);
const UNITS = toOptions(RATE_UNITS, RATE_UNIT_WORDS);

/** Who is put forward, for what, when they can talk, at which rate, and whether they have agreed. */
export function SubmissionFields({ form, jobs, job, files, onFiles, onUploading }: Props) {
  return (
    <FieldStack>
      <Select
        label={SUBMISSIONS.job()}
        placeholder={SUBMISSIONS.chooseJob()}
        required
        searchable
        allowDeselect={false}
        data={jobs.map(({ jdId, title }) => ({ value: jdId, label: title }))}
        description={job && jobFacts(job)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...form.getInputProps('jdId')}
      />
      <ResumeField
        files={files}
        required={asksFor(job, 'resume')}
        error={form.errors['resume']}
        onChange={onFiles}
        onBusy={onUploading}
        onRead={(said) => {
          const { changes, labels } = fillEmpty(form.getValues(), said);
          form.setValues(changes);
          return labels;
        }}
      />
      <CandidatePart form={form} job={job} />
      <TermsPart form={form} job={job} />
      <SlotList
        label={SUBMISSIONS.times()}
        slots={form.values.slots}
        timeZone={form.values.timeZone}
        most={LIMITS.proposedSlotsMax}
        errors={slotErrorsIn(form.errors)}
        onChange={(slots) => form.setFieldValue('slots', slots)}
        onTimeZone={(timeZone) => form.setFieldValue('timeZone', timeZone)}
      />
      <AgreementPart form={form} />
      <Textarea
        label={SUBMISSIONS.comment()}
        description={SUBMISSIONS.commentHint()}
        minRows={2}
        maxLength={4000}
        {...form.getInputProps('comments')}
      />
    </FieldStack>
  );
}

/** The errors of the times, by their index in the list. */
const slotErrorsIn = (errors: FormErrors): FormErrors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([path, text]) =>
      path.startsWith('slots.') ? [[path.slice('slots.'.length), text]] : [],
    ),
  );

type PartProps = Pick<Props, 'form' | 'job'>;

/** The label of a field, and whether this job requires it. */
const asked = ({ form, job }: PartProps, field: Exclude<SubmissionField, 'resume'>) => ({
  label: SUBMISSION_FIELD_WORDS[field],
  required: asksFor(job, field),
  ...form.getInputProps(field),
});

type Written = 'linkedIn' | 'currentCtc' | 'expectedCtc' | 'billRate';

/** Normalizes what was typed when the field loses focus. */
const tidied = (form: PartProps['form'], field: Written) =>
  tidyOnBlur(form.values[field], field === 'linkedIn' ? fullAddress : plainAmount, (value) =>
    form.setFieldValue(field, value),
  );

function CandidatePart(part: PartProps) {
  const { form } = part;
  return (
    <>
      <FieldRow>
        <TextInput
          data-autofocus
          label={SUBMISSIONS.name()}
          required
          autoComplete="off"
          {...form.getInputProps('candidateName')}
        />
        <TextInput
          label={SUBMISSIONS.email()}
          type="email"
          required
          autoComplete="off"
          {...form.getInputProps('email')}
        />
      </FieldRow>
      <FieldRow>
        <TextInput type="tel" autoComplete="off" {...asked(part, 'phone')} />
        <TextInput
          placeholder="https://"
          autoComplete="off"
          {...asked(part, 'linkedIn')}
          {...tidied(form, 'linkedIn')}
        />
      </FieldRow>
      <FieldRow>
        <TextInput {...asked(part, 'currentLocation')} />
        <TextInput {...asked(part, 'currentCompany')} />
        <NumberInput
          {...asked(part, 'totalExperience')}
          description={SUBMISSIONS.inYears()}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          min={0}
          decimalScale={1}
          hideControls
        />
      </FieldRow>
      <TagsInput description={SUBMISSIONS.skillsHint()} {...asked(part, 'primarySkills')} />
    </>
  );
}

function TermsPart(part: PartProps) {
  const { form } = part;
  const field = form.getInputProps;
  return (
    <>
      <FieldRow>
        <NumberInput
          {...asked(part, 'noticePeriodDays')}
          description={SUBMISSIONS.inDays()}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          min={0}
          allowDecimal={false}
          hideControls
        />
        <TextInput {...asked(part, 'workAuthorization')} />
      </FieldRow>
      <FieldRow>
        <TextInput inputMode="decimal" {...asked(part, 'currentCtc')} {...tidied(form, 'currentCtc')} />
        <TextInput inputMode="decimal" {...asked(part, 'expectedCtc')} {...tidied(form, 'expectedCtc')} />
        <CurrencySelect label={SUBMISSIONS.payCurrency()} {...field('payCurrency')} />
        <Select label={SUBMISSIONS.payPer()} clearable data={PERIODS} {...field('ctcPeriod')} />
      </FieldRow>
      <FieldRow>
        <TextInput
          label={SUBMISSIONS.yourRate()}
          inputMode="decimal"
          {...field('billRate')}
          {...tidied(form, 'billRate')}
        />
        <CurrencySelect label={SUBMISSIONS.rateCurrency()} {...field('currency')} />
        <Select label={SUBMISSIONS.ratePer()} clearable data={UNITS} {...field('rateUnit')} />
      </FieldRow>
    </>
  );
}

function AgreementPart({ form }: Pick<Props, 'form'>) {
  const { error, ...field } = form.getInputProps('agreement');
  return (
    <Radio.Group
      label={SUBMISSIONS.rtr()}
      description={SUBMISSIONS.rtrHint()}
      required
      error={error}
      {...field}
    >
      <div className="stack mt-2xs">
        <Radio
          value="CONFIRMED"
          label={SUBMISSIONS.hasConsent()}
          aria-invalid={Boolean(error) || undefined}
        />
        <Radio value="ASK" label={SUBMISSIONS.askByEmail()} aria-invalid={Boolean(error) || undefined} />
      </div>
    </Radio.Group>
  );
}
