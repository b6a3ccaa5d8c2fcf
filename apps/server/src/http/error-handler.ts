import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Socket } from 'node:net';
import { AppError } from '#lib/app-error.ts';
import { toBareRefusal, toFailureAnswer } from './failure-answer.ts';
import { getFacts } from './request-facts.ts';

/** Sends every route failure, and every URL without a route, as the standard error body. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => answerFailure(error, request, reply));
  app.setNotFoundHandler((request, reply) =>
    answerFailure(
      new AppError('NOT_FOUND', { message: 'There is nothing at this address.' }),
      request,
      reply,
    ),
  );
}

function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { httpStatus, headers, body, isDefect } = toFailureAnswer(error, request.id);
  getFacts(request).code = body.code;
  if (isDefect) request.log.error({ err: error, route: request.routeOptions.url }, 'request failed');
  return reply.status(httpStatus).headers(headers).send(body);
}

/** Handles refusals by the router itself, such as a URL that cannot be decoded; no hook has run for them. */
export const answerFrameworkError =
  (securityHeaders: Readonly<Record<string, string>>) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    void reply.headers(securityHeaders).header('x-request-id', request.id);
    void answerFailure(error, request, reply);
  };

const STATUS_LINES: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Responds on the bare socket to bytes that are not an HTTP request. */
export const answerClientError =
  (securityHeaders: Readonly<Record<string, string>>) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const { text, headers } = toBareRefusal(securityHeaders, 'The request cannot be read.');
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const status = STATUS_LINES[error.code ?? ''] ?? '400 Bad Request';
    socket.end(`HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\n\r\n${text}`);
  };
