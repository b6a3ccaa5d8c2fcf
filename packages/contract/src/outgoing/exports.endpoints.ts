import * as z from 'zod/mini';
import { listBookings, listSubmissions } from '../bookings/bookings.endpoints.ts';
import { defineEndpoint } from '../endpoint.ts';
import { listJobs } from '../job-descriptions/job-descriptions.endpoints.ts';
import { listPanelists } from '../panelists/panelists.endpoints.ts';
import { listMembers } from '../recruiters/members.endpoints.ts';
import { listVendors } from '../vendors/vendors.endpoints.ts';

/**
 * Every list as CSV (RFC 4180, UTF-8 with a byte order mark), with its filters and order applied. Each takes its list's
 * query; paging is ignored.
 */
const bytes = z.undefined();

export const exportBookings = defineEndpoint({
  ...listBookings,
  path: '/booking/services/export',
  summary: 'Download the meetings of a list as CSV',
  download: true,
  response: bytes,
});

export const exportSubmissions = defineEndpoint({
  ...listSubmissions,
  path: '/booking/services/submitterVendor/export',
  summary: 'Download the submissions of a list as CSV',
  download: true,
  response: bytes,
});

export const exportJobs = defineEndpoint({
  ...listJobs,
  path: '/jd/services/export',
  summary: 'Download the jobs of a list as CSV',
  download: true,
  response: bytes,
});

export const exportPanelists = defineEndpoint({
  ...listPanelists,
  path: '/panel/services/export',
  summary: 'Download the panelists of a list with their figures as CSV',
  download: true,
  response: bytes,
});

export const exportMembers = defineEndpoint({
  ...listMembers,
  path: '/recruiter/services/export',
  summary: 'Download the members of a list as CSV',
  download: true,
  response: bytes,
});

export const exportVendors = defineEndpoint({
  ...listVendors,
  path: '/vendor/services/{id}/associated/export',
  summary: 'Download the vendors of a list with their figures as CSV',
  download: true,
  response: bytes,
});
