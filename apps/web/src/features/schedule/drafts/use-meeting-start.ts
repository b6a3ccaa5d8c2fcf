import type { Booking } from '@slotwise/contract/bookings/bookings.schema';
import { isFailure, type Failure } from '@slotwise/contract/failures';
import { useOpened } from '#lib/use-opened.ts';
import { useAppDispatch, type AppDispatch } from '#state/use-app-dispatch.ts';
import type { Origin } from '#features/meeting-form/values/origin.model.ts';
import { toViewedBooking, type ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { toCandidate, nextRoundAfter } from '#features/meeting-form/values/booking-values.model.ts';
import { valuesOfDraft } from './draft-values.model.ts';
import { EMPTY_MEETING, type MeetingValues } from '#features/bookings/meeting-values/meeting-values.model.ts';
import { withJob } from '#features/meeting-form/values/chosen-job.model.ts';
import { readJob } from '#features/bookings/bookings.actions.ts';
import { readBooking, takeCandidate } from './drafts.actions.ts';

/** The initial state of a new meeting's form. */
export type MeetingStart = {
  values: MeetingValues;
  /** The draft being continued. */
  draft: Booking | null;
  /** The meeting whose next round this is. */
  previous: ViewedBooking | null;
  /** The resume that filled in the candidate. */
  origin: Origin | null;
};

type From = {
  draftId: string | null;
  previousId: string | null;
  jdId: string | null;
  resumeId: string | null;
  /** The resume that filled in the draft when it was new. */
  origin: Origin | null;
};

const BLANK: MeetingStart = { values: EMPTY_MEETING, draft: null, previous: null, origin: null };

/** A job that was deleted meanwhile fills nothing in. */
async function readJobStart(jdId: string): Promise<MeetingStart | Failure> {
  const job = await readJob(jdId);
  if (isFailure(job)) return job;
  return { ...BLANK, values: { ...EMPTY_MEETING, ...(job.job && withJob(job.job, 1)) } };
}

/** The candidate as stated in the resume, for the job the resumes were searched for. */
async function readResumeStart(resumeId: string, dispatch: AppDispatch): Promise<MeetingStart | Failure> {
  const response = await dispatch(takeCandidate(resumeId));
  if (isFailure(response)) return response;
  const { candidateDetails, fieldProvenance, resume, jdId } = response.data;
  const start = jdId ? await readJobStart(jdId) : BLANK;
  if (isFailure(start)) return start;
  const filled = toCandidate(candidateDetails);
  const values = { ...start.values, candidateDetails: filled };
  return { ...start, values, origin: { fieldProvenance, resume, filled } };
}

/** The next round of a meeting for a job is that job's next round. */
async function readNextRound(previous: ViewedBooking): Promise<MeetingValues | Failure> {
  const values = nextRoundAfter(previous);
  if (!previous.jdId) return values;
  const job = await readJob(previous.jdId);
  if (isFailure(job)) return job;
  return { ...values, ...(job.job && withJob(job.job, previous.roundNumber + 1)) };
}

/** A submission accepted without a time uses its job's round, until a duration is set. */
async function readDraftStart(draft: Booking, origin: Origin | null): Promise<MeetingStart | Failure> {
  const values = valuesOfDraft(draft);
  const start = { ...BLANK, values, draft, origin };
  if (!draft.submission || !values.jdId || values.minutes !== '') return start;
  const job = await readJob(values.jdId);
  if (isFailure(job)) return job;
  return { ...start, values: { ...values, ...(job.job && withJob(job.job, draft.roundNumber)) } };
}

async function readStart(from: From, dispatch: AppDispatch): Promise<MeetingStart | Failure> {
  const { draftId, previousId, jdId, resumeId, origin } = from;
  const bookingId = draftId ?? previousId;
  if (!bookingId && resumeId) return readResumeStart(resumeId, dispatch);
  if (!bookingId) return jdId ? readJobStart(jdId) : BLANK;
  const response = await readBooking(bookingId);
  if (isFailure(response)) return response;
  if (draftId) return readDraftStart(response.data, origin);
  const previous = toViewedBooking(response.data);
  const values = await readNextRound(previous);
  return isFailure(values) ? values : { ...BLANK, values, previous };
}

/** Reads the draft, earlier round, resume or job the form starts with; an empty form needs no reading. */
export function useMeetingStart(from: From) {
  const dispatch = useAppDispatch();
  const isBlank = !from.draftId && !from.previousId && !from.jdId && !from.resumeId;
  const read = useOpened(isBlank ? null : 'start', () => readStart(from, dispatch));
  return isBlank ? { ...read, data: BLANK } : read;
}
