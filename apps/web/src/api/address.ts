import type { Endpoint } from '@slotwise/contract/endpoint';

export const API_BASE = '/api';

type Values = Record<string, unknown>;
/** The path parameters and query of a request. */
export type Address = { params?: Values | undefined; query?: Values | undefined };

/** The URL of an endpoint call. Takes only the endpoint's path, so that requests made ahead of the app need not load its schemas. */
export const toAddress = ({ path }: Pick<Endpoint, 'path'>, { params, query }: Address): string =>
  API_BASE + fillPath(path, params) + toQueryString(query);

const fillPath = (path: string, params: Values = {}) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));

function toQueryString(query: Values = {}) {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  if (given.length === 0) return '';
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}
