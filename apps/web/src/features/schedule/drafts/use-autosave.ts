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
  /** Called when what is typed belongs to a different draft than before. */
  onDraft: (bookingId: string) => void;
};

/** Saves the form as a draft on the server while it is edited. */
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
        // A concurrent request cannot know the version the first one creates, nor a new draft's id.
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

/** The draft as currently on the server, for saves that started earlier. */
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
