import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useLatest } from './use-latest.ts';

/** Opens the form for a new item if the address has `add=true`, once: it is then removed from the address. */
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
