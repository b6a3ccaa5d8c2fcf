import type { NewBooking } from '@slotwise/contract/bookings/bookings.schema';
import { DEFAULT_SCORECARD } from '@slotwise/contract/booking-parts/feedback.schema';
import { addResourceSchema } from '@slotwise/contract/booking-parts/resources.schema';
import type { Actor, Session } from '#context.ts';
import { sampleInstant, sampleWallTime } from '#engines/sample-story/sample-day.ts';
import type { SampleAct, SampleMeeting } from '#engines/sample-story/sample-meeting.ts';
import {
  fullName,
  SAMPLE_PANEL,
  sampleAddress,
  type SamplePanelist,
} from '#engines/sample-story/sample-people.ts';
import { DAY_MILLIS, MINUTE_MILLIS } from '#lib/durations.ts';

type Act<Kind extends SampleAct['kind']> = Extract<SampleAct, { kind: Kind }>;

/** The times of a sample meeting as a client would send them. */
export function toTimes(
  { days, start, minutes }: Pick<SampleMeeting, 'days' | 'start' | 'minutes'>,
  timeZone: string,
  now: Date,
) {
  const startTime = sampleWallTime(now, timeZone, days, start);
  const ends = sampleInstant(startTime, timeZone).getTime() + minutes * MINUTE_MILLIS;
  return { startTime, endTime: new Date(ends).toISOString(), timeZone };
}

export type PlayedMeeting = SampleMeeting & { jdId: string | undefined };

export function toNewBooking(meeting: PlayedMeeting, { timeZone }: Session, now: Date): NewBooking {
  const { candidate } = meeting;
  return {
    meetingInfo: {
      ...toTimes(meeting, timeZone, now),
      mode: 'VIDEO',
      meetingLink: 'https://meet.slotwise.example/sample-room',
      instructions: 'Please have a code editor at hand. We start with a short introduction.',
    },
    candidateDetails: {
      candidateName: candidate.name,
      email: sampleAddress(candidate.name),
      currentCompany: candidate.company,
      currentDesignation: candidate.designation,
      currentLocation: candidate.location,
      totalExperience: candidate.years,
      noticePeriodDays: candidate.noticeDays,
      primarySkills: candidate.skills,
      source: 'DIRECT',
    },
    panelists: meeting.panel.map((one) => {
      const name = fullName(SAMPLE_PANEL[one]);
      return { name, email: sampleAddress(name), required: true };
    }),
    jdId: meeting.jdId,
    jobTitle: meeting.job,
    roundName: meeting.round,
    roundNumber: meeting.roundNumber,
  };
}

/** A sample panelist as an actor, in the organization being filled. */
export function panelistActor({ vendorId, vendorName }: Session, panelist: SamplePanelist): Actor {
  const { timeZone } = SAMPLE_PANEL[panelist];
  const displayName = fullName(SAMPLE_PANEL[panelist]);
  const email = sampleAddress(displayName);
  return { vendorId, vendorName, userId: null, role: 'USER_PANEL', displayName, email, timeZone };
}

/** The scorecard of a sample panelist, with ratings in the order of the default attributes. */
export function toScorecard({ ratings, recommendation, strengths, concerns, summary }: Act<'feedback'>) {
  const attributes = DEFAULT_SCORECARD.map(({ name }, index) => ({ name, rating: ratings[index] ?? null }));
  return { attributes, overallRecommendation: recommendation, strengths, concerns, summary };
}

/** The resource of a selected sample candidate, who joins in three weeks. */
export function toNewResource(
  bookingId: string,
  { billRate, payRate, projectName }: Act<'resource'>,
  now: Date,
) {
  const joiningDate = new Date(now.getTime() + 21 * DAY_MILLIS).toISOString().slice(0, 10);
  return addResourceSchema.parse({
    bookingId,
    resource: { projectName, joiningDate },
    billing: { billRate, payRate, currency: 'INR', rateUnit: 'DAY' },
  });
}
