import type { Draft } from '@slotwise/contract/bookings/drafts.schema';
import type { CandidateProfile } from '#db/tables/booking-tables.ts';
import type { BookablePanelist } from '#features/panelists/panelists.service.ts';
import { toE164 } from '#lib/text/phone.ts';
import { isSampleAddress } from '#lib/sample-address.ts';
import { linkedInProfile } from '#features/bookings/bookings.rules.ts';
import type { BookingColumns } from '#features/bookings/change-booking.queries.ts';
import { toSeated, type Seated } from '#features/bookings/people.mapper.ts';
import { candidateSeat, GUEST, hostSeat, type Host, type Person } from '#features/bookings/people.rules.ts';
import { buildSearchText } from '#features/bookings/search-text.rules.ts';
import * as rules from './drafts.rules.ts';
import { readableTimes } from './drafts.rules.ts';

/** The context of a draft: its owner, and what the organization knows. */
export type DraftReading = {
  draft: Draft;
  /** The recruiter who created it. */
  host: Host;
  known: BookablePanelist[];
  /** The job it is for, if there is one with that id. */
  job: { jdId: string; title: string } | null;
  phoneCountry: string;
  /** What a supplier said about its candidate beyond the form's fields. */
  keptProfile?: CandidateProfile | undefined;
};

/** The draft as typed, with the columns that lists and search use. */
export const draftColumns = (reading: DraftReading): BookingColumns & ReturnType<typeof readColumns> => ({
  ...readColumns(reading),
  draft: JSON.stringify(reading.draft),
});

function readColumns(reading: DraftReading) {
  const { draft, host, job } = reading;
  const round = rules.readableRound(draft, job?.title);
  const place = rules.readablePlace(draft);
  const { timeZone, span } = readableTimes(draft, host.timeZone);
  return {
    start_time: span && new Date(span.start.instant),
    end_time: span && new Date(span.end.instant),
    time_zone: timeZone,
    start_local: span?.start.wallTime ?? '',
    end_local: span?.end.wallTime ?? '',
    title: place.title,
    mode: place.mode,
    meeting_link: place.meetingLink,
    venue: place.venue,
    dial_in: place.dialIn,
    instructions: place.instructions,
    jd_id: job?.jdId ?? null,
    job_title: round.jobTitle,
    round_name: round.roundName,
    round_number: round.roundNumber,
    ...candidateColumns(reading),
    search_text: searchText(reading, round, place.title),
  };
}

function candidateColumns({ draft, phoneCountry, keptProfile }: DraftReading) {
  const candidate = rules.readableCandidate(draft);
  const { totalExperience: years, currentCompany, currentDesignation, noticePeriodDays } = candidate;
  const whatsApp = toE164(candidate.whatsApp, phoneCountry);
  const typed: CandidateProfile = { whatsApp, currentCompany, currentDesignation, noticePeriodDays };
  const profile = { ...keptProfile, ...typed };
  return {
    candidate_name: candidate.candidateName,
    candidate_email: candidate.email,
    is_sample: isSampleAddress(candidate.email),
    candidate_phone: toE164(candidate.phone, phoneCountry),
    candidate_linked_in: linkedInProfile(candidate.linkedIn) ?? candidate.linkedIn,
    candidate_time_zone: candidate.timeZone,
    candidate_location: candidate.currentLocation,
    candidate_total_experience: years === null ? null : Math.round(years * 10) / 10,
    candidate_primary_skills: candidate.primarySkills,
    candidate_availability: JSON.stringify(candidate.availability),
    candidate_profile: JSON.stringify(profile),
  };
}

/** A candidate without an address has no seat but is still found by name. */
function searchText(
  reading: DraftReading,
  round: ReturnType<typeof rules.readableRound>,
  title: string,
): string {
  const { candidateName: name, email } = rules.readableCandidate(reading.draft);
  const people = draftPeople(reading);
  return buildSearchText(
    {
      job_title: round.jobTitle,
      round_name: round.roundName,
      title,
      recruiter_name: reading.host.displayName,
    },
    email ? people : [...people, { name, email }],
  );
}

/** The people of a draft with an address: its host, the candidate, the panel. */
export function draftPeople({ draft, host, known }: DraftReading): Seated[] {
  const candidate = rules.readableCandidate(draft);
  const panel = rules.readablePanel(draft, known).map(({ panelist, ...seat }): Person => {
    const { userId = null, panelistId = null, timeZone = null } = panelist ?? {};
    return { ...GUEST, ...seat, userId, panelistId, timeZone, role: 'PANELIST' };
  });
  const seats = [hostSeat(host), ...(candidate.email ? [candidateSeat(candidate)] : []), ...panel];
  return seats.map(toSeated);
}
