import type { Endpoint, RequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import { failureSchema, type Failure } from '@slotwise/contract/failures';
import { announceSessionEnd } from './session-end.ts';
import { readUser } from './session-storage.ts';

export const API_BASE = '/api';

type Values = Record<string, unknown>;
type Request = { params?: Values; query?: Values; body?: unknown };
type CallOptions = { idempotencyKey?: string; signal?: AbortSignal };

/** Calls one endpoint of the contract. Never throws: whatever goes wrong comes back as a Failure. */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  options: CallOptions = {},
): Promise<ResponseOf<E> | Failure> {
  const { params, query, body } = request as Request;
  const token = readUser()?.token;
  const init = {
    method: endpoint.method,
    headers: headersFor(token, body, options.idempotencyKey),
    body: body === undefined ? null : JSON.stringify(body),
    signal: options.signal ?? null,
  };
  const response = await send(API_BASE + fillPath(endpoint.path, params) + toQueryString(query), init);
  if (!(response instanceof Response)) return response;

  const answer = await readAnswer(endpoint, response);
  if (token && isSessionEnd(response, answer)) announceSessionEnd(token);
  return answer as ResponseOf<E> | Failure;
}

const headersFor = (token?: string, body?: unknown, idempotencyKey?: string) => ({
  ...(token && { Authorization: `Bearer ${token}` }),
  ...(body !== undefined && { 'Content-Type': 'application/json' }),
  ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
});

const networkFailure = (message: string): Failure => ({
  status: 'error',
  code: 'NETWORK',
  message: [message],
});

async function send(url: string, init: RequestInit): Promise<Response | Failure> {
  try {
    return await fetch(url, init);
  } catch {
    return networkFailure('The server did not answer. Check the connection and try again.');
  }
}

async function readAnswer(endpoint: Endpoint, response: Response): Promise<unknown> {
  try {
    const json: unknown = await response.json();
    return response.ok ? endpoint.response.parse(json) : failureSchema.parse(withMessageList(json));
  } catch {
    return networkFailure('The answer of the server could not be read.');
  }
}

/** A message that is one text counts as a list of one. */
function withMessageList(json: unknown) {
  const failure = json as { message?: unknown } | null;
  return typeof failure?.message === 'string' ? { ...failure, message: [failure.message] } : json;
}

/** A wrong password in a form is refused with 401 as well, and does not end the session. */
const isSessionEnd = (response: Response, answer: unknown) =>
  response.status === 401 && (answer as Failure).code !== 'INVALID_CREDENTIALS';

const fillPath = (path: string, params: Values = {}) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));

function toQueryString(query: Values = {}) {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  if (given.length === 0) return '';
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}
