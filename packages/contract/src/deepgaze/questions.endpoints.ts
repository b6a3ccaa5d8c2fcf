import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { outcome, success } from '../envelope.ts';
import { idField } from '../fields.ts';
import { answerSchema, askedQuestionSchema, questionSchema } from './questions.schema.ts';

const access = 'deepgaze_page';
const context = z.object({ contextId: z.optional(idField) });

export const askQuestion = defineEndpoint({
  method: 'POST',
  path: '/deepgaze/query',
  access,
  summary: 'Ask a question about the resumes of a zip, or of all zips',
  body: questionSchema,
  response: success(answerSchema, {
    contextId: z.nullable(z.string()),
    queryId: z.string(),
    /** The answer as plain text. */
    queryResult: z.string(),
  }),
});

export const listQuestions = defineEndpoint({
  method: 'GET',
  path: '/deepgaze/query',
  access,
  summary: 'Read your conversation about a zip, or about all zips, oldest first',
  query: context,
  response: success(z.array(askedQuestionSchema)),
});

export const forgetQuestions = defineEndpoint({
  method: 'DELETE',
  path: '/deepgaze/query',
  access,
  summary: 'Delete your conversation about a zip, or about all zips',
  query: context,
  response: outcome,
});
