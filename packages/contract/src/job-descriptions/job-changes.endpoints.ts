import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { success } from '../envelope.ts';
import { jobUpdateSchema, newJobSchema } from './job-changes.schema.ts';
import { jobDetailsSchema } from './job-descriptions.schema.ts';

export const createJob = defineEndpoint({
  method: 'POST',
  path: '/jd/services',
  access: 'create_jd',
  summary: 'Add a job description',
  successStatus: 201,
  idempotent: true,
  body: newJobSchema,
  response: success(jobDetailsSchema, { jdId: z.string() }),
});

export const updateJob = defineEndpoint({
  method: 'PUT',
  path: '/jd/services',
  access: 'create_jd',
  summary: 'Change a job description, share it with suppliers, or close it',
  body: jobUpdateSchema,
  response: success(jobDetailsSchema, { jdId: z.string() }),
});
