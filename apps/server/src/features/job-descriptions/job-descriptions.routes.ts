import * as changes from '@slotwise/contract/job-descriptions/job-changes.endpoints';
import * as endpoints from '@slotwise/contract/job-descriptions/job-descriptions.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { serve } from '#http/serve.ts';
import { createJob, updateJob, type JobClosing } from './edit-job.service.ts';
import { listJobs } from './job-descriptions.service.ts';

/** `closing` is what bookings know to do when a job ends. */
export function jobDescriptionsRoutes(app: FastifyInstance, context: Context, closing: JobClosing) {
  serve(app, context, endpoints.listJobs, ({ query }, session) => listJobs(context, session, query));
  serve(app, context, changes.createJob, ({ body }, session, call) =>
    createJob(context, session, body, call),
  );
  serve(app, context, changes.updateJob, ({ body }, session) => updateJob(context, session, body, closing));
}
