import { BOOKING_STATUSES, type BookingStatus } from '@slotwise/contract/bookings/life/life.schema';
import { STATUS_WORDS } from '@slotwise/contract/words';
import { ActionIcon, Button, Checkbox, Popover } from '@mantine/core';
import { ListFilter, X } from 'lucide-react';
import classes from './status-filter.module.css';

type Props = {
  /** The statuses as the address holds them, with commas between. */
  value: string;
  onChange: (value: string) => void;
};

const isStatus = (text: string): text is BookingStatus => BOOKING_STATUSES.some((status) => status === text);

/** The statuses named in an address; what is none is passed over. */
export const statusesIn = (value: string): BookingStatus[] => value.split(',').filter(isStatus);

function labelOf(chosen: BookingStatus[]) {
  if (chosen.length === 0) return 'Status';
  const named = chosen
    .slice(0, 2)
    .map((status) => STATUS_WORDS[status])
    .join(', ');
  return `Status: ${named}${chosen.length > 2 ? `, ${chosen.length - 2} more` : ''}`;
}

/** A checklist behind a button that speaks its value. */
export function StatusFilter({ value, onChange }: Props) {
  const chosen = statusesIn(value);
  const toggle = (status: BookingStatus) => {
    const next = chosen.includes(status) ? chosen.filter((one) => one !== status) : [...chosen, status];
    onChange(BOOKING_STATUSES.filter((one) => next.includes(one)).join(','));
  };
  return (
    <span className={classes.filter}>
      <Popover position="bottom-end" trapFocus returnFocus shadow="md">
        <Popover.Target>
          <Button
            size="xs"
            variant={chosen.length > 0 ? 'light' : 'default'}
            leftSection={<ListFilter size={14} aria-hidden />}
          >
            {labelOf(chosen)}
          </Button>
        </Popover.Target>
        <Popover.Dropdown>
          <fieldset className={classes.choices} aria-label="Status">
            {BOOKING_STATUSES.map((status) => (
              <Checkbox
                key={status}
                size="xs"
                label={STATUS_WORDS[status]}
                checked={chosen.includes(status)}
                onChange={() => toggle(status)}
              />
            ))}
          </fieldset>
        </Popover.Dropdown>
      </Popover>
      {chosen.length > 0 && (
        <ActionIcon size={28} aria-label="Clear the status filter" title="Clear" onClick={() => onChange('')}>
          <X size={14} />
        </ActionIcon>
      )}
    </span>
  );
}
