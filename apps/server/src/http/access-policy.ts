import { ALL_ENDPOINTS } from '@slotwise/contract/all-endpoints';
import type { Access } from '@slotwise/contract/endpoint';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { toRouteUrl } from './serve.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route. The server does not start unless every route declares it. */
    access?: Access;
  }
}

const ACCESS_OF_UNNAMED = ['public', 'signed-in', 'link', 'candidate-link'];

/** Refuses routes that do not say who may call them, and non-public ones missing from the contract's list. */
export function requireAccessPolicies(app: FastifyInstance): void {
  const listed = new Set(Object.values(ALL_ENDPOINTS).map((one) => `${one.method} ${toRouteUrl(one)}`));
  app.addHook('onRoute', ({ method, url, config }: RouteOptions) => {
    const access = config?.access;
    const isPolicy =
      access !== undefined && (ACCESS_OF_UNNAMED.includes(access) || /^[a-z]+(_[a-z]+)+$/.test(access));
    if (!isPolicy) throw new Error(`The route ${String(method)} ${url} does not say who may call it.`);
    if (access === 'public' || listed.has(`${String(method)} ${url}`)) return;
    throw new Error(`The route ${String(method)} ${url} is not in the list of endpoints.`);
  });
}
