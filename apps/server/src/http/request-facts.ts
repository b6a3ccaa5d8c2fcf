import type { FastifyRequest } from 'fastify';
import type { NotedEvent } from '#context.ts';

type Who = { userId?: string | undefined; vendorId?: string | undefined };
type Facts = { who: Who; code?: string; events: NotedEvent[] };

const facts = new WeakMap<FastifyRequest, Facts>();

/** What is known of a request besides its answer: who called, why it was refused, what it changed of an account. */
export function factsOf(request: FastifyRequest): Facts {
  const known = facts.get(request) ?? { who: {}, events: [] };
  facts.set(request, known);
  return known;
}

/** Remembers who calls, by ids alone. */
export function noteCaller(request: FastifyRequest, { userId, vendorId }: Who): void {
  factsOf(request).who = { userId, vendorId };
}
