import * as changes from '@slotwise/contract/job-descriptions/job-changes.endpoints';
import * as endpoints from '@slotwise/contract/job-descriptions/job-descriptions.endpoints';
import type { Routes } from '#http/routes.ts';
import { createJob, updateJob, type JobClosing } from './edit-job.service.ts';
import { listJobs } from './job-descriptions.service.ts';

/** `closing` handles bookings when a job ends. */
export function jobDescriptionsRoutes({ context, serve }: Routes, closing: JobClosing) {
  serve(endpoints.listJobs, ({ query }, session) => listJobs(context, session, query));
  serve(changes.createJob, ({ body }, session, call) => createJob(context, session, body, call));
  serve(changes.updateJob, ({ body }, session) => updateJob(context, session, body, closing));
}
