import type { BookingCounts } from '@slotwise/contract/bookings/bookings.endpoints';
import type { BookingStatus } from '@slotwise/contract/bookings/bookings.schema';
import { statusWord } from '#ui/status-badge.tsx';
import classes from './count-strip.module.css';

const SHOWN: readonly BookingStatus[] = [
  'SCHEDULED',
  'AWAITING_CANDIDATE',
  'SUBMITTED',
  'COMPLETED',
  'SELECTED',
  'REJECTED',
  'NO_SHOW',
];

type Props = {
  /** Null until the server has counted. */
  total: number | null;
  counts: BookingCounts | null;
  /** The status filter as the address holds it. */
  status: string;
  onStatus: (status: string) => void;
};

/** How many meetings stand where; each figure is a filter of the list below. */
export function CountStrip({ total, counts, status, onStatus }: Props) {
  const tiles = [
    { key: '', label: 'All meetings', count: total },
    ...SHOWN.map((key) => ({ key, label: statusWord(key), count: counts?.[key] ?? null })),
  ];
  return (
    <fieldset className={classes.strip} aria-label="Meetings by status">
      {tiles.map(({ key, label, count }) => (
        <button
          key={key}
          type="button"
          className={classes.tile}
          aria-pressed={status === key}
          onClick={() => onStatus(status === key ? '' : key)}
        >
          <span className={classes.count}>{count ?? '·'}</span>
          <span className={classes.label}>{label}</span>
        </button>
      ))}
    </fieldset>
  );
}
