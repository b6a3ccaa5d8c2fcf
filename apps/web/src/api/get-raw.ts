import type { Endpoint, RequestOf } from '@slotwise/contract/endpoint';
import type { Failure } from '@slotwise/contract/failures';
import { toAddress, type Address } from './address.ts';
import { authorization, readAnswer, send, toText } from './request.ts';
import { readUser } from './session-storage.ts';

/**
 * Requests something that is not JSON and returns the response unread. Never throws: a refusal or a missing answer
 * comes back as a Failure.
 */
export async function getRaw<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  {
    token = readUser()?.token,
    signal,
  }: { token?: string | undefined; signal?: AbortSignal | undefined } = {},
): Promise<Response | Failure> {
  const init = { headers: authorization(token), signal: signal ?? null };
  const response = await send(toAddress(endpoint, request as Address), init);
  if (!(response instanceof Response) || response.ok) return response;

  const { ok, status } = response;
  return readAnswer(endpoint, { ok, status, text: await toText(response) }, token) as Failure;
}
