import { isFailure, type Failure } from '@slotwise/contract/failures';
import { BOOKING_MESSAGES } from '@slotwise/contract/booking-messages';
import { useState } from 'react';
import { reportFailure } from '#feedback/report-failure.ts';
import { toDraft, valuesOfDraft } from './draft-values.model.ts';
import type { MeetingForm } from '#features/bookings/meeting-values/meeting-form.model.ts';
import type { MeetingValues } from '#features/bookings/meeting-values/meeting-values.model.ts';
import { readBooking } from './drafts.actions.ts';
import type { Keeping } from './use-autosave.ts';

const CONFLICTS = ['VERSION_CONFLICT', 'INVALID_TRANSITION', 'NOT_FOUND'];

/** The options when a draft was changed elsewhere. Whatever was typed here can be restored. */
export function useDraftConflict(form: MeetingForm, { state, setState, kept, keep, autosave }: Keeping) {
  const [mine, setMine] = useState<MeetingValues | null>(null);
  const isConflict = state.kind === 'failed' && !state.retrying && CONFLICTS.includes(state.refusal.code);
  const refusal: Failure | null = isConflict ? state.refusal : null;

  const loadOther = async () => {
    const draft = kept.current;
    if (!draft) return;
    const response = await readBooking(draft.bookingId);
    if (isFailure(response)) return reportFailure(BOOKING_MESSAGES.saveDraft, response);
    const other = valuesOfDraft(response.data);
    setMine(form.values);
    keep(response.data);
    form.setValues(other);
    autosave.resume(toDraft(other));
    setState({ kind: 'untouched' });
  };
  const keepMine = () => {
    keep(null);
    autosave.resume(null);
  };
  /** Restores what was typed here before the other version was loaded; it is saved over that one. */
  const takeMineBack = () => {
    if (mine) form.setValues(mine);
    setMine(null);
  };
  return { refusal, loadOther, keepMine, canTakeBack: mine !== null, takeMineBack };
}
