import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { candidateDetailsSchema } from '../booking-parts/candidate.schema.ts';
import { pageSchema, pagingFields, queryNumber, success } from '../envelope.ts';
import { idField, optionalText } from '../fields.ts';
import {
  LISTED_STATES,
  RESUME_FLAGS,
  RESUME_SORTS,
  resumeCandidateSchema,
  resumeSchema,
  resumeTextSchema,
} from './resumes.schema.ts';

const access = 'deepgaze_page';
const params = z.object({ resumeId: idField });

/**
 * `{zip}` is the zip's name or id. `q` searches names, files, emails, phones, places, employers and skills.
 * `maxNoticeDays` limits the list to resumes that state a notice period of at most this many days; 0 is immediate.
 * `answer` limits it to the rows (all pages) of an answer in the caller's own conversation; empty if that answer is
 * gone.
 */
export const listResumes = defineEndpoint({
  method: 'GET',
  path: '/deepgaze/zips/{zip}/resumes',
  access,
  summary: 'List the files of a zip with the facts extracted from each',
  params: z.object({ zip: z.string().check(z.minLength(1), z.maxLength(300)) }),
  query: z.object({
    ...pagingFields,
    q: optionalText('Search', 200),
    parseState: z.optional(z.enum(LISTED_STATES)),
    flag: z.optional(z.enum(RESUME_FLAGS)),
    maxNoticeDays: z.optional(queryNumber(0, 730)),
    answer: z.optional(idField),
    sort: z.optional(z.enum(RESUME_SORTS)),
  }),
  response: z.object({
    status: z.literal('success'),
    zip: z.string(),
    data: z.array(resumeSchema),
    page: pageSchema,
  }),
});

/** All files that match the list's filters, as CSV (RFC 4180); paging is ignored. */
export const exportResumes = defineEndpoint({
  ...listResumes,
  path: '/deepgaze/zips/{zip}/resumes/export',
  summary: 'Download the files of a zip with the facts extracted from each, as CSV',
  download: true,
  response: z.undefined(),
});

export const readResumeText = defineEndpoint({
  method: 'GET',
  path: '/deepgaze/resumes/{resumeId}',
  access,
  summary: 'Read the text of a resume and the facts extracted from it',
  params,
  response: success(resumeTextSchema),
});

/** POST because it copies the file. */
export const takeCandidate = defineEndpoint({
  method: 'POST',
  path: '/deepgaze/resumes/{resumeId}/candidate',
  access,
  summary: 'Turn a resume into a candidate to schedule',
  params,
  response: success(resumeCandidateSchema),
});

/** Saves nothing; the response fills a form. */
export const readResumeFile = defineEndpoint({
  method: 'POST',
  path: '/deepgaze/resumes/file',
  access: 'create_meeting',
  summary: 'Read your uploaded file into the details of a candidate',
  body: z.object({ documentId: idField }),
  response: success(candidateDetailsSchema),
});
