import type { Endpoint, ParsedRequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import { LIMITS } from '@slotwise/contract/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import type { Call, Context } from '#context.ts';
import { fileTooLarge } from '#engines/file-types/refusals.ts';
import { AppError } from '#lib/app-error.ts';
import type { GuardMaker } from './authenticate.ts';
import { parseRequest } from './parse-request.ts';
import { readFormFile, type Upload } from './read-form-file.ts';
import { requireContractShape, toCall, toRouteUrl } from './serve.ts';
import { openBody } from './upload-body.ts';

export type { Upload } from './read-form-file.ts';

type Handler<E extends Endpoint, Who> = (
  request: ParsedRequestOf<E>,
  upload: Upload,
  who: Who,
  call: Call,
) => Promise<ResponseOf<E>>;

/** What a form adds around its file. */
const FORM_BYTES = 64 * 1024;

/** Serves endpoints that take one file, which is streamed on as it arrives. */
export const serveUploadBehind =
  <Who>(app: FastifyInstance, context: Context, makeGuard: GuardMaker<Who>) =>
  <E extends Endpoint>(endpoint: E, handler: Handler<E, Who>): void => {
    const guard = makeGuard(context, endpoint);
    const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<ResponseOf<E>> => {
      const body = openBody(request.raw, context.config.uploadIdleMillis);
      try {
        // Before any byte of the file is read.
        const who = await guard(request);
        const parsed = parseRequest(endpoint, request);
        const response = await handler(
          parsed,
          await receive(endpoint, request, body.bytes),
          who,
          toCall(request),
        );
        void reply.status(endpoint.successStatus ?? 200);
        return requireContractShape(endpoint, response);
      } finally {
        body.release();
      }
    };
    // A separate scope, since everywhere else only JSON bodies are accepted.
    void app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
      const config = { access: endpoint.access, isUpload: true };
      scope.route({ method: endpoint.method, url: toRouteUrl(endpoint), config, handler: answer });
    });
  };

async function receive(endpoint: Endpoint, request: FastifyRequest, bytes: Readable): Promise<Upload> {
  const { headers } = request;
  const mostBytes = endpoint.mostBytes ?? LIMITS.fileMaxBytes;
  // A body that declares itself too large is not read at all.
  if (Number(headers['content-length'] ?? 0) > mostBytes + FORM_BYTES) throw fileTooLarge(mostBytes);
  const isForm = /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
  if (endpoint.upload === 'multipart') {
    if (!isForm) throw wrongBody('Send the file as multipart/form-data, in the field "file".');
    return readFormFile(headers, bytes);
  }
  if (isForm) throw wrongBody('Send the bytes of the file themselves, not a form.');
  const { fileName } = request.query as { fileName?: string };
  return { fileName: fileName ?? '', bytes, fields: {} };
}

const wrongBody = (message: string): AppError => new AppError('FILE_TYPE_NOT_ALLOWED', { message });
