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
  summary: 'Upload a zip of resumes, to be read in the background',
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
  summary: 'List the zips and their progress, newest first',
  query: z.object({ contextId: z.optional(idField) }),
  response: success(z.array(zipSchema)),
});

/** The id is in the query or in the body. */
export const deleteContext = defineEndpoint({
  method: 'DELETE',
  path: '/deepgaze/context',
  access,
  summary: 'Delete a zip permanently: files, text, facts, index, questions and answers',
  query: z.object({ contextId: z.optional(idField) }),
  body: z.optional(z.object({ contextId: z.optional(idField) })),
  response: success(deletedContextSchema, { contextId: z.string() }),
});
