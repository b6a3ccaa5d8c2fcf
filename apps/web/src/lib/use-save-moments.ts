import { useEffect } from 'react';

type Moments = {
  /** Save now: the tab was hidden, or the connection is back. */
  onPause: () => void;
  /** No save can follow this one. */
  onLeave: () => void;
};

/** The moments at which what was typed is saved without delay. */
export function useSaveMoments({ onPause, onLeave }: Moments) {
  useEffect(() => {
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') onPause();
    };
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('online', onPause);
    window.addEventListener('pagehide', onLeave);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('online', onPause);
      window.removeEventListener('pagehide', onLeave);
      onPause();
    };
  }, [onPause, onLeave]);
}
