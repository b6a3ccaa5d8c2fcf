import { RATE_UNITS } from '@slotwise/contract/booking-parts/resources.schema';
import { EMPLOYMENT_TYPES } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import { EMPLOYMENT_TYPE_WORDS, RATE_UNIT_WORDS } from '@slotwise/contract/words';
import { Checkbox, Select, TextInput } from '@mantine/core';
import { CurrencySelect } from '#ui/fields/currency-select.tsx';
import { FieldRow } from '#ui/fields/field-row.tsx';
import { TimeZoneSelect } from '#ui/fields/time-zone-select.tsx';
import type { JobForm } from './job-form.model.ts';
import { Section } from './section.tsx';
import { WholeNumber } from './whole-number.tsx';
import { FORM } from './job-form.texts.ts';

const TYPES = EMPLOYMENT_TYPES.map((value) => ({ value, label: EMPLOYMENT_TYPE_WORDS[value] }));
const UNITS = RATE_UNITS.map((value) => ({ value, label: RATE_UNIT_WORDS[value] }));

/** The terms of the work, and its budget. Money stays text, so that no cent is lost. */
export function TermsSection({ form, fold }: { form: JobForm; fold: boolean }) {
  const field = form.getInputProps;
  const money = (name: string) => ({
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    className: 'tabular',
    ...field(name),
  });
  return (
    <Section title={FORM.terms()} hint={FORM.termsHint()} fold={fold}>
      <FieldRow>
        <Select
          label={FORM.employment()}
          clearable
          placeholder={FORM.notStated()}
          data={TYPES}
          {...field('employmentType')}
        />
        <WholeNumber label={FORM.maxNotice()} min={0} max={365} {...field('maxNoticeDays')} />
        <TimeZoneSelect
          label={FORM.shiftZone()}
          clearable
          placeholder={FORM.notStated()}
          value={form.values.shiftTimeZone}
          onChange={(zone) => form.setFieldValue('shiftTimeZone', zone)}
          error={form.errors['shiftTimeZone']}
        />
      </FieldRow>
      <FieldRow>
        <TextInput label={FORM.minBudget()} {...money('budgetMin')} />
        <TextInput label={FORM.maxBudget()} {...money('budgetMax')} />
        <CurrencySelect label={FORM.currency()} {...field('currency')} />
        <Select
          label={FORM.per()}
          clearable
          placeholder={FORM.notStated()}
          data={UNITS}
          {...field('rateUnit')}
        />
      </FieldRow>
      <Checkbox
        label={FORM.showsBudget()}
        description={FORM.showsBudgetHint()}
        {...form.getInputProps('showsBudget', { type: 'checkbox' })}
      />
    </Section>
  );
}
