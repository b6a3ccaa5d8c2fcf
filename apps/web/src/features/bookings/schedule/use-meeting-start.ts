import type { Booking } from '@slotwise/contract/bookings/bookings.schema';
import { isFailure, type Failure } from '@slotwise/contract/failures';
import { useLoaded } from '#lib/use-loaded.ts';
import { toViewedBooking, type ViewedBooking } from '../bookings.slice.ts';
import { nextRoundAfter } from './booking-values.model.ts';
import { valuesOfDraft } from './draft-values.model.ts';
import { EMPTY_MEETING, type MeetingValues } from './meeting-values.model.ts';
import { withJob } from './chosen-job.model.ts';
import { readBooking, readJob } from './schedule.actions.ts';

/** What a form of a new meeting begins with. */
export type MeetingStart = {
  values: MeetingValues;
  /** The draft that is gone on with. */
  draft: Booking | null;
  /** The meeting whose next round this is. */
  previous: ViewedBooking | null;
};

type From = { draftId: string | null; previousId: string | null; jdId: string | null };

const BLANK: MeetingStart = { values: EMPTY_MEETING, draft: null, previous: null };

/** A job that was taken away in the meantime fills nothing in. */
async function readJobStart(jdId: string): Promise<MeetingStart | Failure> {
  const job = await readJob(jdId);
  if (isFailure(job)) return job;
  return { ...BLANK, values: { ...EMPTY_MEETING, ...(job.job && withJob(job.job, 1)) } };
}

/** The next round of a meeting for a job is that job's next round. */
async function nextRoundOf(previous: ViewedBooking): Promise<MeetingValues | Failure> {
  const values = nextRoundAfter(previous);
  if (!previous.jdId) return values;
  const job = await readJob(previous.jdId);
  if (isFailure(job)) return job;
  return { ...values, ...(job.job && withJob(job.job, previous.roundNumber + 1)) };
}

/** A submission that was accepted without a time comes with its job's round, until somebody says how long it takes. */
async function readDraftStart(draft: Booking): Promise<MeetingStart | Failure> {
  const values = valuesOfDraft(draft);
  const start = { ...BLANK, values, draft };
  if (!draft.submission || !values.jdId || values.minutes !== '') return start;
  const job = await readJob(values.jdId);
  if (isFailure(job)) return job;
  return { ...start, values: { ...values, ...(job.job && withJob(job.job, draft.roundNumber)) } };
}

async function readStart({ draftId, previousId, jdId }: From): Promise<MeetingStart | Failure> {
  const bookingId = draftId ?? previousId;
  if (!bookingId) return jdId ? readJobStart(jdId) : BLANK;
  const response = await readBooking(bookingId);
  if (isFailure(response)) return response;
  if (draftId) return readDraftStart(response.data);
  const previous = toViewedBooking(response.data);
  const values = await nextRoundOf(previous);
  return isFailure(values) ? values : { ...BLANK, values, previous };
}

/** Reads the draft, the earlier round or the job a form begins with; an empty form needs no reading. */
export function useMeetingStart(from: From) {
  const isBlank = !from.draftId && !from.previousId && !from.jdId;
  const read = useLoaded(isBlank ? null : 'start', () => readStart(from));
  return isBlank ? { ...read, data: BLANK } : read;
}
