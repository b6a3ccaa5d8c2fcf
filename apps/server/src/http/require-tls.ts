import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';
import { AppError } from '#lib/app-error.ts';
import { API_BASE } from './serve.ts';

/** Requested by orchestrators without a proxy; neither reveals a secret. */
const HEALTH_ROUTES = ['/healthz', '/readyz'];
const SECRETS_AHEAD = [`${API_BASE}/`, '/d/', '/outbox'];
const BEHIND_NO_PROXY =
  'PUBLIC_URL is https, and TRUST_PROXY names no proxy that could tell whether this request came so.';

/**
 * If PUBLIC_URL is https, serves only requests that a trusted proxy says came over TLS. Pages are redirected; calls are
 * refused, since a redirect would hide that they crossed the network unencrypted (OWASP ASVS 5.0, 4.1.2 and 12.2.1).
 */
export function requireTls(app: FastifyInstance, { publicUrl, trustProxy }: Config): void {
  if (!publicUrl.startsWith('https:')) return;
  app.addHook('onRequest', (request, reply, done) => {
    if (request.protocol === 'https' || HEALTH_ROUTES.includes(request.routeOptions.url ?? '')) return done();
    // Without a trusted proxy, the redirect would loop forever.
    if (trustProxy.length === 0) return done(new AppError('TLS_REQUIRED', { message: BEHIND_NO_PROXY }));
    if (!isPage(request)) return done(new AppError('TLS_REQUIRED'));
    void reply.redirect(`${publicUrl}${request.url}`, 308);
  });
}

const isPage = ({ method, url }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  url.startsWith('/') &&
  !SECRETS_AHEAD.some((start) => url.startsWith(start));
