import type { FastifyInstance } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { faultOfJson } from '#lib/acceptable-input.ts';
import { AppError } from '#lib/app-error.ts';

/** How long a caller may take to send a JSON body. */
const BODY_MILLIS = 15_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a file: it may take as long as needed, and its route checks that it keeps arriving. */
    isUpload?: boolean;
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new AppError('VALIDATION_FAILED', { message: 'The request is not valid UTF-8.' });
  }
}

const hasBody = (headers: IncomingHttpHeaders): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Accepts only JSON. An empty body counts as none; keys that reach into JavaScript's prototypes are refused. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    try {
      const message = faultOfJson(bytes);
      if (message) throw new AppError('VALIDATION_FAILED', { message });
      if (bytes.length === 0) done(null, undefined);
      else void parse(request, decode(bytes), done);
    } catch (error) {
      done(error instanceof Error ? error : new Error('unreadable'), undefined);
    }
  });

  app.addHook('preParsing', (request, _reply, payload, done) => {
    // A request without a body is never read to its end, and its response may take longer.
    if (request.routeOptions.config.isUpload || !hasBody(request.headers)) {
      done(null, payload);
      return;
    }
    const timer = setTimeout(() => request.raw.destroy(), BODY_MILLIS);
    payload.once('close', () => clearTimeout(timer));
    payload.once('end', () => clearTimeout(timer));
    done(null, payload);
  });
}
