import type { ChangeReason } from '@slotwise/contract/bookings/bookings.schema';

/** Why a meeting is moved or called off, as everyone on it reads it. */
export const CHANGE_REASON_WORDS: Record<ChangeReason, string> = {
  CANDIDATE_ASKED: 'The candidate asked for it',
  PANEL_UNAVAILABLE: 'The panel is not available',
  RECRUITER_UNAVAILABLE: 'The recruiter is not available',
  POSITION_CLOSED: 'The position is filled or closed',
  POSITION_ON_HOLD: 'The position is on hold',
  DUPLICATE: 'Scheduled twice',
  OTHER: 'Another reason',
};
