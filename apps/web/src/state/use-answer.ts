import type { Endpoint, RequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import { isFailure, type Failure } from '@slotwise/contract/failures';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { getCachedQuery } from './cached-api.ts';

export type Answer<Data> = {
  /** The latest answer; it stays while a newer one is loading, so that a list does not flicker. */
  data: Data | null;
  /** Whether `data` answers the present request, not the previous one. */
  isCurrent: boolean;
  failure: Failure | null;
  /** Whether a request is running. */
  loading: boolean;
  reload: () => void;
};

type Options = {
  /** Requests again whenever the component mounts, even if the answer is fresh. */
  always?: boolean;
  /** Polls at this interval while someone looks at the page, and when they return to it. */
  everyMs?: number;
  /** Requests again when someone returns to the page. */
  onFocus?: boolean;
};

/** An endpoint's answer, from the cache if fresh. A null request requests nothing. */
export function useAnswer<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E> | null,
  { always = false, everyMs = 0, onFocus = everyMs > 0 }: Options = {},
): Answer<ResponseOf<E>> {
  const { data, currentData, error, isFetching, refetch } = getCachedQuery(endpoint).useQuery(
    request ?? skipToken,
    {
      ...(always && { refetchOnMountOrArgChange: true }),
      pollingInterval: everyMs,
      skipPollingIfUnfocused: true,
      refetchOnFocus: onFocus,
    },
  );
  return {
    data: data ?? null,
    isCurrent: currentData !== undefined,
    failure: toFailure(error),
    loading: isFetching,
    reload: request === null ? doNothing : refetch,
  };
}

/** An aborted read has no failure. */
const toFailure = (error: object | undefined): Failure | null => (error && isFailure(error) ? error : null);

function doNothing() {}
