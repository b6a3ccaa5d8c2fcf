import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { success } from '../envelope.ts';
import { idField } from '../fields.ts';
import { storedFileSchema } from './files.schema.ts';

const stored = success(storedFileSchema, storedFileSchema.shape);
const params = z.object({ documentId: idField });
/** The organization in whose store the file lies, where that is not the own one. */
const query = z.object({ owner: z.optional(idField) });

/** Stands for an answer that is no JSON. */
const bytes = z.undefined();

export const uploadFile = defineEndpoint({
  method: 'POST',
  path: '/files',
  access: 'signed-in',
  summary: 'Upload one file in the field “file” of a form',
  successStatus: 201,
  upload: 'multipart',
  response: stored,
});

export const uploadRawFile = defineEndpoint({
  method: 'POST',
  path: '/files/raw',
  access: 'signed-in',
  summary: 'Upload one file as the body itself',
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
  summary: 'Download a file, always as an attachment',
  download: true,
  params,
  query,
  response: bytes,
});

export const createDownloadTicket = defineEndpoint({
  method: 'POST',
  path: '/files/{documentId}/ticket',
  access: 'signed-in',
  summary: 'Make a plain link to a file that works once, for a minute',
  params,
  query,
  response: z.object({ status: z.literal('success'), url: z.string() }),
});

/** The one GET that changes something: it uses the ticket up. */
export const redeemDownloadTicket = defineEndpoint({
  method: 'GET',
  path: '/d/{ticket}',
  access: 'public',
  summary: 'Download the file of a ticket, once',
  atRoot: true,
  download: true,
  params: z.object({ ticket: z.string().check(z.maxLength(100)) }),
  response: bytes,
});
