import type { FailureCode } from '@slotwise/contract/failures';
import type { FastifyInstance } from 'fastify';
import { getFacts } from './request-facts.ts';

/** Refusals that are security events, whatever their cause. */
const REFUSALS: Partial<Record<FailureCode, string>> = {
  FORBIDDEN: 'access-refused',
  INVALID_CREDENTIALS: 'log-in-failed',
  LINK_EXPIRED: 'link-refused',
  NOT_SIGNED_IN: 'session-refused',
  RATE_LIMITED: 'limit-reached',
  SIGN_UP_OFF: 'sign-up-refused',
  TOKEN_EXPIRED: 'session-refused',
  FILE_INFECTED: 'file-refused',
  FILE_TOO_HEAVY: 'file-refused',
  FILE_TYPE_NOT_ALLOWED: 'file-refused',
  ZIP_UNSAFE: 'file-refused',
};
/** A record that does not exist or belongs to another organization: logged-in users get the same response. */
const NOT_THERE = 'record-refused';

/**
 * One line per request, with the caller, origin and action: the route's pattern instead of the URL, which may contain
 * ids, searches or secrets. Each security event has a separate line with the same `requestId`.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { who, about, code, events } = getFacts(request);
    const { refusal: named, ...ids } = about;
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? '(none)',
      status: reply.statusCode,
      ip: request.ip,
      ...who,
      ...ids,
      ...(code && { code }),
    };
    request.log.info({ ...line, ms: Math.round(reply.elapsedTime) }, 'request');
    const isDone = reply.statusCode < 400;
    for (const noted of isDone ? events : []) request.log.info({ ...line, ...noted }, 'security');
    const refusal = isDone ? undefined : (named ?? findEvent(code, who.userId));
    if (refusal) request.log.warn({ ...line, event: refusal }, 'security');
    done();
  });
}

const findEvent = (code: string | undefined, userId: string | undefined): string | undefined =>
  code === 'NOT_FOUND' && userId ? NOT_THERE : REFUSALS[code as FailureCode];
