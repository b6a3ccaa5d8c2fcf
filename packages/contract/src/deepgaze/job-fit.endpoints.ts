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

/** Changes nothing; POST because a job description is too long for a URL. */
export const readJobDescription = defineEndpoint({
  method: 'POST',
  path: '/deepgaze/jobs/reading',
  access,
  summary: 'Turn a job description into conditions',
  body: jobToReadSchema,
  response: success(jobReadingSchema, { text: z.string() }),
});

/** Also saves nothing; the response fills a form. */
export const readJobFile = defineEndpoint({
  method: 'POST',
  path: '/deepgaze/jobs/file',
  access: 'create_jd',
  summary: 'Read your uploaded file into the fields of a job',
  body: z.object({ documentId: idField }),
  response: success(filledJobSchema),
});

/** Also changes nothing. */
export const matchJob = defineEndpoint({
  method: 'POST',
  path: '/deepgaze/jobs/matches',
  access,
  summary: 'Match the resumes of a zip, or of all zips, to the conditions of a job',
  body: jobToMatchSchema,
  response: success(jobMatchSchema),
});

export const listFittingJobs = defineEndpoint({
  method: 'GET',
  path: '/deepgaze/resumes/{resumeId}/jobs',
  access,
  summary: 'List your open jobs that a resume fits, with the conditions it meets',
  params: z.object({ resumeId: idField }),
  response: success(fittingJobsSchema),
});
