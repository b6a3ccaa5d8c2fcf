import { BOOKING_STATUSES, type BookingStatus } from '@slotwise/contract/booking-parts/life.schema';
import { STATUS_WORDS } from '@slotwise/contract/words';
import { ActionIcon } from '@mantine/core';
import { X } from 'lucide-react';
import { ChecklistFilter } from '#ui/fields/checklist-filter.tsx';
import { BOOKING_LIST } from './booking-list.texts.ts';

type Props = {
  /** The statuses as in the address, separated by commas. */
  value: string;
  onChange: (value: string) => void;
};

const isStatus = (text: string): text is BookingStatus => BOOKING_STATUSES.some((status) => status === text);

/** The statuses named in an address; unknown ones are ignored. */
export const statusesIn = (value: string): BookingStatus[] => value.split(',').filter(isStatus);

/** Which statuses the list shows, with a way back to all of them. */
export function StatusFilter({ value, onChange }: Props) {
  const chosen = statusesIn(value);
  return (
    <span className="inline-row gap-3xs">
      <ChecklistFilter
        label={BOOKING_LIST.status()}
        choices={BOOKING_STATUSES}
        words={STATUS_WORDS}
        chosen={chosen}
        onChange={(statuses) => onChange(statuses.join(','))}
      />
      {chosen.length > 0 && (
        <ActionIcon
          size={28}
          aria-label={BOOKING_LIST.clearStatus()}
          title={BOOKING_LIST.clear()}
          onClick={() => onChange('')}
        >
          <X size={14} />
        </ActionIcon>
      )}
    </span>
  );
}
