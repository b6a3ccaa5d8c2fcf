import { matchRoutes, type MiddlewareFunction, type RouteObject } from 'react-router';

let fetched: Promise<unknown> = Promise.resolve();

/**
 * Starts to fetch what the screen at this address consists of, while the server is still asked who the user is: one
 * after the other, both would be waited for. The `handle` of a route is what fetches its screen.
 */
export function fetchAhead(routes: RouteObject[], address: { pathname: string }): void {
  const handles = (matchRoutes(routes, address) ?? []).map(({ route }): unknown => route.handle);
  // What could not be fetched is asked for again by the screen, which then says so.
  fetched = Promise.allSettled(handles.map((handle) => typeof handle === 'function' && handle()));
}

/**
 * Lets the first screen be drawn once and whole. A spinner in its place would stay for a third of a second at least:
 * React never takes back sooner what it has shown instead of something suspended.
 */
export const untilFetched: MiddlewareFunction = async () => {
  await fetched;
};
