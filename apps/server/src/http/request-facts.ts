import type { FastifyRequest } from 'fastify';
import type { CallAbout, NotedEvent } from '#context.ts';
import { toLinkId } from '#lib/secrets/token.ts';

type Who = { userId?: string | undefined; vendorId?: string | undefined };
type Facts = { who: Who; about: CallAbout; code?: string; events: NotedEvent[] };

const facts = new WeakMap<FastifyRequest, Facts>();

/** What is known of a request besides its answer: who called, why it was refused, what it changed of an account. */
export function getFacts(request: FastifyRequest): Facts {
  const known = facts.get(request) ?? { who: {}, about: {}, events: [] };
  facts.set(request, known);
  return known;
}

/** Remembers who calls, by ids alone. */
export function noteCaller(request: FastifyRequest, { userId, vendorId }: Who): void {
  getFacts(request).who = { userId, vendorId };
}

/** Remembers the mailed link that someone comes with, whether it opens anything or not, and then whose it is. */
export function noteLink(request: FastifyRequest, token: string, vendorId?: string): void {
  Object.assign(getFacts(request).about, { linkId: toLinkId(token), ...(vendorId && { vendorId }) });
}
