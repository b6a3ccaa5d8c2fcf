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

/** The holder's token travels as bearer; it opens this one meeting for this one candidate. Reading changes nothing. */
const view = success(candidateMeetingSchema);
const access = 'candidate-link';

export const openCandidatePage = defineEndpoint({
  method: 'GET',
  path: '/candidate-link/meeting',
  access,
  summary: 'Read the meeting of a candidate’s mailed link',
  response: view,
});

export const listOfferedTimes = defineEndpoint({
  method: 'GET',
  path: '/candidate-link/slots',
  access,
  summary: 'List the times that the candidate may choose, as they are free now',
  query: z.object({ timeZone: timeZoneField }),
  response: success(offeredTimesSchema),
});

export const pickTime = defineEndpoint({
  method: 'POST',
  path: '/candidate-link/pick',
  access,
  summary: 'Choose the time of the meeting, or another one, as its candidate',
  body: pickSchema,
  response: view,
});

export const readWrittenTimes = defineEndpoint({
  method: 'POST',
  path: '/candidate-link/read',
  access,
  summary: 'Read what the candidate wrote about when they can come',
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
  summary: 'Say as the candidate whether they come',
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
