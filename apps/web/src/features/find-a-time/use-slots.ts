import { findSlots } from '@slotwise/contract/availability/slots.endpoints';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useMemo, useState } from 'react';
import { stopReading } from '#state/cached-api.ts';
import { useAnswer } from '#state/use-answer.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { nameCandidate } from './name-candidate.model.ts';
import type { SlotQuery } from './slot-question.model.ts';
import { toSlotAnswer, type SlotAnswer } from './find-a-time.actions.ts';

/** Debounces requests while typing and paging. */
const PAUSE_MS = 250;

/**
 * The server's answer to the question in `key` (a SlotQuery as JSON, or 'null'). A superseded question is aborted,
 * since an organization's searches queue behind each other.
 */
export function useSlotAnswer(key: string) {
  const dispatch = useAppDispatch();
  const query = useMemo(() => JSON.parse(key) as SlotQuery | null, [key]);
  // Meetings change what is free, so a cached answer will not do.
  const asked = useAnswer(findSlots, query && { query }, { always: true });
  const { data, isCurrent, failure, loading, reload } = asked;
  useEffect(() => {
    if (query) return () => dispatch(stopReading(findSlots, { query }));
  }, [dispatch, query]);
  const current = useMemo(
    () => (isCurrent && data && query ? toSlotAnswer(query, data) : null),
    [isCurrent, data, query],
  );
  // While a newer question is pending, the last answer stays, along with its question.
  const [last, setLast] = useState<SlotAnswer | null>(null);
  if (current && current !== last) setLast(current);
  return { answer: query ? (current ?? last) : null, failure, loading, reload };
}

/** The server's answer to the latest question; while a newer one is pending the last answer stays, marked as outdated. */
export function useSlots(query: SlotQuery | null, candidateName: string) {
  const key = JSON.stringify(query);
  const [asked] = useDebouncedValue(key, PAUSE_MS);
  const { answer: found, failure, loading, reload } = useSlotAnswer(asked);
  const isCurrent = found !== null && JSON.stringify(found.query) === key;
  const answer = useMemo(() => found && nameCandidate(found, candidateName), [found, candidateName]);
  return {
    answer: query ? answer : null,
    failure: query && asked === key && !loading ? failure : null,
    isWaiting: query !== null && !isCurrent && !failure,
    reload,
  };
}
