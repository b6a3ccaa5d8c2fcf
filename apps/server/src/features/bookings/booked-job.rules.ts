import { isSameText } from '#lib/text/is-same-text.ts';
import type { ScorecardAttribute } from '@slotwise/contract/booking-parts/feedback.schema';
import type { JobForMeeting } from '#features/job-descriptions/jobs-for-meetings.service.ts';
import { invalidField } from '#lib/app-error.ts';

/** What a request says about the job and round of a meeting. */
export type RoundRequest = {
  jobTitle?: string | undefined;
  roundName?: string | undefined;
  roundNumber?: number | undefined;
  scorecard?: ScorecardAttribute[] | undefined;
};

/** The request with gaps filled from the job: title, and the round's name and scorecard. */
export function filledFrom<Named extends RoundRequest>(job: JobForMeeting, sent: Named): Named {
  const round = findRound(job, sent);
  return {
    ...sent,
    jobTitle: sent.jobTitle || job.title,
    roundName: sent.roundName || round?.name,
    roundNumber: sent.roundNumber ?? round?.roundNumber,
    scorecard: sent.scorecard ?? findScorecard(round),
  };
}

type Round = JobForMeeting['rounds'][number];

/** Without a number or name, the first round is meant. */
function findRound({ rounds }: JobForMeeting, { roundName, roundNumber }: RoundRequest): Round | undefined {
  if (roundNumber !== undefined) return rounds.find((round) => round.roundNumber === roundNumber);
  if (!roundName) return rounds[0];
  return rounds.find(({ name }) => isSameText(name, roundName));
}

/** A round without attributes to rate uses the organization's scorecard. */
const findScorecard = (round: Round | undefined): ScorecardAttribute[] | undefined =>
  round && round.scorecard.length > 0 ? round.scorecard : undefined;

/** An ended job takes no new candidates; those already in its rounds go on. */
export function requireOpenJob(job: JobForMeeting, known: (string | null | undefined)[]) {
  if (!job.isEnded || known.includes(job.jdId)) return;
  throw invalidField('jdId', `${job.title} is ${job.jdStatus}: no one new is interviewed for it`);
}

/** A submitted candidate was put forward for one job, on terms that apply to no other. */
export function requireSameJob(
  row: { submitter_vendor_id: string | null; jd_id: string | null },
  jdId: string | null,
) {
  if (row.submitter_vendor_id === null || row.jd_id === jdId) return;
  throw invalidField('jdId', 'A submitted candidate stays with the job they were submitted for');
}
