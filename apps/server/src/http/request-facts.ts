import type { FastifyRequest } from 'fastify';
import type { CallAbout, NotedEvent } from '#context.ts';
import { toLinkId } from '#lib/secrets/token.ts';

type Who = { userId?: string | undefined; vendorId?: string | undefined };
type Facts = { who: Who; about: CallAbout; code?: string; events: NotedEvent[] };

const facts = new WeakMap<FastifyRequest, Facts>();

/**
 * What is known about a request besides its response: the caller, why it was refused, what it changed on an account.
 */
export function getFacts(request: FastifyRequest): Facts {
  const known = facts.get(request) ?? { who: {}, about: {}, events: [] };
  facts.set(request, known);
  return known;
}

/** Remembers the caller, by ids only. */
export function recordCaller(request: FastifyRequest, { userId, vendorId }: Who): void {
  getFacts(request).who = { userId, vendorId };
}

/** Remembers the mailed link used, whether or not it is valid, and its owner once known. */
export function recordLink(request: FastifyRequest, token: string, vendorId?: string): void {
  Object.assign(getFacts(request).about, { linkId: toLinkId(token), ...(vendorId && { vendorId }) });
}
