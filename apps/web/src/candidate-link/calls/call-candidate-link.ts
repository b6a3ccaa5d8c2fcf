import type { RequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import type { Failure } from '@slotwise/contract/failures';
import { callWithToken } from '#link-pages/call-with-token.ts';
import { CANDIDATE_CALLS, type CandidateCall, type Endpoints } from './candidate-calls.ts';
import { isExpected } from './is-expected.ts';

export type AnswerOf<Name extends CandidateCall> = ResponseOf<Endpoints[Name]> | Failure;

/** Calls one endpoint as the holder of the link. Never throws: whatever goes wrong comes back as a Failure. */
export function callCandidateLink<Name extends CandidateCall>(
  token: string,
  name: Name,
  request: RequestOf<Endpoints[Name]>,
): Promise<AnswerOf<Name>> {
  const { method, path } = CANDIDATE_CALLS[name];
  const { query, body } = request as { query?: Record<string, string>; body?: unknown };
  const address = query ? `${path}?${new URLSearchParams(query)}` : path;
  return callWithToken(
    token,
    { method, path: address, isExpected: (answer) => isExpected(name, answer) },
    body,
  );
}
