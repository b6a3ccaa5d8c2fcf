import type { FastifyRequest } from 'fastify';
import { isLoopback } from '#lib/settings/read-setting.ts';

/** The parts of a request that show where it comes from: the host name used, and the HTTP peer. */
type Origin = Pick<FastifyRequest, 'hostname' | 'headers'> & {
  socket: { remoteAddress?: string | undefined };
  /** Browsers use `1.1`; a proxy that does not identify itself usually uses 1.0. */
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
 * True if a request comes from a person at this machine. Behind a proxy, every caller has a loopback address, and a web
 * page elsewhere could point its own name at this machine or embed it, so all of these must be ruled out.
 */
export const isFromThisMachine = ({ hostname, headers, socket, raw }: Origin): boolean =>
  isLoopback(hostname.toLowerCase()) &&
  isLoopback((socket.remoteAddress ?? '').replace(/^::ffff:/i, '')) &&
  raw.httpVersion !== '1.0' &&
  headers['sec-fetch-site'] !== 'cross-site' &&
  OF_PROXIES.every((name) => headers[name] === undefined);
