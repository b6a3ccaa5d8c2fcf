import type { ParsedNewBooking } from '@slotwise/contract/bookings/bookings.schema';
import type { CandidatePatch } from '@slotwise/contract/booking-parts/candidate.schema';
import { isSampleAddress } from '#lib/sample-address.ts';
import type { BookingRow } from '#db/tables/booking-rows.ts';
import { linkedInProfile } from '#features/bookings/bookings.rules.ts';
import { NO_DETAILS, toCandidateColumns } from '#features/bookings/candidate.mapper.ts';

/** The candidate in a meeting's form; `phoneCountry` is for a number without one. */
type Named = { request: ParsedNewBooking; phoneCountry: string };

export function newCandidateColumns({ request, phoneCountry }: Named) {
  const { candidateName, email } = request.candidateDetails;
  const { columns, profile } = toCandidateColumns(withLinks(request), phoneCountry);
  return {
    ...NO_DETAILS,
    ...columns,
    candidate_name: candidateName,
    candidate_email: email,
    is_sample: isSampleAddress(email),
    candidate_profile: JSON.stringify(profile),
  };
}

/** A submitted candidate keeps the supplier's values if the meeting's form leaves them out. */
export function keptCandidateColumns(row: BookingRow, { request, phoneCountry }: Named) {
  const { columns, profile } = toCandidateColumns(withLinks(request), phoneCountry);
  const { candidate_total_experience: years } = row;
  return {
    candidate_phone: row.candidate_phone,
    candidate_linked_in: row.candidate_linked_in,
    candidate_time_zone: row.candidate_time_zone,
    candidate_location: row.candidate_location,
    candidate_total_experience: years === null ? null : Number(years),
    candidate_primary_skills: row.candidate_primary_skills,
    candidate_availability: JSON.stringify(row.candidate_availability),
    ...columns,
    candidate_profile: JSON.stringify({ ...row.candidate_profile, ...profile }),
  };
}

/** The two links fill gaps in the details; one that is not such a link is ignored. */
function withLinks({ candidateDetails, ...links }: ParsedNewBooking): CandidatePatch {
  const { whatsApp, phone, linkedIn } = candidateDetails;
  return {
    ...candidateDetails,
    ...(!whatsApp && !phone && numberOfLink(links.candidateWhatsApp)),
    ...(!linkedIn && profileOfLink(links.linkedInProfile)),
  };
}

function numberOfLink(link: string | null | undefined): CandidatePatch {
  const digits = /^(?:https:\/\/wa\.me\/|\+)(\d{7,15})(?:\?.*)?$/.exec(link?.trim() ?? '')?.[1];
  return digits ? { whatsApp: `+${digits}` } : {};
}

function profileOfLink(link: string | null | undefined): CandidatePatch {
  const linkedIn = linkedInProfile(link?.trim() ?? '');
  return linkedIn ? { linkedIn } : {};
}
