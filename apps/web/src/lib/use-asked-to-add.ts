import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useLatest } from './use-latest.ts';

/** Opens the form of something new where the address asks for it with `add=true`, once: the address forgets it then. */
export function useAskedToAdd(open: () => void): void {
  const [params, setParams] = useSearchParams();
  const isAsked = params.get('add') === 'true';
  const latest = useLatest(open);
  useEffect(() => {
    if (!isAsked) return;
    latest.current();
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('add');
        return after;
      },
      { replace: true },
    );
  }, [isAsked, latest, setParams]);
}
