import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { buildPage, outcome, pagingFields } from '../envelope.ts';
import { idField } from '../fields.ts';
import { resemblanceSchema, settleResemblanceSchema } from './resemblances.schema.ts';

const access = 'deepgaze_page';

/** For all zips of the organization, those with most to review first. `fine` lists the pairs confirmed as fine, otherwise the others. */
export const listResemblances = defineEndpoint({
  method: 'GET',
  path: '/deepgaze/resemblances',
  access,
  summary: 'List pairs of similar resumes, with quotes from both',
  query: z.object({ ...pagingFields, fine: z.optional(z.enum(['yes', 'no'])) }),
  response: buildPage(resemblanceSchema),
});

export const settleResemblance = defineEndpoint({
  method: 'PUT',
  path: '/deepgaze/resemblances/{resemblanceId}',
  access,
  summary: 'Mark a pair of resumes as known and fine, or show it again',
  params: z.object({ resemblanceId: idField }),
  body: settleResemblanceSchema,
  response: outcome,
});
