import type { Failure } from '@slotwise/contract/failures';

export const API_BASE = '/api';

/** Nothing came back, or something that is not from our server, such as the page of a hotel's network. */
export const NO_ANSWER: Failure = {
  status: 'error',
  code: 'NETWORK',
  message: ['The server did not answer. Check the connection and try again.'],
};

/** Where a call goes, and whether an answer of success has the shape that the page relies on. */
export type Call = { method: string; path: string; isExpected: (answer: unknown) => boolean };

/** Calls one endpoint as the holder of a mailed link. Never throws: whatever goes wrong comes back as a Failure. */
export async function callWithToken<Answer>(
  token: string,
  { method, path, isExpected }: Call,
  body?: unknown,
): Promise<Answer | Failure> {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  try {
    const init = { method, headers, body: body === undefined ? null : JSON.stringify(body) };
    const response = await fetch(API_BASE + path, init);
    return readText(response.ok, await response.text(), isExpected);
  } catch {
    return NO_ANSWER;
  }
}

/** What a text from the server says: an answer in the expected shape, or a Failure. */
export function readText<Answer>(
  isOk: boolean,
  text: string,
  isExpected: (answer: unknown) => boolean,
): Answer | Failure {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return NO_ANSWER;
  }
  if (isOk && isExpected(answer)) return answer as Answer;
  return isOk ? NO_ANSWER : getFailure(answer);
}

function getFailure(answer: unknown): Failure {
  const { code, message, details } = (answer ?? {}) as Partial<Failure>;
  if (typeof code !== 'string') return NO_ANSWER;
  const texts = [message ?? []].flat().map(String);
  return { status: 'error', code, message: texts.length > 0 ? texts : [code], details };
}

export const isFailure = (answer: { status: string }): answer is Failure => answer.status === 'error';
