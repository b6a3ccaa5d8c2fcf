import type { JobDetails } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import type { JobRound } from '@slotwise/contract/job-descriptions/job-changes.schema';
import { DEFAULT_SCORECARD } from '@slotwise/contract/booking-parts/feedback.schema';
import {
  numberIn,
  type MeetingValues,
  type TypedNumber,
} from '#features/bookings/meeting-values/meeting-values.model.ts';

/** The round of a job by its number; null if the job has no such round. */
export const getRound = (job: JobDetails | null, roundNumber: TypedNumber): JobRound | null =>
  job?.rounds.find((round) => round.roundNumber === numberIn(roundNumber)) ?? null;

/** What a meeting copies from a round of its job. */
export const withRound = ({ name, roundNumber, durationMinutes, scorecard }: JobRound) => ({
  roundName: name,
  roundNumber,
  minutes: durationMinutes,
  refusedEnd: '',
  scorecard: scorecard.length > 0 ? scorecard : DEFAULT_SCORECARD,
});

/** The same for a meeting whose time is already set: its end does not move automatically. */
export function withRoundOnly(round: JobRound) {
  const { minutes: _minutes, refusedEnd: _refusedEnd, ...rest } = withRound(round);
  return rest;
}

/** What a meeting copies from a job, including the round with this number if there is one. */
export function withJob(job: JobDetails, roundNumber: number): Partial<MeetingValues> {
  const round = getRound(job, roundNumber);
  return { jdId: job.jdId, jobTitle: job.title, ...(round && withRound(round)) };
}
