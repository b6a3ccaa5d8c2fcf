import type { ChangeReason } from '@slotwise/contract/bookings/bookings.schema';
import { REASONS } from './history.texts.ts';

/** Why a meeting is moved or cancelled, in words for everyone on it. */
export const changeReasonWords = (): Record<ChangeReason, string> => ({
  CANDIDATE_ASKED: REASONS.candidateAsked(),
  PANEL_UNAVAILABLE: REASONS.panelUnavailable(),
  RECRUITER_UNAVAILABLE: REASONS.recruiterUnavailable(),
  POSITION_CLOSED: REASONS.positionClosed(),
  POSITION_ON_HOLD: REASONS.positionOnHold(),
  DUPLICATE: REASONS.duplicate(),
  OTHER: REASONS.other(),
});
