import { SegmentedControl } from '@mantine/core';
import classes from './booking-list.module.css';
import { SUBMITTED } from './filters.model.ts';
import { BOOKING_LIST } from './booking-list.texts.ts';

const listLists = () => [
  { value: '', label: BOOKING_LIST.ours() },
  { value: SUBMITTED, label: BOOKING_LIST.submitted() },
];

/** Own meetings, or those submitted to others; for those who do both. */
export function WhoseList({ value, onChange }: { value: string; onChange: (of: string) => void }) {
  return (
    <div className={classes.whose}>
      <SegmentedControl
        size="xs"
        aria-label={BOOKING_LIST.which()}
        data={listLists()}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
