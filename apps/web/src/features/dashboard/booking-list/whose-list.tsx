import { SegmentedControl } from '@mantine/core';
import classes from './booking-list.module.css';
import { SUBMITTED } from './filters.model.ts';

const LISTS = [
  { value: '', label: 'Our meetings' },
  { value: SUBMITTED, label: 'Submitted to clients' },
];

/** Own meetings, or what was submitted to others; for those who do both. */
export function WhoseList({ value, onChange }: { value: string; onChange: (of: string) => void }) {
  return (
    <div className={classes.whose}>
      <SegmentedControl
        size="xs"
        aria-label="Which bookings"
        data={LISTS}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
