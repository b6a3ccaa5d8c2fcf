import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { RefusedFetch } from './refused-fetch.ts';

const DECODERS: Record<string, () => Duplex> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

export const ACCEPTED_ENCODINGS = 'gzip, deflate, br';

/**
 * Reads and decompresses a response body. Both compressed and decompressed bytes are counted, so that neither an
 * endless body nor one that inflates takes more memory than `maxBytes` plus one chunk.
 */
export async function readBody(answer: IncomingMessage, maxBytes: number, host: string): Promise<Buffer> {
  const limit = {
    maxBytes,
    refusal: () => new RefusedFetch('TOO_LARGE', `${host} sends more than ${sizeText(maxBytes)}.`),
  };
  const encoding = answer.headers['content-encoding']?.trim().toLowerCase() || 'identity';
  const received = counted(answer, limit);
  if (encoding === 'identity') return collect(received);
  const decoder = DECODERS[encoding]?.();
  if (!decoder)
    throw new RefusedFetch('BROKEN', `${host} sends its answer in a form that is not understood.`);
  const first = await received.next();
  // Without any byte there is nothing to decompress, as in a 'not modified' response.
  if (first.done) return Buffer.alloc(0);
  const inflating = pipeline(startingWith(first.value, received), decoder);
  inflating.catch(() => undefined);
  const body = await collect(counted(decoder, limit));
  await inflating;
  return body;
}

type Limit = { maxBytes: number; refusal: () => RefusedFetch };

async function* counted(pieces: AsyncIterable<Buffer>, { maxBytes, refusal }: Limit): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const piece of pieces) {
    size += piece.length;
    if (size > maxBytes) throw refusal();
    yield piece;
  }
}

async function* startingWith(first: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  yield* rest;
}

async function collect(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

const sizeText = (bytes: number): string =>
  bytes >= 1_000_000 ? `${Math.round(bytes / 100_000) / 10} MB` : `${Math.ceil(bytes / 1000)} kB`;
