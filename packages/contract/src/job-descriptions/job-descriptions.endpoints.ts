import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { buildPage, pagingFields } from '../envelope.ts';
import { idField, keyText } from '../fields.ts';
import { JD_STATUSES, jobDetailsSchema } from './job-descriptions.schema.ts';

export const JD_SORTS = [
  '-createdAt',
  'title',
  '-title',
  'targetDate',
  '-targetDate',
  'jdStatus',
  '-priority',
] as const;
export type JdSort = (typeof JD_SORTS)[number];

const statusList = z.string().check(
  z.maxLength(1000, {
    error: `jdStatus is a comma-separated list of ${JD_STATUSES.join(', ')}`,
    abort: true,
  }),
  z.refine((text) => text.split(',').every((status) => (JD_STATUSES as readonly string[]).includes(status)), {
    error: `jdStatus is a comma-separated list of ${JD_STATUSES.join(', ')}`,
  }),
);

export const listJobs = defineEndpoint({
  method: 'GET',
  path: '/jd/services/all',
  access: 'jd_page',
  summary: 'List your organization’s jobs, or those that clients share with it',
  query: z.object({
    /** The caller's organization id, or a client's to list its shared jobs; empty means the caller's own. */
    name: z.optional(keyText(64)),
    /** The jobs that all clients share with the caller's organization. */
    shared: z.optional(z.literal('true')),
    jdId: z.optional(idField),
    q: z.optional(z.string().check(z.maxLength(200))),
    jdStatus: z.optional(statusList),
    sort: z.optional(z.enum(JD_SORTS)),
    ...pagingFields,
  }),
  response: buildPage(jobDetailsSchema),
});
