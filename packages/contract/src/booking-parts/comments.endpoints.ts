import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { success } from '../envelope.ts';
import { callerFields, idField } from '../fields.ts';
import { VISIBILITIES } from './documents.schema.ts';
import { commentSchema, newCommentsField } from './comments.schema.ts';

export const addComments = defineEndpoint({
  method: 'POST',
  path: '/booking/services/comments',
  access: 'signed-in',
  summary: 'Add comments to a meeting',
  successStatus: 201,
  idempotent: true,
  body: z.object({
    ...callerFields,
    bookingId: idField,
    comments: newCommentsField,
    visibility: z.optional(z.enum(VISIBILITIES)),
  }),
  response: success(z.array(commentSchema), { bookingId: z.string() }),
});
