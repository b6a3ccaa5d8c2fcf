import type { Endpoint, ParsedRequestOf } from '@slotwise/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import type { Actor, CandidateLink, Context, Session } from '#context.ts';
import { toContentDisposition } from '#lib/content-disposition.ts';
import { requireAccess, requireCandidateLink, requireLink, requireSessionAccess } from './authenticate.ts';
import { parseRequest } from './parse-request.ts';
import { toRouteUrl } from './serve.ts';

/** A file as it is handed out, null where its size shows only at its end. The person who gets it reads or destroys its bytes. */
export type Download = { fileName: string; contentType: string; size: number | null; bytes: Readable };

/** Nothing in a file may run, load or be shown inside a page of ours. */
const FILE_POLICY = "sandbox; default-src 'none'; frame-ancestors 'none'";

/** Serves an endpoint that answers a file, for people who are logged in. */
export function serveDownload<E extends Endpoint>(
  app: FastifyInstance,
  context: Context,
  endpoint: E,
  find: (request: ParsedRequestOf<E>, session: Session) => Promise<Download>,
): void {
  const access = requireSessionAccess(endpoint);
  addRoute(app, endpoint, async (request) => {
    const session = await requireAccess(context, request, access);
    return find(parseRequest(endpoint, request), session);
  });
}

/** The same for the holder of a mailed link. */
export function serveLinkDownload<E extends Endpoint>(
  app: FastifyInstance,
  context: Pick<Context, 'readPanelLink'>,
  endpoint: E,
  find: (request: ParsedRequestOf<E>, actor: Actor) => Promise<Download>,
): void {
  if (endpoint.access !== 'link') throw new Error(`${endpoint.path} is not for links.`);
  addRoute(app, endpoint, async (request) => {
    const actor = await requireLink(context, request);
    return find(parseRequest(endpoint, request), actor);
  });
}

/** The same for the holder of a link to a candidate's page of a meeting. */
export function serveMeetingLinkDownload<E extends Endpoint>(
  app: FastifyInstance,
  context: Pick<Context, 'readCandidateLink'>,
  endpoint: E,
  find: (request: ParsedRequestOf<E>, link: CandidateLink) => Promise<Download>,
): void {
  if (endpoint.access !== 'candidate-link') throw new Error(`${endpoint.path} is not for candidates.`);
  addRoute(app, endpoint, async (request) => {
    const link = await requireCandidateLink(context, request, 'meeting');
    return find(parseRequest(endpoint, request), link);
  });
}

/** The same without a session: what the address says is all that is asked for. */
export function servePublicDownload<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  find: (request: ParsedRequestOf<E>) => Promise<Download>,
): void {
  if (endpoint.access !== 'public') throw new Error(`${endpoint.path} is not public.`);
  addRoute(app, endpoint, (request) => find(parseRequest(endpoint, request)));
}

function addRoute(
  app: FastifyInstance,
  endpoint: Endpoint,
  find: (request: FastifyRequest) => Promise<Download>,
): void {
  app.route({
    method: endpoint.method,
    url: toRouteUrl(endpoint),
    config: { access: endpoint.access },
    handler: async (request, reply) => sendFile(reply, await find(request)),
  });
}

/** Always an attachment of the type that we found, never the browser's guess or the uploader's word. */
const sendFile = (reply: FastifyReply, file: Download): FastifyReply =>
  reply
    .type(file.contentType)
    .headers({
      ...(file.size !== null && { 'content-length': String(file.size) }),
      'content-disposition': toContentDisposition(file.fileName),
      'content-security-policy': FILE_POLICY,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    .send(file.bytes);
