import type { BookingStatus } from '@slotwise/contract/booking-parts/life.schema';
import type { JobDetails } from '@slotwise/contract/job-descriptions/job-descriptions.schema';

/** The statuses with a column of their own in the list; a job's details count all of them. */
export const PIPELINE_COLUMNS = [
  'SUBMITTED',
  'AWAITING_CANDIDATE',
  'SCHEDULED',
  'COMPLETED',
  'SELECTED',
  'REJECTED',
  'ONBOARDED',
] as const satisfies BookingStatus[];

/** Candidates waiting for a first meeting; ending a job may cancel their bookings. */
const WAITING: readonly BookingStatus[] = ['DRAFT', 'SUBMITTED', 'AWAITING_CANDIDATE'];
/** Candidates with a scheduled meeting; ending a job does not change it. */
const SET: readonly BookingStatus[] = ['SCHEDULED'];

const addUp = (pipeline: JobDetails['pipeline'], statuses: readonly BookingStatus[]) =>
  statuses.reduce((sum, status) => sum + pipeline[status], 0);

/** How many of a job's bookings are still open, by whether they have a meeting yet. */
export const openBookings = ({ pipeline }: Pick<JobDetails, 'pipeline'>) => ({
  waiting: addUp(pipeline, WAITING),
  set: addUp(pipeline, SET),
});
