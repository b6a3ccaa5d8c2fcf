import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { randomKey } from '#lib/random-key.ts';
import { paths } from '#navigation/paths.ts';
import type { Origin } from '#features/meeting-form/values/origin.model.ts';
import { keepOrigin, keptOrigin } from '#features/meeting-form/values/kept-origin.model.ts';

/** The state of the browser's history entry; it survives a reload and is not shared with other tabs. */
type Carried = { opening?: string } | null;

/**
 * One session of the form, until another one is opened. When its draft is first saved the address changes but the form
 * stays: the history entry then carries the opening's key, which a reload or another tab does not know.
 */
export function useOpening() {
  const { key: locationKey, search, state } = useLocation();
  const navigate = useNavigate();
  const carried = state as Carried;
  const [opening, setOpening] = useState(() => openedAt(locationKey, search));
  if (locationKey !== opening.locationKey && carried?.opening !== opening.key) {
    setOpening(openedAt(locationKey, search));
  }
  /** `filledFrom` is the resume whose quotes are still shown at the values when the draft is reopened. */
  const showDraft = (bookingId: string, filledFrom: Origin | null) => {
    if (filledFrom) keepOrigin(bookingId, filledFrom);
    void navigate(paths.newMeeting({ draft: bookingId }), {
      replace: true,
      preventScrollReset: true,
      state: { opening: opening.key } satisfies Carried,
    });
  };
  return { ...opening, showDraft };
}

function openedAt(locationKey: string, search: string) {
  const params = new URLSearchParams(search);
  const draftId = params.get('draft');
  return {
    key: randomKey(),
    locationKey,
    draftId,
    previousId: params.get('previous'),
    jdId: params.get('jd'),
    resumeId: params.get('resume'),
    origin: draftId ? keptOrigin(draftId) : null,
  };
}
