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

/** The server says an answer or a Failure; the cache keeps the two apart. */
const askServer: BaseQueryFn<Asked, unknown, Failure> = async ({ endpoint, request }, { signal }) => {
  const answer = await callApi(endpoint, request as RequestOf<Endpoint>, { signal });
  return isFailure(answer) ? { error: answer } : { data: answer };
};

/** An answer that is no older is shown again without asking; what the reader changed is asked again at once. */
const FRESH_SECONDS = 20;

/**
 * All that was read from the server, once: what several parts ask is asked together, and a write lets what it changes
 * be read again. Its endpoints are made of those of the contract, when they are first asked.
 */
export const cachedApi = createApi({
  reducerPath: 'api',
  baseQuery: askServer,
  tagTypes: [] as string[],
  refetchOnMountOrArgChange: FRESH_SECONDS,
  endpoints: () => ({}),
});

/** Tells the cache of each write, and when someone comes back to the page. */
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

/** The query of the cache that asks an endpoint of the contract. */
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

/** Reads from the server what it says by now, and hands it out; every part that shows it follows. */
export const readAgain = <E extends Endpoint>(endpoint: E, request: RequestOf<E>) =>
  read(endpoint, request, true);

/** The same, but an answer out of the cache will do where it is fresh. */
export const readFresh = <E extends Endpoint>(endpoint: E, request: RequestOf<E>) =>
  read(endpoint, request, FRESH_SECONDS);

/** Ends a read that is under way and no longer wanted, so that the server need not finish it. */
export const stopReading =
  <E extends Endpoint>(endpoint: E, request: RequestOf<E>) =>
  (dispatch: AppDispatch): void => {
    const name = nameInCache(endpoint) as never;
    const running: unknown = cachedApi.util.getRunningQueryThunk(name, request as never);
    dispatch(
      running as ThunkAction<{ abort: () => void } | undefined, UserState, unknown, UnknownAction>,
    )?.abort();
  };

/** What was read of meetings is read again where it is shown, as after a change that someone else made. */
export const bookingsChanged = () => cachedApi.util.invalidateTags(['booking']);

/** Changes an answer that is shown, where it is known what the server would say. Returns how to take that back. */
export const changeAnswer =
  <E extends Endpoint>(endpoint: E, request: RequestOf<E>, change: (answer: Draft<ResponseOf<E>>) => void) =>
  (dispatch: AppDispatch) => {
    getCachedQuery(endpoint);
    const name = nameInCache(endpoint) as never;
    const patch: unknown = cachedApi.util.updateQueryData(name, request as never, change as never);
    return dispatch(patch as ThunkAction<{ undo: () => void }, UserState, unknown, UnknownAction>);
  };

/** Shows at once what a write will change, for acts that are cheap to undo; what is refused is taken back. */
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
