import type { answerByLink } from '@slotwise/contract/bookings/answers.endpoints';
import type * as endpoints from '@slotwise/contract/bookings/panel-links.endpoints';
import type { RequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import type { Failure } from '@slotwise/contract/failures';
import { callWithToken, readText } from '../../link-pages/call-with-token.ts';
import { isExpected } from './is-expected.ts';

type Endpoints = typeof endpoints & { answerByLink: typeof answerByLink };

/**
 * The calls of this page. The endpoints themselves would bring the schemas and their library, a tenth of what the
 * page may weigh; a test holds these addresses against them.
 */
export const LINK_CALLS = {
  openPanelLink: { method: 'GET', path: '/panel-link/booking' },
  answerByLink: { method: 'POST', path: '/panel-link/answer' },
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

/** Calls one endpoint as the holder of the link. Never throws: whatever goes wrong comes back as a Failure. */
export function callLink<Name extends LinkCall>(
  token: string,
  name: Name,
  request: RequestOf<Endpoints[Name]>,
): Promise<AnswerOf<Name>> {
  const { method, path } = LINK_CALLS[name];
  const { body, params = {} } = request as { body?: unknown; params?: Record<string, string> };
  const address = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  return callWithToken(token, { method, path: address, isExpected: getExpected(name) }, body);
}

/** What a text from the server says: an answer in the expected shape, or a Failure. */
export const readAnswer = <Name extends LinkCall>(name: Name, isOk: boolean, text: string): AnswerOf<Name> =>
  readText(isOk, text, getExpected(name));

const getExpected =
  (name: LinkCall) =>
  (answer: unknown): boolean =>
    isExpected(name, answer);
