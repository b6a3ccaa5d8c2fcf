import type { FastifyRequest } from 'fastify';
import { isLoopback } from '#lib/settings/read-setting.ts';

/** What of a request tells where it comes from. */
type Origin = {
  /** The name the reader typed, without the port. */
  hostname: string;
  remoteAddress: string | undefined;
  headers: Record<string, unknown>;
  /** `1.1`, as every browser speaks; a proxy that says nothing of itself mostly speaks 1.0. */
  httpVersion: string;
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
export const isFromThisMachine = ({ hostname, remoteAddress, headers, httpVersion }: Origin): boolean =>
  isLoopback(hostname.toLowerCase()) &&
  isLoopback((remoteAddress ?? '').replace(/^::ffff:/i, '')) &&
  httpVersion !== '1.0' &&
  headers['sec-fetch-site'] !== 'cross-site' &&
  OF_PROXIES.every((name) => headers[name] === undefined);

/** The same of a request as the server has it. */
export const comesFromThisMachine = ({ hostname, headers, socket, raw }: FastifyRequest): boolean =>
  isFromThisMachine({
    hostname,
    headers,
    remoteAddress: socket.remoteAddress,
    httpVersion: raw.httpVersion,
  });
