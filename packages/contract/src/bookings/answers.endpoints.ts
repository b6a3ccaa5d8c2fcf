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
  summary: 'Accept or decline a meeting as a member of its panel, or propose other times',
  params,
  body: answerSchema,
  response: success(bookingSchema, { bookingId: z.string() }),
});

export const answerByLink = defineEndpoint({
  method: 'POST',
  path: '/panel-link/answer',
  access: 'link',
  summary: 'The same, with a panelist’s emailed link',
  body: answerSchema,
  response: success(panelViewSchema),
});

export const listSubstitutes = defineEndpoint({
  method: 'GET',
  path: '/booking/services/{id}/substitutes',
  access: 'edit_meeting',
  summary: 'List possible substitutes for a person on the panel, best first',
  params,
  query: z.object({ email }),
  response: success(z.array(substituteSchema), { bookingId: z.string() }),
});

export const swapPanelist = defineEndpoint({
  method: 'POST',
  path: '/booking/services/{id}/swap',
  access: 'edit_meeting',
  summary: 'Replace a panelist with another; the candidate is not notified',
  params,
  body: z.object({ email, panelistId: idField, version }),
  response: changed,
});

export const dismissProposal = defineEndpoint({
  method: 'POST',
  path: '/booking/services/{id}/proposals/{proposalId}/dismiss',
  access: 'edit_meeting',
  summary: 'Keep the meeting’s time despite a proposal',
  params: z.object({ id: idField, proposalId: idField }),
  body: z.object({ version }),
  response: changed,
});
