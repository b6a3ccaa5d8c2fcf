import type * as endpoints from '@slotwise/contract/bookings/panel-links/panel-links.endpoints';
import type { RequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import type { Failure } from '@slotwise/contract/failures';
import { isExpected } from './is-expected.ts';

type Endpoints = typeof endpoints;

/**
 * The calls of this page. The endpoints themselves would bring the schemas and their library, a tenth of what the
 * page may weigh; a test holds these addresses against them.
 */
export const LINK_CALLS = {
  openPanelLink: { method: 'GET', path: '/panel-link/booking' },
  giveFeedbackByLink: { method: 'PUT', path: '/panel-link/feedback' },
  approveByLink: { method: 'POST', path: '/panel-link/approve' },
  rejectByLink: { method: 'POST', path: '/panel-link/reject' },
  markNoShowByLink: { method: 'POST', path: '/panel-link/noshow' },
  addCommentsByLink: { method: 'POST', path: '/panel-link/comments' },
  createTicketByLink: { method: 'POST', path: '/panel-link/files/{documentId}/ticket' },
  uploadFileByLink: { method: 'POST', path: '/panel-link/files' },
} as const satisfies { [Name in keyof Endpoints]?: { method: string; path: string } };

export type LinkCall = keyof typeof LINK_CALLS;
export type AnswerOf<Name extends LinkCall> = ResponseOf<Endpoints[Name]> | Failure;

export const API_BASE = '/api';

/** Nothing came back, or something that is not from our server, such as the page of a hotel's network. */
export const NO_ANSWER: Failure = {
  status: 'error',
  code: 'NETWORK',
  message: ['The server did not answer. Check the connection and try again.'],
};

/** Calls one endpoint as the holder of the link. Never throws: whatever goes wrong comes back as a Failure. */
export async function callLink<Name extends LinkCall>(
  token: string,
  name: Name,
  request: RequestOf<Endpoints[Name]>,
): Promise<AnswerOf<Name>> {
  const { method, path } = LINK_CALLS[name];
  const { body, params = {} } = request as { body?: unknown; params?: Record<string, string> };
  const address = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  try {
    const init = { method, headers, body: body === undefined ? null : JSON.stringify(body) };
    const response = await fetch(API_BASE + address, init);
    return readAnswer(name, response.ok, await response.text());
  } catch {
    return NO_ANSWER;
  }
}

/** What a text from the server says: an answer in the expected shape, or a Failure. */
export function readAnswer<Name extends LinkCall>(name: Name, isOk: boolean, text: string): AnswerOf<Name> {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return NO_ANSWER;
  }
  if (isOk && isExpected(name, answer)) return answer as AnswerOf<Name>;
  return isOk ? NO_ANSWER : failureOf(answer);
}

function failureOf(answer: unknown): Failure {
  const { code, message, details } = (answer ?? {}) as Partial<Failure>;
  if (typeof code !== 'string') return NO_ANSWER;
  const texts = [message ?? []].flat().map(String);
  return { status: 'error', code, message: texts.length > 0 ? texts : [code], details };
}

export const isFailure = (answer: { status: string }): answer is Failure => answer.status === 'error';
