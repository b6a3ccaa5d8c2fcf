import type { ParsedNewBooking } from '@slotwise/contract/bookings/bookings.schema';
import type { Session } from '#context.ts';
import { foldText } from '#lib/fold-text.ts';
import { toE164 } from '#lib/phone.ts';
import { bookedPeople, type Person } from '../panel/panel.rules.ts';
import type { NewBookingRows } from './scheduling.queries.ts';
import type { MeetingTimes } from './scheduling.rules.ts';

/** Everything a new booking is made of, once it is known to be possible. */
export type BookingPlan = {
  bookingId: string;
  session: Session;
  request: ParsedNewBooking;
  times: MeetingTimes;
  people: Person[];
  /** The country whose telephone numbers the recruiter types without a prefix. */
  phoneCountry: string;
  /** The host part of the calendar ids. */
  host: string;
  at: Date;
};

/** The rows of a booking that starts its life as SCHEDULED. */
export function rowsOf(plan: BookingPlan): NewBookingRows {
  return {
    booking: bookingRow(plan),
    people: plan.people.map(personRow),
    booked: bookedPeople(plan.people).map(({ email }) => email),
    steps: [
      { ...stepRow(plan), action: 'CREATED', from_status: null, to_status: 'SCHEDULED' },
      { ...stepRow(plan), action: 'SCHEDULED', from_status: null, to_status: 'SCHEDULED' },
    ],
  };
}

function bookingRow(plan: BookingPlan): NewBookingRows['booking'] {
  const { bookingId, session, times, host, at } = plan;
  return {
    booking_id: bookingId,
    version: 1,
    booking_status: 'SCHEDULED',
    recruiter_user_id: session.userId,
    recruiter_name: session.displayName,
    recruiter_email: session.email,
    start_time: new Date(times.start.instant),
    end_time: new Date(times.end.instant),
    time_zone: times.timeZone,
    start_local: times.start.wallTime,
    end_local: times.end.wallTime,
    ...detailColumns(plan.request),
    ...candidateColumns(plan),
    assignee_email: session.email,
    assignee_name: session.displayName,
    submission_date: at,
    reschedule_count: 0,
    ics_uid_candidate: `${bookingId}-c@${host}`,
    ics_uid_panel: `${bookingId}-p@${host}`,
    ics_sequence: 0,
    search_text: searchText(plan),
    created_by: session.userId,
    created_at: at,
    updated_at: at,
  };
}

function detailColumns({ meetingInfo, jobTitle = '', roundName = '' }: ParsedNewBooking) {
  const {
    title = '',
    mode = 'VIDEO',
    meetingLink = '',
    venue = '',
    dialIn = '',
    instructions = '',
  } = meetingInfo;
  return {
    title,
    mode,
    meeting_link: meetingLink,
    venue,
    dial_in: dialIn,
    instructions,
    job_title: jobTitle,
    round_name: roundName,
  };
}

function candidateColumns({ request: { candidateDetails: candidate }, phoneCountry }: BookingPlan) {
  return {
    candidate_name: candidate.candidateName,
    candidate_email: candidate.email,
    candidate_phone: candidate.phone ? toE164(candidate.phone, phoneCountry) : '',
    candidate_linked_in: candidate.linkedIn ?? '',
    candidate_time_zone: candidate.timeZone ?? null,
    candidate_location: candidate.currentLocation ?? '',
    candidate_total_experience: roundToTenth(candidate.totalExperience),
    candidate_primary_skills: candidate.primarySkills ?? [],
  };
}

const roundToTenth = (years: number | undefined): number | null =>
  years === undefined ? null : Math.round(years * 10) / 10;

function searchText({ request, people, session }: BookingPlan): string {
  const { jobTitle = '', roundName = '', meetingInfo } = request;
  const names = people.flatMap(({ name, email }) => [name, email]);
  return foldText([...names, jobTitle, roundName, meetingInfo.title ?? '', session.displayName].join(' '));
}

function personRow(person: Person): NewBookingRows['people'][number] {
  return {
    role: person.role,
    name: person.name,
    email: person.email,
    user_id: person.userId,
    panelist_id: person.panelistId,
    required: person.required,
    host: person.host,
    time_zone: person.timeZone,
    rsvp: 'NEEDS_ACTION',
  };
}

function stepRow({ session, at }: BookingPlan) {
  return {
    at,
    by_user_id: session.userId,
    by_name: session.displayName,
    by_email: session.email,
    by_role: session.role,
    comments: '',
  };
}
