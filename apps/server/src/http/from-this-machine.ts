import type { FastifyRequest } from 'fastify';
import { isLoopback } from '#lib/settings/read-setting.ts';

/** What of a request tells where it comes from: the name the reader typed, and who speaks HTTP to us. */
type Origin = Pick<FastifyRequest, 'hostname' | 'headers'> & {
  socket: { remoteAddress?: string | undefined };
  /** Every browser speaks `1.1`; a proxy that says nothing of itself mostly speaks 1.0. */
  raw: { httpVersion: string };
};

const OF_PROXIES = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
  'cf-connecting-ip',
  'true-client-ip',
  'x-client-ip',
];

/**
 * Whether a request comes from a person at this machine. Behind a proxy every caller has a loopback address, and a
 * web page elsewhere could point its own name at this machine or embed it, so all of them have to be ruled out.
 */
export const isFromThisMachine = ({ hostname, headers, socket, raw }: Origin): boolean =>
  isLoopback(hostname.toLowerCase()) &&
  isLoopback((socket.remoteAddress ?? '').replace(/^::ffff:/i, '')) &&
  raw.httpVersion !== '1.0' &&
  headers['sec-fetch-site'] !== 'cross-site' &&
  OF_PROXIES.every((name) => headers[name] === undefined);
