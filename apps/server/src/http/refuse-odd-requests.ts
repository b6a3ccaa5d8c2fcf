import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '#lib/app-error.ts';
import { toBareRefusal } from './failure-answer.ts';

/**
 * Refuses, in the product's own format, what Node's parser would answer without a body, or accept: no Host, two of
 * them, an unknown Expect.
 */
export function refuseOddRequests(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const message = hostTrouble(request.raw);
    done(message ? new AppError('VALIDATION_FAILED', { message }) : undefined);
  });
  app.server.on('checkExpectation', (_request, response: ServerResponse) => {
    const refusal = toBareRefusal(headers, 'The server does not do what Expect asks for.');
    response.writeHead(417, refusal.headers).end(refusal.text);
  });
}

/** What is wrong with the request's Host (RFC 9112 §3.2); a proxy may interpret an invalid one differently. */
function hostTrouble({ httpVersion, rawHeaders }: IncomingMessage): string | undefined {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  if (hosts > 1) return 'The request names more than one Host.';
  return hosts === 0 && httpVersion === '1.1' ? 'The request names no Host.' : undefined;
}
