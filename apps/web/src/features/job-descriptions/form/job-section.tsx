import { WORK_MODES } from '@slotwise/contract/booking-parts/resources.schema';
import { LIMITS } from '@slotwise/contract/limits';
import { WORK_MODE_WORDS } from '@slotwise/contract/words';
import { Select, Textarea, TextInput } from '@mantine/core';
import { FieldRow } from '#ui/fields/field-row.tsx';
import type { JobForm } from './job-form.model.ts';
import { Section } from './section.tsx';
import { WholeNumber } from './whole-number.tsx';
import { FORM } from './job-form.texts.ts';

const MODES = WORK_MODES.map((value) => ({ value, label: WORK_MODE_WORDS[value] }));

/** The job's title, client, location and description. */
export function JobSection({ form }: { form: JobForm }) {
  const field = form.getInputProps;
  return (
    <Section title={FORM.job()}>
      <FieldRow>
        <TextInput data-autofocus label={FORM.title()} required autoComplete="off" {...field('title')} />
        <TextInput label={FORM.client()} autoComplete="off" {...field('clientName')} />
      </FieldRow>
      <FieldRow>
        <WholeNumber label={FORM.openings()} required min={1} max={10_000} {...field('openings')} />
        <TextInput label={FORM.location()} autoComplete="off" {...field('location')} />
        <Select
          label={FORM.workMode()}
          clearable
          placeholder={FORM.notStated()}
          data={MODES}
          {...field('workMode')}
        />
      </FieldRow>
      <Textarea
        label={FORM.description()}
        required
        description={FORM.descriptionHint()}
        minRows={4}
        maxRows={14}
        maxLength={LIMITS.jobTextMaxLength}
        {...field('description')}
      />
    </Section>
  );
}
