import type { BookingStatus } from '@slotwise/contract/booking-parts/life.schema';
import type { JobDetails } from '@slotwise/contract/job-descriptions/job-descriptions.schema';

/** The statuses that have a column of their own in the list; the details of a job count all of them. */
export const PIPELINE_COLUMNS = [
  'SUBMITTED',
  'AWAITING_CANDIDATE',
  'SCHEDULED',
  'COMPLETED',
  'SELECTED',
  'REJECTED',
  'ONBOARDED',
] as const satisfies BookingStatus[];

/** Candidates who wait for a first meeting; ending a job may call them off. */
const WAITING: readonly BookingStatus[] = ['DRAFT', 'SUBMITTED', 'AWAITING_CANDIDATE'];
/** Candidates whose meeting is set; ending a job leaves it as it is. */
const SET: readonly BookingStatus[] = ['SCHEDULED'];

const addUp = (pipeline: JobDetails['pipeline'], statuses: readonly BookingStatus[]) =>
  statuses.reduce((sum, status) => sum + pipeline[status], 0);

/** How many bookings of a job are still open, by whether they have a meeting yet. */
export const openBookings = ({ pipeline }: Pick<JobDetails, 'pipeline'>) => ({
  waiting: addUp(pipeline, WAITING),
  set: addUp(pipeline, SET),
});
