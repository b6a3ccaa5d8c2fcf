import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { success } from '../envelope.ts';
import { emailField, idField } from '../fields.ts';
import { bookingSchema } from './bookings.schema.ts';
import { panelViewSchema } from './panel-links.schema.ts';
import { warningSchema } from '../booking-parts/warnings.schema.ts';
import { answerSchema, substituteSchema } from '../booking-parts/answers.schema.ts';

const params = z.object({ id: idField });
const version = z.optional(z.int());
const email = emailField('Email', 'Invalid email address');
const changed = success(bookingSchema, { bookingId: z.string(), warnings: z.array(warningSchema) });

export const answerMeeting = defineEndpoint({
  method: 'POST',
  path: '/booking/services/{id}/answer',
  access: 'signed-in',
  summary: 'Accept or decline a meeting as someone on its panel, or propose other times',
  params,
  body: answerSchema,
  response: success(bookingSchema, { bookingId: z.string() }),
});

export const answerByLink = defineEndpoint({
  method: 'POST',
  path: '/panel-link/answer',
  access: 'link',
  summary: 'The same as the holder of a panelist’s mailed link',
  body: answerSchema,
  response: success(panelViewSchema),
});

export const listSubstitutes = defineEndpoint({
  method: 'GET',
  path: '/booking/services/{id}/substitutes',
  access: 'edit_meeting',
  summary: 'List who could sit in for a person on the panel, the best first',
  params,
  query: z.object({ email }),
  response: success(z.array(substituteSchema), { bookingId: z.string() }),
});

export const swapPanelist = defineEndpoint({
  method: 'POST',
  path: '/booking/services/{id}/swap',
  access: 'edit_meeting',
  summary: 'Put another panelist in the place of one; the candidate hears nothing of it',
  params,
  body: z.object({ email, panelistId: idField, version }),
  response: changed,
});

export const dismissProposal = defineEndpoint({
  method: 'POST',
  path: '/booking/services/{id}/proposals/{proposalId}/dismiss',
  access: 'edit_meeting',
  summary: 'Keep the time of the meeting in spite of a proposal',
  params: z.object({ id: idField, proposalId: idField }),
  body: z.object({ version }),
  response: changed,
});
