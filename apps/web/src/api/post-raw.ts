import type { Endpoint, RequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import type { Failure } from '@slotwise/contract/failures';
import { addressOf, type Address } from './address.ts';
import { authorization, readAnswer, send, textOf } from './request.ts';
import { readUser } from './session-storage.ts';

type Raw = { body: Blob | ArrayBuffer | string; contentType?: string };

/** Sends a body as it is, without a form around it. Never throws: whatever goes wrong comes back as a Failure. */
export async function postRaw<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  { body, contentType = 'application/octet-stream' }: Raw,
  signal?: AbortSignal,
): Promise<ResponseOf<E> | Failure> {
  const token = readUser()?.token;
  const headers = { ...authorization(token), 'Content-Type': contentType };
  const init = { method: 'POST', headers, body, signal: signal ?? null };
  const response = await send(addressOf(endpoint, request as Address), init);
  if (!(response instanceof Response)) return response;

  const { ok, status } = response;
  return readAnswer(endpoint, { ok, status, text: await textOf(response) }, token) as ResponseOf<E> | Failure;
}
