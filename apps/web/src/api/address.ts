import type { Endpoint } from '@slotwise/contract/endpoint';

export const API_BASE = '/api';

type Values = Record<string, unknown>;
/** The parts of a request that stand in its address. */
export type Address = { params?: Values | undefined; query?: Values | undefined };

/** Where an endpoint is called. It takes no more of it than the path, so that the person who asks ahead can do without its schemas. */
export const toAddress = ({ path }: Pick<Endpoint, 'path'>, { params, query }: Address): string =>
  API_BASE + fillPath(path, params) + toQueryString(query);

const fillPath = (path: string, params: Values = {}) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));

function toQueryString(query: Values = {}) {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  if (given.length === 0) return '';
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}
