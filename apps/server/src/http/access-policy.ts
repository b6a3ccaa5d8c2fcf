import type { Access } from '@slotwise/contract/endpoint';
import type { FastifyInstance, RouteOptions } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route. Each route names it, or the server does not start. */
    access?: Access;
  }
}

const ACCESS_OF_UNNAMED = ['public', 'signed-in', 'link', 'candidate-link'];

/** Refuses, while routes are declared, each one that does not say who may call it. */
export function requireAccessPolicies(app: FastifyInstance): void {
  app.addHook('onRoute', ({ method, url, config }: RouteOptions) => {
    const access = config?.access;
    const isPolicy =
      access !== undefined && (ACCESS_OF_UNNAMED.includes(access) || /^[a-z]+(_[a-z]+)+$/.test(access));
    if (!isPolicy) throw new Error(`The route ${String(method)} ${url} does not say who may call it.`);
  });
}
