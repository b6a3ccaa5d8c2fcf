import type * as meetings from '@slotwise/contract/bookings/candidate-page.endpoints';
import type * as questions from '@slotwise/contract/bookings/right-to-represent.endpoints';

export type Endpoints = typeof meetings & typeof questions;

/** The addresses of this page's calls; a test holds them against the contract, whose schemas it does not load. */
export const CANDIDATE_CALLS = {
  readRtrRequest: { method: 'GET', path: '/candidate-link/rtr' },
  answerRtrRequest: { method: 'POST', path: '/candidate-link/rtr' },
  openCandidatePage: { method: 'GET', path: '/candidate-link/meeting' },
  listOfferedTimes: { method: 'GET', path: '/candidate-link/slots' },
  pickTime: { method: 'POST', path: '/candidate-link/pick' },
  readWrittenTimes: { method: 'POST', path: '/candidate-link/read' },
  proposeTimes: { method: 'POST', path: '/candidate-link/propose' },
  answerAsCandidate: { method: 'POST', path: '/candidate-link/answer' },
  withdrawAsCandidate: { method: 'POST', path: '/candidate-link/withdraw' },
  downloadInviteAsCandidate: { method: 'GET', path: '/candidate-link/ics' },
} as const satisfies { [Name in keyof Endpoints]?: { method: string; path: string } };

/** The calls that are answered in JSON. */
export type CandidateCall = Exclude<keyof typeof CANDIDATE_CALLS, 'downloadInviteAsCandidate'>;
