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
 * `{zip}` is the name of the zip or its id. `q` is looked for in names, files, mails, phones, places, employers and skills.
 * `maxNoticeDays` leaves those whose resume states a notice period of at most so many days; 0 is at once.
 * `answer` leaves those in the rows of an answer of the caller's own conversation, all pages of it; none where it is gone.
 */
export const listResumes = defineEndpoint({
  method: 'GET',
  path: '/deepgaze/zips/{zip}/resumes',
  access,
  summary: 'List the files of a zip with what was understood of each',
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

/** All files of the list as its filters leave them, as CSV (RFC 4180); paging counts for nothing. */
export const exportResumes = defineEndpoint({
  ...listResumes,
  path: '/deepgaze/zips/{zip}/resumes/export',
  summary: 'Download the files of a zip with what was understood of each as CSV',
  download: true,
  response: z.undefined(),
});

export const readResumeText = defineEndpoint({
  method: 'GET',
  path: '/deepgaze/resumes/{resumeId}',
  access,
  summary: 'Read the text of a resume and what was understood of it',
  params,
  response: success(resumeTextSchema),
});

/** Copies the file, so it is no GET. */
export const takeCandidate = defineEndpoint({
  method: 'POST',
  path: '/deepgaze/resumes/{resumeId}/candidate',
  access,
  summary: 'Make a candidate of a resume, to be scheduled',
  params,
  response: success(resumeCandidateSchema),
});

/** Saves nothing: a form is filled with what it answers. */
export const readResumeFile = defineEndpoint({
  method: 'POST',
  path: '/deepgaze/resumes/file',
  access: 'create_meeting',
  summary: 'Read an upload of one’s own into the details of a candidate',
  body: z.object({ documentId: idField }),
  response: success(candidateDetailsSchema),
});
