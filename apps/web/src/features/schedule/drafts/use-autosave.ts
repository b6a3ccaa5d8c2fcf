import type { Booking } from '@slotwise/contract/bookings/bookings.schema';
import type { Draft } from '@slotwise/contract/bookings/drafts.schema';
import { isFailure, type Failure } from '@slotwise/contract/failures';
import { useCallback, useEffect, useState } from 'react';
import { useLatest } from '#lib/use-latest.ts';
import { readUser } from '#api/session-storage.ts';
import { createAutosave, type SaveState } from '#lib/autosave.ts';
import { useSaveMoments } from '#lib/use-save-moments.ts';
import { nextAfter } from '#features/bookings/next-save.model.ts';
import { fromDraft, isWorthKeeping, toDraft } from './draft-values.model.ts';
import type { MeetingValues } from '#features/bookings/meeting-values/meeting-values.model.ts';
import { saveDraft } from './drafts.actions.ts';

type Options = {
  initial: MeetingValues;
  draft: Booking | null;
  values: MeetingValues;
  /** Called when another draft than before holds what is typed. */
  onDraft: (bookingId: string) => void;
};

/** Keeps the form as a draft on the server while it is typed into. */
export function useAutosave({ initial, draft, values, onDraft }: Options) {
  const [state, setState] = useState<SaveState<Failure>>({ kind: 'untouched' });
  const [draftNow, setDraftNow] = useState(draft);
  const [kept] = useState(() => holdDraft(draft));
  const tell = useLatest(onDraft);

  const keep = useCallback(
    (now: Booking | null) => {
      const isOther = now !== null && kept.current?.bookingId !== now.bookingId;
      kept.put(now);
      setDraftNow(now);
      if (isOther) tell.current(now.bookingId);
    },
    [kept, tell],
  );

  const [autosave] = useState(() =>
    createAutosave<Draft, Failure>(toDraft(initial), {
      isWorthSaving: (typed) => isWorthKeeping(fromDraft(typed)),
      next: nextAfter,
      onState: setState,
      save: async (typed, { last }) => {
        const from = toDraftId(kept.current);
        // A request next to another one cannot know the version the first one leads to, nor the id it makes.
        if (!readUser() || (last && !from)) return null;
        const response = await saveDraft(typed, from && last ? { bookingId: from.bookingId } : from);
        if (isFailure(response)) return response;
        keep(response.data);
        return null;
      },
    }),
  );
  useSaveMoments({ onPause: autosave.flush, onLeave: autosave.leave });
  useEffect(() => autosave.change(toDraft(values)), [autosave, values]);

  return { state, setState, draft: draftNow, kept, keep, autosave };
}

/** The draft as the server has it by now, for savings that began earlier. */
function holdDraft(draft: Booking | null) {
  let current = draft;
  return {
    get current() {
      return current;
    },
    put: (next: Booking | null) => {
      current = next;
    },
  };
}

export const toDraftId = (draft: Booking | null) =>
  draft && { bookingId: draft.bookingId, version: draft.version };

export type Keeping = ReturnType<typeof useAutosave>;
