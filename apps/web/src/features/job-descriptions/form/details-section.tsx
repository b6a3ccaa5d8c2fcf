import { JD_PRIORITIES } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import { LIMITS } from '@slotwise/contract/limits';
import { NumberInput, Select, Textarea, TextInput } from '@mantine/core';
import { useNow } from '#lib/dates/use-now.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { useViewerZone } from '#state/viewer-zone.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { FieldRow } from '#ui/fields/field-row.tsx';
import type { JobForm } from './job-form.model.ts';
import { Section } from './section.tsx';
import { FORM, PRIORITY_CHOICES } from './job-form.texts.ts';

const listPriorities = () => JD_PRIORITIES.map((value) => ({ value, label: PRIORITY_CHOICES[value]() }));

/** The need for a job may predate its entry here by years. */
const FIRST_DAY = '2000-01-01';

/** What many jobs do without: how it is filed, its priority, and what else a candidate should bring. */
export function DetailsSection({ form, fold }: { form: JobForm; fold: boolean }) {
  const field = form.getInputProps;
  const years = (name: string) => ({ min: 0, max: 80, hideControls: true, ...field(name) });
  const today = wallTimeAt(useNow(), useViewerZone()).slice(0, 10);
  return (
    <Section title={FORM.details()} hint={FORM.detailsHint()} fold={fold}>
      <FieldRow>
        <TextInput label={FORM.code()} autoComplete="off" {...field('jdCode')} />
        <TextInput label={FORM.department()} autoComplete="off" {...field('department')} />
        <Select
          label={FORM.priority()}
          allowDeselect={false}
          data={listPriorities()}
          {...field('priority')}
        />
      </FieldRow>
      <Textarea
        label={FORM.responsibilities()}
        minRows={2}
        maxRows={14}
        maxLength={LIMITS.jobTextMaxLength}
        {...field('responsibilities')}
      />
      <FieldRow>
        <NumberInput label={FORM.minYears()} {...years('experienceMin')} />
        <NumberInput label={FORM.maxYears()} {...years('experienceMax')} />
        <DateField
          label={FORM.targetDate()}
          today={FIRST_DAY}
          opensAt={today}
          value={form.values.targetDate}
          onChange={(date) => form.setFieldValue('targetDate', date)}
          error={form.errors['targetDate']}
        />
      </FieldRow>
      <Textarea label={FORM.education()} minRows={1} maxLength={500} {...field('education')} />
      <FieldRow>
        <TextInput label={FORM.manager()} autoComplete="off" {...field('hiringManagerName')} />
        <TextInput
          label={FORM.managerEmail()}
          type="email"
          autoComplete="off"
          {...field('hiringManagerEmail')}
        />
      </FieldRow>
    </Section>
  );
}
