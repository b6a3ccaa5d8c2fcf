import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { buildPage, outcome, pagingFields } from '../envelope.ts';
import { idField } from '../fields.ts';
import { resemblanceSchema, settleResemblanceSchema } from './resemblances.schema.ts';

const access = 'deepgaze_page';

/** Of all zips of the organization, those with most to look at first. `fine` leaves those that are known and fine, else the others. */
export const listResemblances = defineEndpoint({
  method: 'GET',
  path: '/deepgaze/resemblances',
  access,
  summary: 'List pairs of resumes that are worth a look side by side, with the words of both',
  query: z.object({ ...pagingFields, fine: z.optional(z.enum(['yes', 'no'])) }),
  response: buildPage(resemblanceSchema),
});

export const settleResemblance = defineEndpoint({
  method: 'PUT',
  path: '/deepgaze/resemblances/{resemblanceId}',
  access,
  summary: 'Remember that two resumes are known and fine, or show them again',
  params: z.object({ resemblanceId: idField }),
  body: settleResemblanceSchema,
  response: outcome,
});
