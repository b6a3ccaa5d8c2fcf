import type { Endpoint, ParsedRequestOf } from '@slotwise/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Call } from '#context.ts';
import { requireAccess } from './authenticate.ts';
import { LEAST_BYTES, takes } from './compress-answers.ts';
import { parseRequest } from './parse-request.ts';
import { toCall, toRouteUrl } from './serve.ts';

const compress = promisify(gzip);

/**
 * Serves a calendar that programs poll at a secret URL. Clients with the current version get 304 (RFC 9110 §13);
 * calendar programs accept gzip. Shared caches must not store it.
 */
export const serveCalendars =
  (app: FastifyInstance) =>
  <E extends Endpoint>(
    endpoint: E,
    find: (request: ParsedRequestOf<E>, call: Call) => Promise<string>,
  ): void => {
    requireAccess(endpoint, 'public');
    app.route({
      method: endpoint.method,
      url: toRouteUrl(endpoint),
      config: { access: endpoint.access },
      handler: async (request, reply) =>
        sendCalendar(request, reply, await find(parseRequest(endpoint, request), toCall(request))),
    });
  };

async function sendCalendar(request: FastifyRequest, reply: FastifyReply, text: string): Promise<unknown> {
  // Weak, since it is the same for every content encoding.
  const tag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  void reply.headers({ etag: tag, 'cache-control': 'private, no-cache', vary: 'accept-encoding' });
  if (hasAlready(request, tag)) return reply.status(304).send();
  void reply.type('text/calendar; charset=utf-8');
  const octets = Buffer.from(text);
  if (octets.length < LEAST_BYTES || !takes(request, 'gzip')) return reply.send(octets);
  return reply.header('content-encoding', 'gzip').send(await compress(octets));
}

/** Weak comparison (RFC 9110 §8.8.3.2): some intermediaries turn a weak tag into a strong one. */
function hasAlready({ headers }: FastifyRequest, tag: string): boolean {
  const known = headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, '')) ?? [];
  return known.includes('*') || known.includes(tag.slice(2));
}
