import type { FastifyInstance, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** Shorter ones fit into one packet anyway. */
export const LEAST_BYTES = 1400;

/** A fifth of a list's bytes is left, for about a millisecond of another thread. */
export const QUICKLY = { [constants.BROTLI_PARAM_QUALITY]: 5 };

const compress = promisify(brotliCompress);

/**
 * Lets lists and records travel compressed to clients that take Brotli. The length of an answer can tell what else stands
 * in it only to someone who makes another's browser ask; no other site can, since the token travels in a header.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
    if (request.method !== 'GET' || !isJson || typeof payload !== 'string') return payload;
    void reply.header('vary', 'accept-encoding');
    if (payload.length < LEAST_BYTES || !takesBrotli(request)) return payload;
    void reply.header('content-encoding', 'br');
    return compress(payload, { params: QUICKLY });
  });
}

export const takes = ({ headers }: Pick<FastifyRequest, 'headers'>, wanted: 'br' | 'gzip'): boolean =>
  String(headers['accept-encoding'] ?? '')
    .split(',')
    .some((encoding) => encoding.trim() === wanted);

export const takesBrotli = (request: Pick<FastifyRequest, 'headers'>): boolean => takes(request, 'br');
