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
 * Sends one request to an address that was checked, over a connection of its own, and answers with status and stream.
 * The name is not looked up again: only the checked IP addresses are connected to, with the name in SNI and Host.
 */
export function sendRequest({ url, addresses }: Destination, wire: WireRequest): Promise<IncomingMessage> {
  const { method, headers, body, signal } = wire;
  const isSecure = url.protocol === 'https:';
  // An agent of its own has no connection that was opened before, and no proxy that the environment names.
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
  // It is heard to the end: an error after the answer came reaches its reader as well.
  request.on('error', reject);
  request.end(body);
  return promise;
}

/** Answers every question for an address with those that were checked. */
const pinnedTo =
  (addresses: string[]): LookupFunction =>
  (_host, { all }, callback) => {
    const found = addresses.map((address) => ({ address, family: isIP(address) }));
    const [first] = found;
    if (all || !first) callback(null, found);
    else callback(null, first.address, first.family);
  };
