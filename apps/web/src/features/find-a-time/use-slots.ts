import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import { useLoaded } from '#lib/use-loaded.ts';
import { nameCandidate } from './name-candidate.model.ts';
import type { SlotQuery } from './slot-question.model.ts';
import { askForSlots } from './find-a-time.actions.ts';

/** Typing and paging ask once they pause. */
const PAUSE_MS = 250;

/** The server's answer to the latest question; while a newer one is under way the last answer stays, marked as old. */
export function useSlots(query: SlotQuery | null, candidateName: string) {
  const key = query && JSON.stringify(query);
  const [asked] = useDebouncedValue(key, PAUSE_MS);
  const { data, failure, loading, reload } = useLoaded(asked, (signal) =>
    askForSlots(JSON.parse(asked ?? '') as SlotQuery, signal),
  );
  const isCurrent = data !== null && JSON.stringify(data.query) === key;
  const answer = useMemo(() => data && nameCandidate(data, candidateName), [data, candidateName]);
  return {
    answer: key ? answer : null,
    failure: key && asked === key && !loading ? failure : null,
    isWaiting: key !== null && !isCurrent && !failure,
    reload,
  };
}
