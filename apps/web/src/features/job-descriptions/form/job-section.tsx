import { JD_PRIORITIES } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import { LIMITS } from '@slotwise/contract/limits';
import { Select, Textarea, TextInput } from '@mantine/core';
import { useNow } from '#lib/dates/use-now.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { useViewerZone } from '#state/viewer-zone.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { FieldRow } from '#ui/fields/field-row.tsx';
import type { JobForm } from './job-form.model.ts';
import { Section } from './section.tsx';
import { WholeNumber } from './whole-number.tsx';

const PRIORITIES = JD_PRIORITIES.map((value) => ({
  value,
  label: { LOW: 'Low', NORMAL: 'Normal', HIGH: 'High' }[value],
}));

/** A job may have been wanted long before it was written down here. */
const FIRST_DAY = '2000-01-01';

/** What the job is, whose it is, and how much it presses. */
export function JobSection({ form }: { form: JobForm }) {
  const field = form.getInputProps;
  const today = wallTimeAt(useNow(), useViewerZone()).slice(0, 10);
  return (
    <Section title="Job">
      <FieldRow>
        <TextInput data-autofocus label="Title" required autoComplete="off" {...field('title')} />
        <TextInput label="Client" autoComplete="off" {...field('clientName')} />
      </FieldRow>
      <FieldRow>
        <TextInput label="Job code" autoComplete="off" {...field('jdCode')} />
        <TextInput label="Department" autoComplete="off" {...field('department')} />
        <WholeNumber label="Openings" required min={1} max={10_000} {...field('openings')} />
      </FieldRow>
      <Textarea
        label="Description"
        required
        description="Everybody who interviews for this job reads it with the meeting"
        minRows={4}
        maxRows={14}
        maxLength={LIMITS.jobTextMaxLength}
        {...field('description')}
      />
      <Textarea
        label="Responsibilities"
        minRows={2}
        maxRows={14}
        maxLength={LIMITS.jobTextMaxLength}
        {...field('responsibilities')}
      />
      <FieldRow>
        <Select label="Priority" allowDeselect={false} data={PRIORITIES} {...field('priority')} />
        <DateField
          label="Target date"
          today={FIRST_DAY}
          opensAt={today}
          value={form.values.targetDate}
          onChange={(date) => form.setFieldValue('targetDate', date)}
          error={form.errors['targetDate']}
        />
      </FieldRow>
      <FieldRow>
        <TextInput label="Hiring manager" autoComplete="off" {...field('hiringManagerName')} />
        <TextInput
          label="Hiring manager’s email"
          type="email"
          autoComplete="off"
          {...field('hiringManagerEmail')}
        />
      </FieldRow>
    </Section>
  );
}
