import type { Endpoint, RequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import { isFailure, type Failure } from '@slotwise/contract/failures';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { getCachedQuery } from './cached-api.ts';

export type Answer<Data> = {
  /** The latest answer; it stays while a newer one is under way, so that a list does not blink. */
  data: Data | null;
  /** Whether `data` answers the present request and not the one before. */
  isCurrent: boolean;
  failure: Failure | null;
  /** Whether the server is being asked. */
  loading: boolean;
  reload: () => void;
};

type Options = {
  /** Asks again whenever the part appears, even if the answer is fresh. */
  always?: boolean;
  /** Asks again at these intervals while someone looks at the page, and when they come back to it. */
  everyMs?: number;
  /** Asks again when someone comes back to the page. */
  onFocus?: boolean;
};

/** What an endpoint answers, out of the cache where it is fresh. A null request asks nothing. */
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

/** A read that was called off has no failure. */
const toFailure = (error: object | undefined): Failure | null => (error && isFailure(error) ? error : null);

function doNothing() {}
