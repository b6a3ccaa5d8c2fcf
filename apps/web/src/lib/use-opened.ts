import { isFailure, type Failure } from '@slotwise/contract/failures';
import { useEffect, useEffectEvent, useState } from 'react';

type Opened<Data> = { key: string; round: number; data: Data | null; failure: Failure | null };

/**
 * Reads a screen's initial data, such as form values, once per `key` and again on `reload`. Unlike a cached answer it
 * stays as it was on arrival. A null key reads nothing.
 */
export function useOpened<Data extends object>(
  key: string | null,
  read: (signal: AbortSignal) => Promise<Data | Failure>,
) {
  const [opened, setOpened] = useState<Opened<Data> | null>(null);
  const [round, setRound] = useState(0);
  const readNow = useEffectEvent(read);

  useEffect(() => {
    if (key === null) return;
    const reading = new AbortController();
    void readNow(reading.signal).then((answer) => {
      if (reading.signal.aborted) return;
      if (isFailure(answer)) setOpened({ key, round, data: null, failure: answer });
      else setOpened({ key, round, data: answer, failure: null });
    });
    return () => reading.abort();
  }, [key, round]);

  const isPresent = opened?.key === key && opened.round === round;
  return {
    data: opened?.key === key ? opened.data : null,
    failure: isPresent ? opened.failure : null,
    reload: () => setRound((before) => before + 1),
  };
}
