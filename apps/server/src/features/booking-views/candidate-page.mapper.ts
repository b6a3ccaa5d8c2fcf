import type { CandidateMeeting } from '@slotwise/contract/bookings/candidate-page.schema';
import type { BookingAction } from '@slotwise/contract/booking-parts/life.schema';
import type { Place } from '#engines/calendar-messages/meeting-revision.ts';
import type { ProposalRow } from '#features/responses/proposals.queries.ts';
import type { BookingRow, PersonRow } from '#db/tables/booking-rows.ts';
import { toMeetingTime } from '#features/bookings/bookings.mapper.ts';
import { toPlace } from '#features/booking-mail/invitations/invitations.mapper.ts';
import {
  getChoosing,
  isAhead,
  movableUntil,
  movesLeft,
  whyNot,
  type Choice,
} from '#features/self-scheduling/choosing.rules.ts';
import type { TermsRow } from '#features/self-scheduling/terms.queries.ts';
import { listCandidateActs, statusForCandidate } from './candidate-page.rules.ts';

export type Page = {
  choice: Choice;
  company: string;
  allowed: readonly BookingAction[];
  /** The candidate's own open proposal. */
  proposal: ProposalRow | undefined;
  designations: ReadonlyMap<string, string>;
};

/** A meeting as its candidate sees it. Every field is listed, so that nothing new leaks by accident. */
export function meetingForCandidate(page: Page): CandidateMeeting {
  const { choice, company, allowed, proposal } = page;
  const { row, people, terms, now } = choice;
  const candidate = people.find(({ role }) => role === 'CANDIDATE');
  const bookingStatus = statusForCandidate(row, now);
  return {
    version: row.version,
    bookingStatus,
    company,
    recruiterName: row.recruiter_name,
    recruiterEmail: row.recruiter_email,
    candidateName: row.candidate_name,
    timeZone: row.candidate_time_zone ?? candidate?.time_zone ?? null,
    jobTitle: row.job_title,
    roundName: row.round_name,
    meetingInfo: meetingInfoFor(row, bookingStatus),
    panel: panelFor(page, bookingStatus),
    answer: candidate?.rsvp ?? 'NEEDS_ACTION',
    choosing: terms && isAhead(row, now) ? choosingFor(choice, terms) : null,
    acts: listCandidateActs(choice, allowed),
    whyNot: whyNot(getChoosing(choice), choice),
    proposal: proposal
      ? { windows: proposal.windows, comments: proposal.comments, at: proposal.at.toISOString() }
      : null,
    cancelReason: bookingStatus === 'CANCELLED' ? row.told_reason : '',
  };
}

/** How to get in is part of the invitation: not sent before there is a time, and not needed afterwards. */
const meetingInfoFor = (
  row: BookingRow,
  status: CandidateMeeting['bookingStatus'],
): CandidateMeeting['meetingInfo'] => ({
  ...toMeetingTime(row),
  ...NO_PLACE,
  ...(status === 'SCHEDULED' && { ...whereFor(toPlace(row)), instructions: row.instructions }),
  ...(status === 'AWAITING_CANDIDATE' && {
    venue: row.mode === 'ONSITE' ? row.venue : '',
    instructions: row.instructions,
  }),
});

const NO_PLACE = { meetingLink: '', venue: '', dialIn: '', instructions: '' };

function whereFor(place: Place): Partial<typeof NO_PLACE> {
  if (place.mode === 'VIDEO') return { meetingLink: place.link ?? '' };
  return place.mode === 'PHONE' ? { dialIn: place.phone ?? '' } : { venue: place.venue ?? '' };
}

const TALKING: readonly CandidateMeeting['bookingStatus'][] = [
  'AWAITING_CANDIDATE',
  'SCHEDULED',
  'COMPLETED',
];

/** The people the candidate meets, as named in the invitation. */
function panelFor(
  { choice: { people }, designations }: Page,
  status: CandidateMeeting['bookingStatus'],
): CandidateMeeting['panel'] {
  if (!TALKING.includes(status)) return [];
  const isOnPanel = ({ role }: PersonRow) => role === 'PANELIST' || role === 'OBSERVER';
  return people.filter(isOnPanel).map(({ name, panelist_id: id }) => ({
    name,
    designation: (id && designations.get(id)) || '',
  }));
}

const choosingFor = (choice: Choice, terms: TermsRow): CandidateMeeting['choosing'] => ({
  durationMinutes: terms.duration_minutes,
  windowStart: terms.window_start,
  windowEnd: terms.window_end,
  expiresAt: terms.expires_at.toISOString(),
  movesLeft: movesLeft(terms),
  cutOffHours: terms.cut_off_hours,
  movableUntil: movableUntil(choice)?.toISOString() ?? '',
});
