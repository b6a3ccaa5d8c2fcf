import { exportBookings, exportSubmissions } from '@slotwise/contract/outgoing/exports.endpoints';
import type { RequestOf } from '@slotwise/contract/endpoint';
import { exportCsv } from '#feedback/export-csv.ts';

export const exportMeetings = (request: RequestOf<typeof exportBookings>) =>
  exportCsv(exportBookings, request, 'bookings');

export const exportSubmitted = (request: RequestOf<typeof exportSubmissions>) =>
  exportCsv(exportSubmissions, request, 'submissions');
