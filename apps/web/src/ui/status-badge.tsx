import type { BookingStatus } from '@slotwise/contract/bookings/life/life.schema';
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

const FACES: Record<BookingStatus, { word: string; Icon: LucideIcon }> = {
  DRAFT: { word: 'Draft', Icon: PencilLine },
  SUBMITTED: { word: 'Submitted', Icon: Inbox },
  AWAITING_CANDIDATE: { word: 'Awaiting candidate', Icon: Hourglass },
  SCHEDULED: { word: 'Scheduled', Icon: CalendarCheck },
  COMPLETED: { word: 'Completed', Icon: CircleCheck },
  NO_SHOW: { word: 'No-show', Icon: UserX },
  SELECTED: { word: 'Selected', Icon: ThumbsUp },
  REJECTED: { word: 'Rejected', Icon: X },
  CANCELLED: { word: 'Cancelled', Icon: Ban },
  WITHDRAWN: { word: 'Withdrawn', Icon: Undo2 },
  ONBOARDED: { word: 'Onboarded', Icon: BadgeCheck },
};

/** A status in words, `AWAITING_CANDIDATE` → `Awaiting candidate`. */
export const statusWord = (status: BookingStatus): string => FACES[status].word;

export function StatusBadge({ status }: { status: BookingStatus }) {
  const { word, Icon } = FACES[status];
  const style = { color: `var(--sw-st-${status}-fg)`, background: `var(--sw-st-${status}-bg)` };
  return (
    <span className={classes.badge} data-status={status} style={style}>
      <Icon className={classes.icon} size={13} strokeWidth={2.2} aria-hidden />
      <span className={classes.word}>{word}</span>
    </span>
  );
}
