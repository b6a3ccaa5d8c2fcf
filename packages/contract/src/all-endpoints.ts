import * as auth from './auth/auth.endpoints.ts';
import * as bookings from './bookings/bookings.endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import * as notifications from './notifications/notifications.endpoints.ts';
import * as panelists from './panelists/panelists.endpoints.ts';
import * as recruiters from './recruiters/recruiters.endpoints.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value;

const endpointsOf = (module: Record<string, unknown>) =>
  Object.entries(module).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]));

/** Every endpoint of the API under its operation id, read by the OpenAPI document and by tests over all endpoints. */
export const ALL_ENDPOINTS: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  [auth, recruiters, panelists, bookings, notifications].flatMap(endpointsOf),
);
