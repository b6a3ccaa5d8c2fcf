import { toDraft, toInput, type ScorecardDraft } from '@slotwise/contract/booking-parts/feedback.rules';
import { feedbackConflictSchema } from '@slotwise/contract/booking-parts/feedback.schema';
import { isSameAnswer } from '@slotwise/contract/booking-parts/merging.rules';
import { isFailure, type Failure } from '@slotwise/contract/failures';
import { useState } from 'react';
import { readUser } from '#api/session-storage.ts';
import { createAutosave, type SaveState } from '#lib/autosave.ts';
import { useSaveMoments } from '#lib/use-save-moments.ts';
import { useAppDispatch, type AppDispatch } from '#state/use-app-dispatch.ts';
import { showOwnFeedback } from '#features/bookings/bookings.actions.ts';
import { nextAfter } from '#features/bookings/next-save.model.ts';
import { saveCardDraft } from './scorecards.actions.ts';
import { receivedCard, type SavedCard } from '#scorecard/card.model.ts';
import type { CardState } from './use-card-state.ts';

/** A card and its autosave. */
export type Keeping = Pick<CardState, 'now' | 'put'> & {
  autosave: ReturnType<typeof createAutosave<ScorecardDraft, Failure>>;
};

const MOST_UNHEARD = 5;

/** Autosaves the reader's own scorecard while it is being written, and merges changes made elsewhere. */
export function useCardAutosave({ now, put }: CardState) {
  const dispatch = useAppDispatch();
  const [saving, setSaving] = useState<SaveState<Failure>>({ kind: 'untouched' });
  const [keeping] = useState((): Keeping => {
    const { card, booking } = now.current;
    const blank = toDraft(booking.scorecard, undefined);
    const autosave: Keeping['autosave'] = createAutosave<ScorecardDraft, Failure>(card.draft, {
      isWorthSaving: (draft) => now.current.card.version > 0 || !isSameAnswer(draft, blank),
      next: nextAfter,
      save: (draft, { last }) => save({ now, put }, dispatch, draft, last),
      onState: (state) => {
        setSaving(state);
        if (state.kind === 'failed') joinRefused({ now, put, autosave }, state.refusal);
      },
    });
    return { now, put, autosave };
  });
  useSaveMoments({ onPause: keeping.autosave.flush, onLeave: keeping.autosave.leave });
  return { keeping, saving };
}

async function save(
  { now, put }: Pick<CardState, 'now' | 'put'>,
  dispatch: AppDispatch,
  draft: ScorecardDraft,
  last: boolean,
): Promise<Failure | null> {
  if (!readUser()) return null;
  const { booking, card } = now.current;
  put({ sent: [...card.sent, draft].slice(-MOST_UNHEARD) });
  // A concurrent request cannot know the version the first one creates.
  const seen = last ? undefined : card.version;
  const response = await saveCardDraft(booking, toInput(draft, booking.scorecard), seen);
  if (isFailure(response)) return response;
  put({ base: draft, sent: [], version: response.data.version });
  dispatch(showOwnFeedback(response.data));
  return null;
}

/** Resumes saving if useful: not in a conflict, and never a submitted card without its author's confirmation. */
export function goOn({ now, autosave }: Keeping) {
  const { stage, conflict, base, draft } = now.current.card;
  if (stage !== 'writing' || conflict) return;
  autosave.resume(base);
  autosave.change(draft);
}

/** Applies the server's state of the card, which may have been written elsewhere. */
export function receive(keeping: Keeping, saved: SavedCard) {
  const { now, put, autosave } = keeping;
  put(receivedCard(now.current.card, now.current.booking.scorecard, saved));
  if (now.current.card.stage === 'writing' && !now.current.card.conflict) goOn(keeping);
  else void autosave.stop();
}

/** After a refused save: if another one was first, its content comes with the refusal and is merged. */
export function joinRefused(keeping: Keeping, { code, details }: Failure) {
  if (code !== 'VERSION_CONFLICT') return;
  const held = feedbackConflictSchema.safeParse(details);
  if (held.success) receive(keeping, held.data.feedback);
}
