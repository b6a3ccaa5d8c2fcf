import { Agent as HttpAgent, request as requestHttp, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Destination } from './destination.ts';
import { ACCEPTED_ENCODINGS } from './read-body.ts';

export type WireRequest = {
  method: string;
  headers: Record<string, string>;
  body: string | Buffer | undefined;
  signal: AbortSignal;
};

const HEADER_BYTES = 16 * 1024;

/**
 * Sends one request to a checked address over a new connection, and returns status and stream. The name is not looked
 * up again: only the checked IP addresses are connected to, with the name in SNI and Host.
 */
export function sendRequest({ url, addresses }: Destination, wire: WireRequest): Promise<IncomingMessage> {
  const { method, headers, body, signal } = wire;
  const isSecure = url.protocol === 'https:';
  // A separate agent has no open connections to reuse, and no proxy from the environment.
  const agent = isSecure ? new HttpsAgent({ keepAlive: false }) : new HttpAgent({ keepAlive: false });
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const request = (isSecure ? requestHttps : requestHttp)(url, {
    method,
    agent,
    signal,
    lookup: pinnedTo(addresses),
    maxHeaderSize: HEADER_BYTES,
    headers: {
      'user-agent': 'Slotwise',
      'accept-encoding': ACCEPTED_ENCODINGS,
      ...headers,
      ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
    },
  });
  request.once('response', resolve);
  // Stays attached: an error after the response started also reaches its reader.
  request.on('error', reject);
  request.end(body);
  return promise;
}

/** Resolves every look-up to the checked addresses. */
const pinnedTo =
  (addresses: string[]): LookupFunction =>
  (_host, { all }, callback) => {
    const found = addresses.map((address) => ({ address, family: isIP(address) }));
    const [first] = found;
    if (all || !first) callback(null, found);
    else callback(null, first.address, first.family);
  };
