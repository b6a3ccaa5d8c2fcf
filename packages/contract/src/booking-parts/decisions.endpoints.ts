import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { success } from '../envelope.ts';
import { BOOKING_STATUSES } from './life.schema.ts';
import {
  approvalSchema,
  decidedSchema,
  NO_SHOW_PARTIES,
  noShowSchema,
  rejectionSchema,
} from './decisions.schema.ts';

const decisionAnswer = success(decidedSchema, { bookingId: z.string() });
const noShowAnswer = success(
  z.object({
    bookingStatus: z.enum(BOOKING_STATUSES),
    version: z.number(),
    noShowBy: z.nullable(z.enum(NO_SHOW_PARTIES)),
  }),
  { bookingId: z.string() },
);

export const approveBooking = defineEndpoint({
  method: 'POST',
  path: '/booking/services/approve',
  access: 'select_candidate',
  summary: 'Select the candidate',
  body: approvalSchema,
  response: decisionAnswer,
});

export const rejectBooking = defineEndpoint({
  method: 'POST',
  path: '/booking/services/reject',
  access: 'reject_candidate',
  summary: 'Reject the candidate',
  body: rejectionSchema,
  response: decisionAnswer,
});

export const markNoShow = defineEndpoint({
  method: 'POST',
  path: '/booking/services/noshow',
  access: 'signed-in',
  summary: 'Say who did not show up, or take it back with null',
  body: noShowSchema,
  response: noShowAnswer,
});
