import type { FastifyInstance } from 'fastify';
import type { ServerResponse } from 'node:http';
import { uuidv7 } from 'uuidv7';
import { AppError } from '#lib/app-error.ts';
import { failureOf } from './failure-of.ts';

/** Refuses in the product's own words what Node's parser would answer without a body: no Host, an unknown Expect. */
export function refuseOddRequests(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const lacksHost = request.raw.httpVersion === '1.1' && request.headers.host === undefined;
    done(
      lacksHost ? new AppError('VALIDATION_FAILED', { message: 'The request names no Host.' }) : undefined,
    );
  });
  app.server.on('checkExpectation', (_request, response: ServerResponse) => {
    const requestId = uuidv7();
    const { body } = failureOf(
      new AppError('VALIDATION_FAILED', { message: 'The server does not do what Expect asks for.' }),
      requestId,
    );
    response.writeHead(417, {
      ...headers,
      'x-request-id': requestId,
      'content-type': 'application/json; charset=utf-8',
      connection: 'close',
    });
    response.end(JSON.stringify(body));
  });
}
