import type {
  CandidateDetails,
  CandidatePatch,
  CandidateWindow,
} from '@slotwise/contract/booking-parts/candidate.schema';
import { requireTimeZone } from '#engines/wall-time/require-time-zone.ts';
import { writtenWallTime } from '#engines/wall-time/read-time.ts';
import { isTimeZone } from '#engines/wall-time/time-zones.ts';
import { invalidField } from '#lib/app-error.ts';
import type { PersonRow } from '#db/tables/booking-rows.ts';
import { type Seated, UNANSWERED, withoutPlace } from './people.mapper.ts';

export function changedNames(before: CandidateDetails, after: CandidateDetails): string[] {
  const names = Object.keys(after) as (keyof CandidateDetails)[];
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}

/** Refuses unknown zones and impossible dates in a candidate's data. */
export function requireReadableTimes({
  timeZone,
  availability = [],
}: Pick<CandidatePatch, 'timeZone' | 'availability'>): void {
  requireTimeZone('candidateDetails.timeZone', timeZone ?? undefined);
  for (const [index, window] of availability.entries()) {
    const field = `candidateDetails.availability.${index}`;
    requireTimeZone(`${field}.timeZone`, window.timeZone);
    for (const name of ['start', 'end'] as const) {
      if (!isWallTime(window[name]))
        throw invalidField(`${field}.${name}`, `${window[name]} is no day of the calendar`);
    }
  }
}

/** True if both ends and the zone of a window are valid. */
export const isReadableWindow = ({ start, end, timeZone }: CandidateWindow): boolean =>
  isWallTime(start) && isWallTime(end) && isTimeZone(timeZone);

const isWallTime = (text: string): boolean => writtenWallTime(text) === text;

type Patch = Pick<CandidatePatch, 'candidateName' | 'email' | 'timeZone'>;

/**
 * Everyone on the meeting, with the candidate's new name, address and zone; a changed address resets the answer.
 * Refuses the address of someone else on the meeting, without telling a guest who.
 */
export function withCandidate(
  people: PersonRow[],
  { candidateName, email, timeZone }: Patch,
  isGuest = false,
): Seated[] {
  const other = people.find((person) => person.role !== 'CANDIDATE' && person.email === email);
  if (other) {
    const who = isGuest ? 'Someone with this address' : other.name;
    throw invalidField('candidateDetails.email', `${who} takes part in this meeting already`);
  }
  return people.map((person) => {
    const row = withoutPlace(person);
    if (row.role !== 'CANDIDATE') return row;
    return {
      ...row,
      name: candidateName ?? row.name,
      email: email ?? row.email,
      time_zone: timeZone === undefined ? row.time_zone : timeZone,
      ...(email !== undefined && email !== row.email && UNANSWERED),
    };
  });
}
