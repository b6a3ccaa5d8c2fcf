import { defineEndpoint } from '../endpoint.ts';
import { buildPage, pagingFields } from '../envelope.ts';
import * as z from 'zod/mini';
import { needSchema } from './needs.schema.ts';

export const listNeeds = defineEndpoint({
  method: 'GET',
  path: '/booking/services/needs',
  access: 'signed-in',
  summary: 'List the caller’s to-dos, most urgent first',
  query: z.object(pagingFields),
  response: buildPage(needSchema),
});
