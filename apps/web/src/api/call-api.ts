import type { Endpoint, RequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import type { Failure } from '@slotwise/contract/failures';
import { takeAsked } from './asked-ahead.ts';
import { announceWrite } from './on-write.ts';
import { toAddress, type Address } from './address.ts';
import { authorization, readAnswer, send, toText } from './request.ts';
import { readUser } from './session-storage.ts';

type CallOptions = {
  /** The token of a mailed link; without one, the session's token is sent. */
  token?: string;
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Lets the request complete even if the page is closed meanwhile. */
  keepalive?: boolean;
  /** A write that changes nothing on screen, such as autosave while typing. */
  isQuiet?: boolean;
};

/** Browsers limit `keepalive` requests to about this size and refuse larger ones. */
const KEEPALIVE_MAX = 60_000;

/** Calls one endpoint of the contract. Never throws: whatever goes wrong comes back as a Failure. */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  options: CallOptions = {},
): Promise<ResponseOf<E> | Failure> {
  const { body, ...address } = request as Address & { body?: unknown };
  const token = options.token ?? readUser()?.token;
  const init = initFor(endpoint, { ...options, token, body });
  const url = toAddress(endpoint, address);
  const asked = endpoint.method === 'GET' ? takeAsked(url, token) : undefined;
  const response = await send(url, init, asked);
  if (!(response instanceof Response)) return response;

  const { ok, status } = response;
  const answer = readAnswer(endpoint, { ok, status, text: await toText(response) }, token);
  if (ok && !options.isQuiet) announceWrite(endpoint);
  return answer as ResponseOf<E> | Failure;
}

type Sent = CallOptions & { token: string | undefined; body: unknown };

function initFor(
  { method }: Endpoint,
  { token, body, idempotencyKey, signal, keepalive }: Sent,
): RequestInit {
  const text = body === undefined ? null : JSON.stringify(body);
  const outlives = keepalive === true && (text?.length ?? 0) < KEEPALIVE_MAX;
  return {
    method,
    headers: headersFor(token, body, idempotencyKey),
    body: text,
    signal: signal ?? null,
    keepalive: outlives,
  };
}

const headersFor = (token?: string, body?: unknown, idempotencyKey?: string) => ({
  ...authorization(token),
  ...(body !== undefined && { 'Content-Type': 'application/json' }),
  ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
});
