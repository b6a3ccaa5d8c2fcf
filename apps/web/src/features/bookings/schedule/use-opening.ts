import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { randomKey } from '#lib/random-key.ts';
import { paths } from '#navigation/paths.ts';

/**
 * One filling of the form, from its opening until another one is opened. When its draft is first saved the address
 * changes but the form stays: the address then carries the opening's key, which a reload or another tab does not know.
 */
export function useOpening() {
  const { key: locationKey, search, state } = useLocation();
  const navigate = useNavigate();
  const [opening, setOpening] = useState(() => openedAt(locationKey, search));
  const carried = (state as { opening?: string } | null)?.opening;
  if (locationKey !== opening.locationKey && carried !== opening.key) {
    setOpening(openedAt(locationKey, search));
  }
  const showDraft = (bookingId: string) =>
    navigate(paths.newMeeting({ draft: bookingId }), {
      replace: true,
      preventScrollReset: true,
      state: { opening: opening.key },
    });
  return { ...opening, showDraft };
}

function openedAt(locationKey: string, search: string) {
  const params = new URLSearchParams(search);
  return {
    key: randomKey(),
    locationKey,
    draftId: params.get('draft'),
    previousId: params.get('previous'),
    jdId: params.get('jd'),
    resumeId: params.get('resume'),
  };
}
