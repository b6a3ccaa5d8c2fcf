import type { BookablePanelist } from '#features/panelists/panelists.service.ts';
import type { ParsedNewBooking } from '@slotwise/contract/bookings/bookings.schema';
import { DEFAULT_SCORECARD } from '@slotwise/contract/booking-parts/feedback.schema';
import type { Session } from '#context.ts';
import { newColumns, stepBy } from '#features/bookings/seen-booking.mapper.ts';
import { toSeated } from '#features/bookings/people.mapper.ts';
import type { Host, Person } from '#features/bookings/people.rules.ts';
import { buildSearchText } from '#features/bookings/search-text.rules.ts';
import type { NewBookingRows } from '#features/bookings/change-booking.queries.ts';
import { toShownSpan, type MeetingTimes } from './meeting-times.rules.ts';
import { newCandidateColumns } from './candidate-columns.mapper.ts';

/** All parts of a valid new booking except its time. */
export type UntimedPlan = {
  bookingId: string;
  session: Session;
  /** The recruiter of the meeting: the caller, or the draft's owner. */
  recruiter: Host;
  request: ParsedNewBooking;
  people: Person[];
  /** Those of them who are the organization's panelists, with their times. */
  panelists: BookablePanelist[];
  assignee: { name: string; email: string };
  /** The recruiter's country, for phone numbers without a prefix. */
  phoneCountry: string;
  /** The host name in calendar ids. */
  icsHost: string;
  at: Date;
};

/** The same with its time. */
export type BookingPlan = UntimedPlan & { times: MeetingTimes };

/** The rows of a booking created as SCHEDULED. */
export function toNewBookingRows(plan: BookingPlan): NewBookingRows {
  const { session, at } = plan;
  const by = { ...stepBy(session, at), from_status: null, to_status: 'SCHEDULED', comments: '' } as const;
  return {
    booking: {
      ...timeColumns(plan.times),
      ...plannedColumns(plan),
      ...newColumns({ ...plan, by: session }),
      booking_status: 'SCHEDULED',
      submission_date: at,
    },
    people: plan.people.map(toSeated),
    steps: [
      { ...by, action: 'CREATED' },
      { ...by, action: 'SCHEDULED', details: JSON.stringify({ to: toShownSpan(plan.times) }) },
    ],
  };
}

/** The request's columns of a meeting, for a new row or one that was a draft. */
export function plannedColumns({ request, people, recruiter, assignee, phoneCountry }: UntimedPlan) {
  const details = detailColumns(request);
  return {
    ...details,
    ...newCandidateColumns({ request, phoneCountry }),
    scorecard: JSON.stringify(request.scorecard ?? DEFAULT_SCORECARD),
    jd_id: request.jdId ?? null,
    previous_booking_id: request.previousBookingId ?? null,
    assignee_email: assignee.email,
    assignee_name: assignee.name,
    search_text: buildSearchText({ ...details, recruiter_name: recruiter.displayName }, people),
  };
}

export const timeColumns = ({ start, end, timeZone }: MeetingTimes) => ({
  start_time: new Date(start.instant),
  end_time: new Date(end.instant),
  time_zone: timeZone,
  start_local: start.wallTime,
  end_local: end.wallTime,
});

export const placeColumns = (meetingInfo: ParsedNewBooking['meetingInfo']) => ({
  title: meetingInfo.title ?? '',
  mode: meetingInfo.mode ?? ('VIDEO' as const),
  meeting_link: meetingInfo.meetingLink ?? '',
  venue: meetingInfo.venue ?? '',
  dial_in: meetingInfo.dialIn ?? '',
  instructions: meetingInfo.instructions ?? '',
});

const detailColumns = ({ meetingInfo, ...round }: ParsedNewBooking) => ({
  ...placeColumns(meetingInfo),
  job_title: round.jobTitle ?? '',
  round_name: round.roundName ?? '',
  round_number: round.roundNumber ?? 1,
});
