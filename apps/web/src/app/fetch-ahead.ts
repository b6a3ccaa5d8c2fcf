import { matchRoutes, type MiddlewareFunction, type RouteObject } from 'react-router';

let fetched: Promise<unknown> = Promise.resolve();

/**
 * Starts fetching the parts of the screen at this address while the server is still being asked who the user is, so
 * that the two run in parallel. The `handle` of a route fetches its screen.
 */
export function fetchAhead(routes: RouteObject[], address: { pathname: string }): void {
  const handles = (matchRoutes(routes, address) ?? []).map(({ route }): unknown => route.handle);
  // What could not be fetched is requested again by the screen, which then reports the failure.
  fetched = Promise.allSettled(handles.map((handle) => typeof handle === 'function' && handle()));
}

/**
 * Lets the first screen be drawn once and complete. A spinner would stay for at least a third of a second: React does
 * not replace a shown fallback any sooner.
 */
export const untilFetched: MiddlewareFunction = async () => {
  await fetched;
};
