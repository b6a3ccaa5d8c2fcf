import type { WeeklyRange } from '@slotwise/contract/panelists/hours.schema';
import { shortDay } from '#lib/dates/date-text.ts';
import { printClock } from '#lib/dates/wall-time.ts';
import { zoneCity } from '#lib/dates/zone-label.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import type { ChosenTime, MeetingValues } from './meeting-values.model.ts';
import { seatKey } from './seat.model.ts';
import { PARTS } from '../meeting-parts.texts.ts';

/** Someone who will be invited, as shown on the page; `timeZone` is empty if unknown. */
export type Invited = {
  key: string;
  name: string;
  email: string;
  part: string;
  timeZone: string;
  /** Null for people without weekly hours of their own: the candidate and the recruiter. */
  weeklyHours: WeeklyRange[] | null;
};

/** The meeting's recruiter: the user, or the person who scheduled it. */
export type Me = { name: string; email: string; timeZone: string; part?: string };

/** Everyone who gets an invitation: candidate, panel, and the recruiter unless they are on the panel. */
export function invitedPeople({ candidateDetails, panel }: MeetingValues, me: Me): Invited[] {
  const candidate: Invited = {
    key: 'candidate',
    name: candidateDetails.candidateName.trim() || PARTS.candidate(),
    email: candidateDetails.email.trim(),
    part: PARTS.candidate(),
    timeZone: candidateDetails.timeZone,
    weeklyHours: null,
  };
  const seats = panel.map((seat): Invited => ({
    key: seatKey(seat),
    name: seat.name,
    email: seat.email,
    part: seat.required ? PARTS.required() : PARTS.optional(),
    timeZone: seat.timeZone,
    weeklyHours: seat.weeklyHours,
  }));
  const onPanel = seats.some(({ email }) => email.toLowerCase() === me.email.toLowerCase());
  const host: Invited = { part: PARTS.you(), ...me, key: 'host', weeklyHours: null };
  return [candidate, ...seats, ...(onPanel ? [] : [host])];
}

type Start = Pick<ChosenTime, 'start' | 'startWall'>;

/**
 * A person's local time: '10:30 Stockholm', with the day if it differs from the meeting's; only the city while no time
 * is chosen.
 */
export function describeClock({ timeZone }: Invited, time: Start | null): string {
  if (!timeZone) return PARTS.noZone();
  if (!time) return zoneCity(timeZone);
  const wall = wallTimeAt(time.start, timeZone);
  const isOtherDay = wall.slice(0, 10) !== time.startWall.slice(0, 10);
  return `${isOtherDay ? `${shortDay(wall)} ` : ''}${printClock(wall)} ${zoneCity(timeZone)}`;
}

/** A sentence on why the chosen time is odd for someone whose hours are unknown; null if it is not. */
export function findDoubt(person: Invited, time: Start): string | null {
  const { name, timeZone, weeklyHours } = person;
  if (!timeZone) return null;
  if (weeklyHours) return weeklyHours.length === 0 ? PARTS.noHours({ name }) : null;
  const hour = Number(printClock(wallTimeAt(time.start, timeZone)).slice(0, 2));
  return hour < 7 || hour >= 22 ? PARTS.night({ clock: describeClock(person, time), name }) : null;
}
