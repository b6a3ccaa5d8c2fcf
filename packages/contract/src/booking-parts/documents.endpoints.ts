import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { success } from '../envelope.ts';
import { callerFields, idField } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { attachmentField, documentRefSchema } from './documents.schema.ts';

export const attachDocuments = defineEndpoint({
  method: 'PUT',
  path: '/booking/services/documents',
  access: 'signed-in',
  summary: 'Attach uploaded files to a meeting; only removedDocumentIds removes any',
  body: z.object({
    ...callerFields,
    bookingId: idField,
    documents: z._default(attachmentField, []),
    removedDocumentIds: z._default(z.array(idField).check(z.maxLength(LIMITS.documentsPerBooking)), []),
  }),
  response: success(z.array(documentRefSchema), { bookingId: z.string() }),
});
