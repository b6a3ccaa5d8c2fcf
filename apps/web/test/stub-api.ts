import type { Endpoint, ResponseOf } from '@slotwise/contract/endpoint';
import { FAILURES, type Failure, type FailureCode } from '@slotwise/contract/failures';
import { vi } from 'vitest';
import { API_BASE } from '#api/address.ts';

type Answer<E> = ResponseOf<E> | Failure;
type Stub = { endpoint: Endpoint; answer: () => unknown };
type Sent = { endpoint: Endpoint; body: unknown; query: Record<string, string>; headers: Headers };

let stubs: Stub[] = [];
let sent: Sent[] = [];

/** Stubs one endpoint for this test. The compiler checks the response against the contract. */
export function stubApi<E extends Endpoint>(
  endpoint: E,
  answer: Answer<E> | (() => Answer<E> | Promise<Answer<E>>),
) {
  const give = typeof answer === 'function' ? (answer as () => Answer<E>) : () => answer;
  stubs = [{ endpoint, answer: give }, ...stubs];
}

/** Makes one endpoint fail as if the server could not be reached. */
export function stubNoAnswer(endpoint: Endpoint) {
  const answer = () => {
    throw new TypeError('Failed to fetch');
  };
  stubs = [{ endpoint, answer }, ...stubs];
}

/** The requests sent to an endpoint in this test, oldest first. */
export const sentTo = (endpoint: Endpoint): Sent[] => sent.filter((request) => request.endpoint === endpoint);

function toStatus(answer: unknown): number {
  const { status, code } = answer as Partial<Failure>;
  if (status !== 'error') return 200;
  return FAILURES[code as FailureCode]?.httpStatus ?? 500;
}

const matches = ({ endpoint }: Stub, method: string | undefined, path: string) =>
  endpoint.method === method && new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);

/** Replaces the network. A call without a stub fails the test. */
export function installFetchStub() {
  stubs = [];
  sent = [];
  vi.stubGlobal('fetch', async (address: string, { method, body, headers }: RequestInit) => {
    const url = new URL(address, 'http://slotwise.example');
    const path = url.pathname.slice(API_BASE.length);
    const stub = stubs.find((candidate) => matches(candidate, method, path));
    if (!stub) throw new Error(`No stub for ${method} ${path}`);
    const parsed: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    const query = Object.fromEntries(url.searchParams);
    sent.push({ endpoint: stub.endpoint, body: parsed, query, headers: new Headers(headers) });
    const answer = await stub.answer();
    return Response.json(answer, { status: toStatus(answer) });
  });
}

/** An error as the server words it. */
export const aFailure = (code: FailureCode, overrides: Partial<Failure> = {}): Failure => ({
  status: 'error',
  code,
  message: [FAILURES[code].message],
  requestId: 'req-1',
  ...overrides,
});
