import { listVendors } from '@slotwise/contract/vendors/vendors.endpoints';
import { SUBMISSION_FIELDS } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import { SUBMISSION_FIELD_WORDS } from '@slotwise/contract/words';
import { Anchor, Checkbox } from '@mantine/core';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { useAnswer } from '#state/use-answer.ts';
import { paths } from '#navigation/paths.ts';
import { selectUser } from '#state/recruiter.slice.ts';
import { RetryNote } from '#ui/notes/retry-note.tsx';
import type { JobForm } from './job-form.model.ts';
import { Section } from './section.tsx';
import classes from './sharing-section.module.css';
import { WholeNumber } from './whole-number.tsx';

/** Those with whom a job can be shared. */
const SUPPLIERS = {
  relationship: 'SUPPLIER',
  associationStatus: 'ACTIVE',
  sort: 'vendorName',
  page: '1',
  pageSize: '200',
} as const;

/** With which suppliers the job is shared, and what they have to tell of a candidate. */
export function SharingSection({ form }: { form: JobForm }) {
  return (
    <Section title="Suppliers" hint="Whoever the job is shared with can submit candidates for it">
      <Suppliers form={form} />
      <Checkbox.Group
        label="A submission has to tell"
        description="Besides name and email"
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
          label="Submissions per supplier, at most"
          placeholder="No limit"
          min={1}
          max={1000}
          {...form.getInputProps('maxSubmissionsPerVendor')}
        />
      </div>
    </Section>
  );
}

function Suppliers({ form }: { form: JobForm }) {
  const { vendorId } = useSelector(selectUser);
  const { data, failure, reload } = useAnswer(listVendors, { params: { id: vendorId }, query: SUPPLIERS });
  if (failure)
    return <RetryNote title="The suppliers could not be loaded" failure={failure} onRetry={reload} />;
  if (!data) return null;
  if (data.data.length === 0) {
    return (
      <p className={classes.none}>
        No supplier works with you yet.{' '}
        <Anchor component={Link} to={paths.vendors()} inherit underline="always">
          Vendors
        </Anchor>{' '}
        is where you add one.
      </p>
    );
  }
  return (
    <Checkbox.Group label="Share with" {...form.getInputProps('sharedWithVendorIds')}>
      <div className={classes.choices}>
        {data.data.map(({ vendorId: id, vendorName }) => (
          <Checkbox key={id} size="xs" value={id} label={vendorName} />
        ))}
      </div>
    </Checkbox.Group>
  );
}
