import { LIMITS } from '@slotwise/contract/limits';
import { exportResumes } from '@slotwise/contract/deepgaze/resumes.endpoints';
import * as endpoints from '@slotwise/contract/outgoing/exports.endpoints';
import type { Endpoint, ParsedRequestOf } from '@slotwise/contract/endpoint';
import type { Session } from '#context.ts';
import { readLongList } from '#features/bookings/listing/list-bookings.service.ts';
import { readLongSubmissions } from '#features/booking-views/list-submissions.service.ts';
import { listResumes } from '#features/deepgaze/resumes/resumes.service.ts';
import { listJobs } from '#features/job-descriptions/job-descriptions.service.ts';
import { listOwnPanelists } from '#features/panelists/panelists.service.ts';
import { listOwnMembers } from '#features/recruiters/list-members.service.ts';
import { listVendors } from '#features/vendors/read-vendor.service.ts';
import type { Routes } from '#http/routes.ts';
import { buildCsvFile, type Table } from './exports.service.ts';
import { jobColumns } from './jobs.mapper.ts';
import { meetingColumns, submissionColumns } from './meetings.mapper.ts';
import { partnerColumns } from './partners.mapper.ts';
import { memberColumns, panelistColumns } from './people.mapper.ts';
import { resumeColumns } from './resumes.mapper.ts';

/** Each list is read like its own call, so that an export shows nothing the list would not. */
export function exportsRoutes({ context, serveDownload }: Routes) {
  const serveCsv = <E extends Endpoint, T>(
    endpoint: E,
    toTable: (request: ParsedRequestOf<E>, session: Session) => Table<T>,
  ) =>
    serveDownload(endpoint, (request, session) => buildCsvFile(context, session, toTable(request, session)));
  serveCsv(endpoints.exportBookings, ({ query }, session) => ({
    name: 'meetings',
    columns: meetingColumns(session.timeZone),
    list: readLongList(context, session, query, LIMITS.exportMaxRows),
  }));
  serveCsv(endpoints.exportSubmissions, ({ query }, session) => ({
    name: 'submissions',
    columns: submissionColumns(session.timeZone),
    list: readLongSubmissions(context, session, query, LIMITS.exportMaxRows),
  }));
  serveCsv(endpoints.exportJobs, ({ query }, session) => ({
    name: 'jobs',
    columns: jobColumns(session.timeZone),
    list: (page) => listJobs(context, session, { ...query, ...page }),
  }));
  serveCsv(endpoints.exportPanelists, ({ query }, session) => ({
    name: 'panelists',
    columns: panelistColumns(session.timeZone),
    list: (page) => listOwnPanelists(context, session, { ...query, ...page }),
  }));
  serveCsv(endpoints.exportMembers, ({ query }, session) => ({
    name: 'members',
    columns: memberColumns(session.timeZone),
    list: (page) => listOwnMembers(context, session, { ...query, ...page }),
  }));
  serveCsv(endpoints.exportVendors, ({ query, ...request }, session) => ({
    name: 'vendors',
    columns: partnerColumns(session.timeZone),
    list: (page) => listVendors(context, session, { ...request, query: { ...query, ...page } }),
  }));
  serveCsv(exportResumes, ({ query, ...request }, session) => ({
    name: 'resumes',
    columns: resumeColumns,
    list: (page) => listResumes(context, session, { ...request, query: { ...query, ...page } }),
  }));
}
