import type { MeetingValues } from '#features/bookings/meeting-values/meeting-values.model.ts';
import type { StepId } from './steps.model.ts';

/** One section's values as text for comparison: each keystroke creates new values for all sections. */
export function toSectionText(id: StepId, values: MeetingValues): string {
  const { jobTitle, roundName, scorecard, mode, meetingLink, dialIn, venue, instructions, ...others } =
    values;
  const { candidateDetails, timeZone, jdId, roundNumber, panel, pools } = others;
  const shown: Record<StepId, unknown> = {
    candidate: { candidateDetails, timeZone },
    job: { jdId, jobTitle, roundName, roundNumber, scorecard },
    panel: { panel, pools, roundNumber },
    time: others,
    message: { mode, meetingLink, dialIn, venue, instructions },
  };
  return JSON.stringify(shown[id]);
}
