import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { success } from '../envelope.ts';
import { callerFields, idField } from '../fields.ts';
import { FEEDBACK_STATES, feedbackInputSchema, feedbackSchema, SCORECARD_STATES } from './feedback.schema.ts';

/**
 * `feedback` is the caller's scorecard, or a list of which only the caller's entry counts. `version` is the scorecard's
 * own version.
 */
export const feedbackWriting = {
  feedback: z.union([feedbackInputSchema, z.array(feedbackInputSchema).check(z.maxLength(60))]),
  state: z.optional(z.enum(SCORECARD_STATES)),
  feedbackVersion: z.optional(z.int()),
};

const feedbackAnswer = success(feedbackSchema, {
  bookingId: z.string(),
  feedbackState: z.enum(FEEDBACK_STATES),
});

export const giveFeedback = defineEndpoint({
  method: 'PUT',
  path: '/booking/services/feedback',
  access: 'submit_feedback_candidate',
  summary: 'Save, submit or dismiss your scorecard',
  body: z.object({ ...callerFields, bookingId: idField, ...feedbackWriting }),
  response: feedbackAnswer,
});
