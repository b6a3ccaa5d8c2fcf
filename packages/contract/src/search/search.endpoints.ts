import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { cleanedText, trimmed } from '../fields.ts';
import { success } from '../envelope.ts';
import { hitsSchema } from './search.schema.ts';

export const searchEverywhere = defineEndpoint({
  method: 'GET',
  path: '/search/services',
  access: 'signed-in',
  summary:
    'Find meetings, your submissions, candidates, jobs, panelists and vendors by name, email address or phone number',
  query: z.object({
    q: z
      .string({ error: 'Say what to look for' })
      .check(
        ...cleanedText(trimmed, 200, 'Type at most 200 characters'),
        z.minLength(2, { error: 'Type at least two characters' }),
      ),
  }),
  response: success(hitsSchema),
});
