import type { Config } from '#config.ts';
import { isLoopback } from '#lib/read-setting.ts';

/** What of a request tells where it comes from. */
export type Origin = {
  /** The name the reader typed, without the port. */
  hostname: string;
  remoteAddress: string | undefined;
  headers: Record<string, unknown>;
};

const OF_PROXIES = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
];

/** The outbox exists only where nothing sends mail and the server is for this machine alone. */
export function hasOutbox({ smtpUrl, host, trustProxy }: Config): boolean {
  return !smtpUrl && isLoopback(host) && trustProxy.length === 0;
}

/**
 * Whether a request comes from a person at this machine. Behind a proxy every caller has a loopback address, and a
 * web page elsewhere could point its own name at this machine, so both have to be ruled out.
 */
export function isFromThisMachine({ hostname, remoteAddress, headers }: Origin): boolean {
  return (
    isLoopback(hostname.toLowerCase()) &&
    isLoopback((remoteAddress ?? '').replace(/^::ffff:/i, '')) &&
    OF_PROXIES.every((name) => headers[name] === undefined)
  );
}
