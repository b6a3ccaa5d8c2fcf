import type { Endpoint } from '@slotwise/contract/endpoint';
import { failureSchema, type Failure } from '@slotwise/contract/failures';
import { announceSessionEnd } from './session-end.ts';

export const authorization = (token: string | undefined): Record<string, string> =>
  token ? { Authorization: `Bearer ${token}` } : {};

const networkFailure = (message: string): Failure => ({
  status: 'error',
  code: 'NETWORK',
  message: [message],
});

export const noAnswer = (): Failure =>
  networkFailure('The server did not answer. Check the connection and try again.');

/**
 * Sends a request, or waits for the answer to the same request that was already `asked`. Never throws: a missing answer
 * comes back as a Failure.
 */
export async function send(
  url: string,
  init: RequestInit,
  asked?: Promise<Response>,
): Promise<Response | Failure> {
  try {
    return await (asked ?? fetch(url, init));
  } catch {
    return noAnswer();
  }
}

/**
 * Parses the text of an answer: the endpoint's response, or the Failure of an answer that is not `ok`. A token the
 * server refuses ends the session.
 */
export function readAnswer(
  endpoint: Endpoint,
  answer: { ok: boolean; status: number; text: string },
  token: string | undefined,
): unknown {
  const value = parse(endpoint, answer);
  if (token && isSessionEnd(answer.status, value)) announceSessionEnd(token);
  return value;
}

function parse(endpoint: Endpoint, { ok, text }: { ok: boolean; text: string }): unknown {
  try {
    const json: unknown = JSON.parse(text);
    return ok ? endpoint.response.parse(json) : failureSchema.parse(withMessageList(json));
  } catch {
    return networkFailure('The answer of the server could not be read.');
  }
}

/** A message that is a single string counts as a list of one. */
function withMessageList(json: unknown) {
  const failure = json as { message?: unknown } | null;
  return typeof failure?.message === 'string' ? { ...failure, message: [failure.message] } : json;
}

/** A wrong password in a form is refused with 401 too, but does not end the session. */
const isSessionEnd = (status: number, answer: unknown) =>
  status === 401 && (answer as Failure).code !== 'INVALID_CREDENTIALS';

/** The text of a response; a connection that breaks while it arrives counts as no text. */
export const toText = (response: Response): Promise<string> => response.text().catch(() => '');
