import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectBookingDetails } from '#state/actions.slice.ts';

/** Reads again what is shown when the tab is looked at once more, and after a booking was changed. */
export function useRefresh(reload: () => void) {
  const latest = useRef(reload);
  latest.current = reload;
  useEffect(() => {
    const onVisibility = () => document.visibilityState === 'visible' && latest.current();
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, []);

  const changed = useSelector(selectBookingDetails);
  const known = useRef(changed);
  useEffect(() => {
    if (known.current === changed) return;
    known.current = changed;
    latest.current();
  }, [changed]);
}
