import type { Endpoint, RequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import { isFailure, type Failure } from '@slotwise/contract/failures';
import type { Draft, Middleware, ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { createApi, setupListeners, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { callApi } from '#api/call-api.ts';
import { onWrite } from '#api/on-write.ts';
import { findChangedTags, getTag } from './cache-tags.ts';
import { lateMiddleware, slices } from './root-reducer.ts';
import type { UserState } from './recruiter.slice.ts';
import type { AppDispatch } from './use-app-dispatch.ts';

type Asked = { endpoint: Endpoint; request: object };

/** The server returns an answer or a Failure; the cache separates the two. */
const askServer: BaseQueryFn<Asked, unknown, Failure> = async ({ endpoint, request }, { signal }) => {
  const answer = await callApi(endpoint, request as RequestOf<Endpoint>, { signal });
  return isFailure(answer) ? { error: answer } : { data: answer };
};

/** An answer no older than this is reused without a request; what the reader changed is read again at once. */
const FRESH_SECONDS = 20;

/**
 * The cache of everything read from the server: parts share requests, and a write makes what it changes be read again.
 * Its endpoints are created from the contract's on first use.
 */
export const cachedApi = createApi({
  reducerPath: 'api',
  baseQuery: askServer,
  tagTypes: [] as string[],
  refetchOnMountOrArgChange: FRESH_SECONDS,
  endpoints: () => ({}),
});

/** Informs the cache of each write, and when someone returns to the page. */
const followEvents: Middleware = ({ dispatch }) => {
  onWrite((endpoint) => dispatch(cachedApi.util.invalidateTags(findChangedTags(endpoint))));
  setupListeners(dispatch, (_, { onFocus, onFocusLost }) => {
    const tell = () => dispatch(document.visibilityState === 'visible' ? onFocus() : onFocusLost());
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  });
  return (next) => (action) => next(action);
};

slices.inject(cachedApi);
lateMiddleware.addMiddleware(cachedApi.middleware, followEvents);

/** The name of an endpoint in the cache: 'GET /jd/services/all'. */
export const nameInCache = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;

function injectQuery<E extends Endpoint>(endpoint: E) {
  const name = nameInCache(endpoint);
  const injected = cachedApi.injectEndpoints({
    endpoints: (build) => ({
      [name]: build.query<ResponseOf<E>, RequestOf<E>>({
        query: (request) => ({ endpoint, request }),
        providesTags: [getTag(endpoint)],
      }),
    }),
  });
  const query = injected.endpoints[name];
  if (!query) throw new Error(`The cache does not ask ${name}.`);
  return query;
}

type CachedQuery<E extends Endpoint> = ReturnType<typeof injectQuery<E>>;

const queries = new Map<Endpoint, unknown>();

/** The cache's query for an endpoint of the contract. */
export function getCachedQuery<E extends Endpoint>(endpoint: E): CachedQuery<E> {
  if (!queries.has(endpoint)) queries.set(endpoint, injectQuery(endpoint));
  return queries.get(endpoint) as CachedQuery<E>;
}

const read =
  <E extends Endpoint>(endpoint: E, request: RequestOf<E>, forceRefetch: true | number) =>
  async (dispatch: AppDispatch): Promise<ResponseOf<E> | Failure> => {
    const query = getCachedQuery(endpoint);
    const { data, error } = await dispatch(query.initiate(request, { subscribe: false, forceRefetch }));
    return (data as ResponseOf<E> | undefined) ?? (error as Failure);
  };

/** Reads the current state from the server and returns it; every part that shows it is updated. */
export const readAgain = <E extends Endpoint>(endpoint: E, request: RequestOf<E>) =>
  read(endpoint, request, true);

/** The same, but a fresh cached answer will do. */
export const readFresh = <E extends Endpoint>(endpoint: E, request: RequestOf<E>) =>
  read(endpoint, request, FRESH_SECONDS);

/** Aborts a running read that is no longer wanted, so that the server need not finish it. */
export const stopReading =
  <E extends Endpoint>(endpoint: E, request: RequestOf<E>) =>
  (dispatch: AppDispatch): void => {
    const name = nameInCache(endpoint) as never;
    const running: unknown = cachedApi.util.getRunningQueryThunk(name, request as never);
    dispatch(
      running as ThunkAction<{ abort: () => void } | undefined, UserState, unknown, UnknownAction>,
    )?.abort();
  };

/** Refetches meetings on every screen that shows them, as after someone else's change. */
export const bookingsChanged = () => cachedApi.util.invalidateTags(['booking']);

/** Changes a displayed answer if the server's next answer is known. Returns how to undo that. */
export const changeAnswer =
  <E extends Endpoint>(endpoint: E, request: RequestOf<E>, change: (answer: Draft<ResponseOf<E>>) => void) =>
  (dispatch: AppDispatch) => {
    getCachedQuery(endpoint);
    const name = nameInCache(endpoint) as never;
    const patch: unknown = cachedApi.util.updateQueryData(name, request as never, change as never);
    return dispatch(patch as ThunkAction<{ undo: () => void }, UserState, unknown, UnknownAction>);
  };

/** Optimistically shows what a write will change, for actions that are cheap to undo; a refusal reverts it. */
export const changeAhead =
  <E extends Endpoint, Done extends object>(
    shown: ReturnType<typeof changeAnswer<E>>,
    write: () => Promise<Done | Failure>,
  ) =>
  async (dispatch: AppDispatch): Promise<Done | Failure> => {
    const { undo } = dispatch(shown);
    const response = await write();
    if (isFailure(response)) undo();
    return response;
  };
