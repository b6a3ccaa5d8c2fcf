import { listVendors } from '@slotwise/contract/vendors/vendors.endpoints';
import { Anchor, Checkbox } from '@mantine/core';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { paths } from '#navigation/paths.ts';
import { selectUser } from '#state/recruiter.slice.ts';
import { useAnswer } from '#state/use-answer.ts';
import { RetryNote } from '#ui/notes/retry-note.tsx';
import { FORM } from './job-form.texts.ts';
import classes from './sharing-section.module.css';

/** The suppliers a job can be shared with. */
const SUPPLIERS = {
  relationship: 'SUPPLIER',
  associationStatus: 'ACTIVE',
  sort: 'vendorName',
  page: '1',
  pageSize: '200',
} as const;

type Props = { value?: string[]; onChange?: (vendorIds: string[]) => void };

/** Checkboxes for the suppliers who work with us. */
export function SupplierChoices(group: Props) {
  const { vendorId } = useSelector(selectUser);
  const { data, failure, reload } = useAnswer(listVendors, { params: { id: vendorId }, query: SUPPLIERS });
  if (failure) return <RetryNote title={FORM.suppliersNotLoaded()} failure={failure} onRetry={reload} />;
  if (!data) return null;
  if (data.data.length === 0) {
    return (
      <p className="small dimmed">
        {FORM.noSuppliers()}{' '}
        <Anchor component={Link} to={paths.vendors()} inherit underline="always">
          {FORM.toVendors()}
        </Anchor>
      </p>
    );
  }
  return (
    <Checkbox.Group label={FORM.shareWith()} {...group}>
      <div className={classes.choices}>
        {data.data.map(({ vendorId: id, vendorName }) => (
          <Checkbox key={id} size="xs" value={id} label={vendorName} />
        ))}
      </div>
    </Checkbox.Group>
  );
}
