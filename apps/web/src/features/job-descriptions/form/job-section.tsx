import { WORK_MODES } from '@slotwise/contract/booking-parts/resources.schema';
import { LIMITS } from '@slotwise/contract/limits';
import { WORK_MODE_WORDS } from '@slotwise/contract/words';
import { Select, Textarea, TextInput } from '@mantine/core';
import { FieldRow } from '#ui/fields/field-row.tsx';
import type { JobForm } from './job-form.model.ts';
import { Section } from './section.tsx';
import { WholeNumber } from './whole-number.tsx';

const MODES = WORK_MODES.map((value) => ({ value, label: WORK_MODE_WORDS[value] }));

/** What the job is, whose it is, and where. */
export function JobSection({ form }: { form: JobForm }) {
  const field = form.getInputProps;
  return (
    <Section title="Job">
      <FieldRow>
        <TextInput data-autofocus label="Title" required autoComplete="off" {...field('title')} />
        <TextInput label="Client" autoComplete="off" {...field('clientName')} />
      </FieldRow>
      <FieldRow>
        <WholeNumber label="Openings" required min={1} max={10_000} {...field('openings')} />
        <TextInput label="Location" autoComplete="off" {...field('location')} />
        <Select label="Work mode" clearable placeholder="Not stated" data={MODES} {...field('workMode')} />
      </FieldRow>
      <Textarea
        label="Description"
        required
        description="Everyone who interviews for this job sees it"
        minRows={4}
        maxRows={14}
        maxLength={LIMITS.jobTextMaxLength}
        {...field('description')}
      />
    </Section>
  );
}
