import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { success } from '../envelope.ts';
import { idField } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { deletedContextSchema, zipSchema, zipUploadQuerySchema } from './zips.schema.ts';

const access = 'deepgaze_page';

export const uploadZip = defineEndpoint({
  method: 'POST',
  path: '/deepgaze/deepgaze-upload/zip',
  access,
  summary: 'Upload a zip of resumes, which is read afterwards',
  successStatus: 202,
  idempotent: true,
  upload: 'multipart',
  mostBytes: LIMITS.zipMaxBytes,
  query: zipUploadQuerySchema,
  response: success(zipSchema, { contextId: z.string(), zipFileName: z.string() }),
});

export const listZips = defineEndpoint({
  method: 'GET',
  path: '/deepgaze/zips',
  access,
  summary: 'List the zips and how far each is read, newest first',
  query: z.object({ contextId: z.optional(idField) }),
  response: success(z.array(zipSchema)),
});

/** The id stands in the query or in the body. */
export const deleteContext = defineEndpoint({
  method: 'DELETE',
  path: '/deepgaze/context',
  access,
  summary: 'Delete a zip for good: files, text, facts, index, questions and answers',
  query: z.object({ contextId: z.optional(idField) }),
  body: z.optional(z.object({ contextId: z.optional(idField) })),
  response: success(deletedContextSchema, { contextId: z.string() }),
});
