import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { saveNow, type DraftSync } from './sync-draft.ts';
import type { DraftState } from './draft-state.ts';

/**
 * The state of a draft, and when it is saved: before the phone switches to something else, and with `onReturn` once it
 * is back, from elsewhere or online.
 */
export function useDraft(sync: DraftSync, onReturn: () => void): DraftState {
  const subscribe = useCallback(
    (listener: () => void) => {
      sync.listeners.add(listener);
      return () => void sync.listeners.delete(listener);
    },
    [sync],
  );
  const returned = useRef(onReturn);
  useEffect(() => {
    returned.current = onReturn;
  });
  useEffect(() => {
    const connected = () => returned.current();
    const turned = () => (document.visibilityState === 'hidden' ? void saveNow(sync) : returned.current());
    window.addEventListener('online', connected);
    document.addEventListener('visibilitychange', turned);
    return () => {
      window.removeEventListener('online', connected);
      document.removeEventListener('visibilitychange', turned);
      clearTimeout(sync.timer);
    };
  }, [sync]);
  return useSyncExternalStore(subscribe, () => sync.state);
}
