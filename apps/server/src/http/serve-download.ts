import type { Endpoint, ParsedRequestOf } from '@slotwise/contract/endpoint';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';
import type { Context } from '#context.ts';
import { toContentDisposition } from '#lib/content-disposition.ts';
import type { GuardMaker } from './authenticate.ts';
import { parseRequest } from './parse-request.ts';
import { toRouteUrl } from './serve.ts';

/** A file to send; `size` is null if known only at the end. The receiver must read or destroy its bytes. */
export type Download = { fileName: string; contentType: string; size: number | null; bytes: Readable };

/** Nothing in a file may run, load or be framed by the product's pages. */
const FILE_POLICY = "sandbox; default-src 'none'; frame-ancestors 'none'";

/** Serves endpoints that respond with a file. */
export const serveDownloadBehind =
  <Who>(app: FastifyInstance, context: Context, makeGuard: GuardMaker<Who>) =>
  <E extends Endpoint>(
    endpoint: E,
    find: (request: ParsedRequestOf<E>, who: Who) => Promise<Download>,
  ): void => {
    const guard = makeGuard(context, endpoint);
    app.route({
      method: endpoint.method,
      url: toRouteUrl(endpoint),
      config: { access: endpoint.access },
      handler: async (request, reply) => {
        const who = await guard(request);
        return sendFile(reply, await find(parseRequest(endpoint, request), who));
      },
    });
  };

/** Always an attachment with the detected type, never the browser's guess or the uploader's claim. */
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
