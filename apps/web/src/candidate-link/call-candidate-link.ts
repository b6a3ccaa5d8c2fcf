import type { RtrRequest } from '@slotwise/contract/bookings/right-to-represent/right-to-represent.schema';
import type { Failure } from '@slotwise/contract/failures';
import { callWithToken, isFailure } from '../link-pages/call-with-token.ts';

/** The addresses of this page's calls; a test holds them against the contract, whose schemas it does not load. */
export const CANDIDATE_CALLS = {
  readRtrRequest: { method: 'GET', path: '/candidate-link/rtr' },
  answerRtrRequest: { method: 'POST', path: '/candidate-link/rtr' },
} as const;

function isRequest(answer: unknown): boolean {
  const { data } = (answer ?? {}) as { data?: Partial<RtrRequest> };
  return typeof data?.candidateName === 'string' && typeof data.rtrState === 'string';
}

type Answer = { status: 'success'; data: RtrRequest };

async function call(
  token: string,
  name: keyof typeof CANDIDATE_CALLS,
  body?: object,
): Promise<RtrRequest | Failure> {
  const answer = await callWithToken<Answer>(
    token,
    { ...CANDIDATE_CALLS[name], isExpected: isRequest },
    body,
  );
  return isFailure(answer) ? answer : answer.data;
}

/** Reads what the candidate is asked. Opening changes nothing. */
export const readRequest = (token: string): Promise<RtrRequest | Failure> => call(token, 'readRtrRequest');

/** Says yes or no; saying the same again changes nothing. */
export const answerRequest = (token: string, confirmed: boolean): Promise<RtrRequest | Failure> =>
  call(token, 'answerRtrRequest', { confirmed });
