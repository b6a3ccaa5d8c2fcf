import type { CandidatePatch } from '@slotwise/contract/booking-parts/candidate.schema';
import { toE164 } from '#lib/text/phone.ts';
import type { BookingRow } from '#db/tables/booking-rows.ts';
import { linkedInProfile } from './bookings.rules.ts';

type Columns = Pick<
  BookingRow,
  | 'candidate_name'
  | 'candidate_email'
  | 'candidate_phone'
  | 'candidate_linked_in'
  | 'candidate_time_zone'
  | 'candidate_location'
  | 'candidate_primary_skills'
> & { candidate_total_experience: number | null; candidate_availability: string };

/** The columns for a candidate's details, with the rest as the profile; only what the patch contains. */
export type CandidateColumns = { columns: Partial<Columns>; profile: BookingRow['candidate_profile'] };

/** The columns of a candidate with nothing known but name and address. */
export const NO_DETAILS = {
  candidate_phone: '',
  candidate_linked_in: '',
  candidate_time_zone: null,
  candidate_location: '',
  candidate_total_experience: null,
  candidate_primary_skills: [],
  candidate_availability: '[]',
};

/** Phone numbers are parsed as dialed in `phoneCountry`; years are stored with one decimal. */
export function toCandidateColumns(patch: CandidatePatch, phoneCountry: string): CandidateColumns {
  const { candidateName, email, phone, linkedIn, timeZone, currentLocation, totalExperience } = patch;
  const { primarySkills, availability } = patch;
  return {
    columns: given({
      candidate_name: candidateName,
      candidate_email: email,
      candidate_phone: phone === undefined ? undefined : toE164(phone, phoneCountry),
      // Canonical, so that the same candidate is recognized by it.
      candidate_linked_in: linkedIn === undefined ? undefined : (linkedInProfile(linkedIn) ?? linkedIn),
      candidate_time_zone: timeZone,
      candidate_location: currentLocation,
      candidate_total_experience: roundToTenth(totalExperience),
      candidate_primary_skills: primarySkills,
      candidate_availability: availability && JSON.stringify(availability),
    }),
    profile: toProfile(patch, phoneCountry),
  };
}

function toProfile(patch: CandidatePatch, phoneCountry: string): CandidateColumns['profile'] {
  const {
    candidateName: _name,
    email: _email,
    phone: _phone,
    linkedIn: _linkedIn,
    timeZone: _timeZone,
    currentLocation: _location,
    totalExperience: _experience,
    primarySkills: _skills,
    availability: _availability,
    whatsApp,
    relevantExperience,
    ...profile
  } = patch;
  return given({
    ...profile,
    whatsApp: whatsApp === undefined ? undefined : toE164(whatsApp, phoneCountry),
    relevantExperience: roundToTenth(relevantExperience),
  });
}

const roundToTenth = (years: number | null | undefined): number | null | undefined =>
  years === undefined || years === null ? years : Math.round(years * 10) / 10;

type Given<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };

const given = <T extends object>(values: T): Given<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Given<T>;
