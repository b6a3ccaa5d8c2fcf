import { isFailure, type Failure } from '@slotwise/contract/failures';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';

export type Loaded<Data> = {
  /** The latest answer; it stays while a newer one is under way, so that a list does not blink. */
  data: Data | null;
  failure: Failure | null;
  loading: boolean;
  reload: () => void;
};

/**
 * Reads something from the server whenever `key` changes, and again on `reload`. Answers that arrive after a newer
 * question are dropped, and `load` may stop asking for them. A null key asks nothing.
 */
export function useLoaded<Data extends object>(
  key: string | null,
  load: (signal: AbortSignal) => Promise<Data | Failure>,
): Loaded<Data> {
  const [answer, setAnswer] = useState<{ data: Data | null; failure: Failure | null }>(NOTHING);
  const [loading, setLoading] = useState(key !== null);
  const [round, setRound] = useState(0);
  const latest = useRef(load);
  latest.current = load;

  useEffect(() => {
    if (key === null) return;
    const asking = new AbortController();
    const { signal } = asking;
    setLoading(true);
    void latest.current(signal).then((response) => {
      if (signal.aborted) return;
      // A long list is drawn in slices, between which the page still answers to its user.
      startTransition(() => {
        setLoading(false);
        if (isFailure(response)) setAnswer(({ data }) => ({ data, failure: response }));
        else setAnswer({ data: response, failure: null });
      });
    });
    return () => asking.abort();
  }, [key, round]);

  return { ...answer, loading, reload: useCallback(() => setRound((n) => n + 1), []) };
}

const NOTHING = { data: null, failure: null };
