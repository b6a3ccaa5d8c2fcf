import { LIMITS } from '@slotwise/contract/limits';
import { exportResumes } from '@slotwise/contract/deepgaze/resumes.endpoints';
import * as endpoints from '@slotwise/contract/outgoing/exports.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { readLongList } from '#features/bookings/listing/list-bookings.service.ts';
import { listSubmissions } from '#features/booking-views/list-submissions.service.ts';
import { listResumes } from '#features/deepgaze/resumes/resumes.service.ts';
import { listJobs } from '#features/job-descriptions/job-descriptions.service.ts';
import { listOwnPanelists } from '#features/panelists/panelists.service.ts';
import { listOwnMembers } from '#features/recruiters/list-members.service.ts';
import { listVendors } from '#features/vendors/read-vendor.service.ts';
import { serveDownload } from '#http/serve-download.ts';
import { buildCsvFile } from './exports.service.ts';
import { jobColumns } from './jobs.mapper.ts';
import { meetingColumns, submissionColumns } from './meetings.mapper.ts';
import { partnerColumns } from './partners.mapper.ts';
import { memberColumns, panelistColumns } from './people.mapper.ts';
import { resumeColumns } from './resumes.mapper.ts';

/** Each list is read as its own call reads it, so that an export shows nothing that the list would not. */
export function exportsRoutes(app: FastifyInstance, context: Context) {
  workRoutes(app, context);
  peopleRoutes(app, context);
}

/** Meetings, submissions and jobs. */
function workRoutes(app: FastifyInstance, context: Context) {
  serveDownload(app, context, endpoints.exportBookings, ({ query }, session) =>
    buildCsvFile(context, session, {
      name: 'meetings',
      columns: meetingColumns(session.timeZone),
      list: readLongList(context, session, query, LIMITS.exportMaxRows),
    }),
  );
  serveDownload(app, context, endpoints.exportSubmissions, ({ query }, session) =>
    buildCsvFile(context, session, {
      name: 'submissions',
      columns: submissionColumns(session.timeZone),
      list: (page) => listSubmissions(context, session, { ...query, ...page }),
    }),
  );
  serveDownload(app, context, endpoints.exportJobs, ({ query }, session) =>
    buildCsvFile(context, session, {
      name: 'jobs',
      columns: jobColumns(session.timeZone),
      list: (page) => listJobs(context, session, { ...query, ...page }),
    }),
  );
}

/** Those who interview, work here, work together with us, or might. */
function peopleRoutes(app: FastifyInstance, context: Context) {
  serveDownload(app, context, endpoints.exportPanelists, ({ query }, session) =>
    buildCsvFile(context, session, {
      name: 'panelists',
      columns: panelistColumns(session.timeZone),
      list: (page) => listOwnPanelists(context, session, { ...query, ...page }),
    }),
  );
  serveDownload(app, context, endpoints.exportMembers, ({ query }, session) =>
    buildCsvFile(context, session, {
      name: 'members',
      columns: memberColumns(session.timeZone),
      list: (page) => listOwnMembers(context, session, { ...query, ...page }),
    }),
  );
  serveDownload(app, context, endpoints.exportVendors, ({ query, ...request }, session) =>
    buildCsvFile(context, session, {
      name: 'vendors',
      columns: partnerColumns(session.timeZone),
      list: (page) => listVendors(context, session, { ...request, query: { ...query, ...page } }),
    }),
  );
  serveDownload(app, context, exportResumes, ({ query, ...request }, session) =>
    buildCsvFile(context, session, {
      name: 'resumes',
      columns: resumeColumns,
      list: (page) => listResumes(context, session, { ...request, query: { ...query, ...page } }),
    }),
  );
}
