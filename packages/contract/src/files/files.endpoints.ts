import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { success } from '../envelope.ts';
import { idField } from '../fields.ts';
import { storedFileSchema } from './files.schema.ts';

const stored = success(storedFileSchema, storedFileSchema.shape);
const params = z.object({ documentId: idField });
/** The organization that stores the file, if it is not the caller's own. */
const query = z.object({ owner: z.optional(idField) });

/** Placeholder for a response that is not JSON. */
const bytes = z.undefined();

export const uploadFile = defineEndpoint({
  method: 'POST',
  path: '/files',
  access: 'signed-in',
  summary: 'Upload one file in the form field “file”',
  successStatus: 201,
  upload: 'multipart',
  response: stored,
});

export const uploadRawFile = defineEndpoint({
  method: 'POST',
  path: '/files/raw',
  access: 'signed-in',
  summary: 'Upload one file as the request body',
  successStatus: 201,
  upload: 'raw',
  query: z.object({
    fileName: z
      .string({ error: 'fileName is required' })
      .check(z.minLength(1, { error: 'fileName is required' }), z.maxLength(1000)),
  }),
  response: stored,
});

export const downloadFile = defineEndpoint({
  method: 'GET',
  path: '/files/{documentId}',
  access: 'signed-in',
  summary: 'Download a file as an attachment',
  download: true,
  params,
  query,
  response: bytes,
});

export const createDownloadTicket = defineEndpoint({
  method: 'POST',
  path: '/files/{documentId}/ticket',
  access: 'signed-in',
  summary: 'Create a download link that works once, for a minute',
  params,
  query,
  response: z.object({ status: z.literal('success'), url: z.string() }),
});

/** The only GET with a side effect: it uses up the ticket. */
export const redeemDownloadTicket = defineEndpoint({
  method: 'GET',
  path: '/d/{ticket}',
  access: 'public',
  summary: 'Download the file of a download link, once',
  atRoot: true,
  download: true,
  params: z.object({ ticket: z.string().check(z.maxLength(100)) }),
  response: bytes,
});
