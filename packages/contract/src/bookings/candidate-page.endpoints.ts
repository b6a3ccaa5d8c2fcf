import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { success } from '../envelope.ts';
import { optionalLines, timeZoneField } from '../fields.ts';
import {
  CANDIDATE_ANSWERS,
  candidateMeetingSchema,
  candidateProposalSchema,
  offeredTimesSchema,
  pickSchema,
  readTimesSchema,
  writtenTimesSchema,
} from './candidate-page.schema.ts';

/**
 * Authenticated by the link's token as bearer, which gives one candidate access to one meeting. Reading changes
 * nothing.
 */
const view = success(candidateMeetingSchema);
const access = 'candidate-link';

export const openCandidatePage = defineEndpoint({
  method: 'GET',
  path: '/candidate-link/meeting',
  access,
  summary: 'Read the meeting behind a candidate’s emailed link',
  response: view,
});

export const listOfferedTimes = defineEndpoint({
  method: 'GET',
  path: '/candidate-link/slots',
  access,
  summary: 'List the times the candidate can choose now',
  query: z.object({ timeZone: timeZoneField }),
  response: success(offeredTimesSchema),
});

export const pickTime = defineEndpoint({
  method: 'POST',
  path: '/candidate-link/pick',
  access,
  summary: 'Choose or change the time of the meeting as its candidate',
  body: pickSchema,
  response: view,
});

export const readWrittenTimes = defineEndpoint({
  method: 'POST',
  path: '/candidate-link/read',
  access,
  summary: 'Parse a candidate’s sentence about when they are available',
  body: writtenTimesSchema,
  response: success(readTimesSchema),
});

export const proposeTimes = defineEndpoint({
  method: 'POST',
  path: '/candidate-link/propose',
  access,
  summary: 'Propose other times as the candidate',
  body: candidateProposalSchema,
  response: view,
});

export const answerAsCandidate = defineEndpoint({
  method: 'POST',
  path: '/candidate-link/answer',
  access,
  summary: 'Accept or decline as the candidate',
  body: z.object({ answer: z.enum(CANDIDATE_ANSWERS), version: z.optional(z.int()) }),
  response: view,
});

export const withdrawAsCandidate = defineEndpoint({
  method: 'POST',
  path: '/candidate-link/withdraw',
  access,
  summary: 'Withdraw as the candidate',
  body: z.object({ comments: optionalLines('Reason', 1000), version: z.optional(z.int()) }),
  response: view,
});

export const downloadInviteAsCandidate = defineEndpoint({
  method: 'GET',
  path: '/candidate-link/ics',
  access,
  summary: 'Download the calendar entry of the meeting as its candidate',
  download: true,
  response: z.undefined(),
});
