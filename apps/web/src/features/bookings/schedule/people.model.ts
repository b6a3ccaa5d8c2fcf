import type { WeeklyRange } from '@slotwise/contract/panelists/panelists.schema';
import { shortDay } from '#lib/date-text.ts';
import { hoursPhrase } from '#lib/weekly-hours.ts';
import { zoneCity } from '#lib/zone-label.ts';
import type { ChosenTime, MeetingValues } from './meeting-values.model.ts';
import { hoursFit, personTime } from './person-times.model.ts';
import { seatKey } from './seat.model.ts';

/** Somebody who will be invited, as the page draws them; `timeZone` is empty where nobody said it. */
export type Invited = {
  key: string;
  name: string;
  email: string;
  part: string;
  timeZone: string;
  /** Null for people without weekly hours of their own: the candidate and the recruiter. */
  weeklyHours: WeeklyRange[] | null;
};

/** The recruiter whose meeting it is: the user, or whoever scheduled it. */
export type Me = { name: string; email: string; timeZone: string; part?: string };

/** Everybody who gets an invitation: candidate, panel, and the recruiter unless they sit on the panel themselves. */
export function invitedPeople({ candidateDetails, panel }: MeetingValues, me: Me): Invited[] {
  const candidate: Invited = {
    key: 'candidate',
    name: candidateDetails.candidateName.trim() || 'Candidate',
    email: candidateDetails.email.trim(),
    part: 'Candidate',
    timeZone: candidateDetails.timeZone,
    weeklyHours: null,
  };
  const seats = panel.map((seat): Invited => ({
    key: seatKey(seat),
    name: seat.name,
    email: seat.email,
    part: seat.required ? 'Required' : 'Optional',
    timeZone: seat.timeZone,
    weeklyHours: seat.weeklyHours,
  }));
  const onPanel = seats.some(({ email }) => email.toLowerCase() === me.email.toLowerCase());
  const host: Invited = { part: 'You', ...me, key: 'host', weeklyHours: null };
  return [candidate, ...seats, ...(onPanel ? [] : [host])];
}

/** What a person's clock shows: '10:30 Stockholm', with the day where it is another one than the meeting's. */
export function clockOf({ timeZone }: Invited, time: ChosenTime): string {
  if (!timeZone) return 'time zone not stated';
  const { clock, wall, otherDay } = personTime(time, timeZone);
  return `${otherDay ? `${shortDay(wall)} ` : ''}${clock} ${zoneCity(timeZone)}`;
}

/** Why the chosen time is odd for a person, in a sentence; null when it is not. */
export function doubtOf(person: Invited, time: ChosenTime): string | null {
  if (person.timeZone && person.weeklyHours) {
    const hours = { weeklyHours: person.weeklyHours, timeZone: person.timeZone };
    const fit = hoursFit(hours, time);
    if (fit === 'unknown') return `${person.name} has no weekly hours. Ask before you schedule.`;
    if (fit === 'inside') return null;
    return `${clockOf(person, time)} is outside the hours of ${person.name} (${hoursPhrase(person.weeklyHours)}).`;
  }
  if (!person.timeZone) return null;
  const hour = Number(personTime(time, person.timeZone).clock.slice(0, 2));
  return hour < 7 || hour >= 22 ? `It is ${clockOf(person, time)} for ${person.name}: night.` : null;
}
