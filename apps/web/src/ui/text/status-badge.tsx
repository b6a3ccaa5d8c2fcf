import type { BookingStatus } from '@slotwise/contract/booking-parts/life.schema';
import { STATUS_WORDS } from '@slotwise/contract/words';
import {
  BadgeCheck,
  Ban,
  CalendarCheck,
  CircleCheck,
  Hourglass,
  Inbox,
  PencilLine,
  ThumbsUp,
  Undo2,
  UserX,
  X,
  type LucideIcon,
} from 'lucide-react';
import classes from './status-badge.module.css';

const ICONS: Record<BookingStatus, LucideIcon> = {
  DRAFT: PencilLine,
  SUBMITTED: Inbox,
  AWAITING_CANDIDATE: Hourglass,
  SCHEDULED: CalendarCheck,
  COMPLETED: CircleCheck,
  NO_SHOW: UserX,
  SELECTED: ThumbsUp,
  REJECTED: X,
  CANCELLED: Ban,
  WITHDRAWN: Undo2,
  ONBOARDED: BadgeCheck,
};

/** `word` replaces the label if a status means something else to its reader. */
export function StatusBadge({ status, word }: { status: BookingStatus; word?: string | undefined }) {
  const Icon = ICONS[status];
  const style = { color: `var(--sw-st-${status}-fg)`, background: `var(--sw-st-${status}-bg)` };
  return (
    <span className={classes.badge} data-status={status} style={style}>
      <Icon className="firm" size={13} strokeWidth={2.2} aria-hidden />
      <span className={classes.word}>{word ?? STATUS_WORDS[status]}</span>
    </span>
  );
}
