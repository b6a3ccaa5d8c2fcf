import type { BookingStatus } from '@slotwise/contract/booking-parts/life.schema';
import type { Subject } from './reminders.rules.ts';

type Ends = Partial<Record<BookingStatus, string>>;

const OF_MEETING: Ends = {
  CANCELLED: 'The meeting was cancelled',
  WITHDRAWN: 'The candidate was withdrawn',
  NO_SHOW: 'The meeting did not take place',
  REJECTED: 'The candidate was rejected',
  ONBOARDED: 'The candidate joins',
};

const OF_SCORECARD: Ends = { ...OF_MEETING, SCHEDULED: 'The meeting was moved' };

/** What ended the matter, if the status tells. */
export const ENDS: Record<Subject, Ends> = {
  MEETING: { ...OF_MEETING, COMPLETED: 'The meeting is over' },
  SCORECARD: OF_SCORECARD,
  LATE_PANEL: OF_SCORECARD,
  SUBMISSION: {
    WITHDRAWN: 'The submission was withdrawn',
    REJECTED: 'The submission was declined',
    CANCELLED: 'The submission was declined',
  },
  CHOICE: {
    SCHEDULED: 'A time is set',
    CANCELLED: 'The meeting was cancelled',
    WITHDRAWN: 'The candidate was withdrawn',
  },
};

/** What ended it, if the status does not tell. */
export const OTHERWISE: Record<Subject, string> = {
  MEETING: 'The meeting has no time any more',
  SCORECARD: 'The meeting has no time any more',
  LATE_PANEL: 'The meeting has no time any more',
  SUBMISSION: 'The submission was answered',
  CHOICE: 'No one is to choose a time any more',
};

/** What postponed it. */
export const MOVED: Record<Subject, string> = {
  MEETING: 'The meeting was moved',
  SCORECARD: 'The meeting was moved',
  LATE_PANEL: 'The meeting was moved',
  SUBMISSION: 'The answer is due at another time',
  CHOICE: 'The candidate was asked again',
};
