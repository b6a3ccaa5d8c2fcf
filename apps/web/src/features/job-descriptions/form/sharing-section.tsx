import { SUBMISSION_FIELDS } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import { SUBMISSION_FIELD_WORDS } from '@slotwise/contract/words';
import { Checkbox } from '@mantine/core';
import type { JobForm } from './job-form.model.ts';
import { Section } from './section.tsx';
import classes from './sharing-section.module.css';
import { SupplierChoices } from './supplier-choices.tsx';
import { WholeNumber } from './whole-number.tsx';
import { FORM } from './job-form.texts.ts';

/** Which suppliers the job is shared with, and what they must state about a candidate. */
export function SharingSection({ form, fold }: { form: JobForm; fold: boolean }) {
  return (
    <Section title={FORM.suppliers()} hint={FORM.suppliersHint()} fold={fold}>
      <SupplierChoices {...form.getInputProps('sharedWithVendorIds')} />
      <Checkbox.Group
        label={FORM.required()}
        description={FORM.requiredHint()}
        {...form.getInputProps('submissionRequiredFields')}
      >
        <div className={classes.choices}>
          {SUBMISSION_FIELDS.map((name) => (
            <Checkbox key={name} size="xs" value={name} label={SUBMISSION_FIELD_WORDS[name]} />
          ))}
        </div>
      </Checkbox.Group>
      <div className={classes.narrow}>
        <WholeNumber
          label={FORM.maxSubmissions()}
          placeholder={FORM.noLimit()}
          min={1}
          max={1000}
          {...form.getInputProps('maxSubmissionsPerVendor')}
        />
      </div>
    </Section>
  );
}
