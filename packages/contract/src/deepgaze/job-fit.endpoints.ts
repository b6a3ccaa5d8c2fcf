import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { success } from '../envelope.ts';
import { idField } from '../fields.ts';
import { filledJobSchema } from './job-file.schema.ts';
import {
  fittingJobsSchema,
  jobMatchSchema,
  jobReadingSchema,
  jobToMatchSchema,
  jobToReadSchema,
} from './job-fit.schema.ts';

const access = 'deepgaze_page';

/** It changes nothing; a job description is too long for an address. */
export const readJobDescription = defineEndpoint({
  method: 'POST',
  path: '/deepgaze/jobs/reading',
  access,
  summary: 'Read a job description into conditions',
  body: jobToReadSchema,
  response: success(jobReadingSchema, { text: z.string() }),
});

/** Saves nothing, either: a form is filled with what it answers. */
export const readJobFile = defineEndpoint({
  method: 'POST',
  path: '/deepgaze/jobs/file',
  access: 'create_jd',
  summary: 'Read an upload of one’s own into the fields of a job',
  body: z.object({ documentId: idField }),
  response: success(filledJobSchema),
});

/** It changes nothing, either. */
export const matchJob = defineEndpoint({
  method: 'POST',
  path: '/deepgaze/jobs/matches',
  access,
  summary: 'Hold the resumes of a zip, or of all of them, against the conditions of a job',
  body: jobToMatchSchema,
  response: success(jobMatchSchema),
});

export const listFittingJobs = defineEndpoint({
  method: 'GET',
  path: '/deepgaze/resumes/{resumeId}/jobs',
  access,
  summary: 'List the own open jobs that a resume fits, with the conditions it meets of each',
  params: z.object({ resumeId: idField }),
  response: success(fittingJobsSchema),
});
