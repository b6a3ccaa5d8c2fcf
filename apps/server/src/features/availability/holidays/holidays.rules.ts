import type {
  createHolidayCalendar,
  updateHolidayCalendar,
} from '@slotwise/contract/availability/holidays.endpoints';
import type { ParsedRequestOf } from '@slotwise/contract/endpoint';
import { LIMITS } from '@slotwise/contract/limits';
import { HOLIDAY_RELEASE } from '#engines/holiday-days/holiday-release.ts';
import { AppError, invalidField } from '#lib/app-error.ts';
import type { CalendarRow } from './holidays.mapper.ts';

export type NewCalendar = ParsedRequestOf<typeof createHolidayCalendar>['body'];
export type CalendarChanges = ParsedRequestOf<typeof updateHolidayCalendar>['body'];

const YEARS_AHEAD = 2;

/** Days are stored for this year and the two after it. */
export function yearsAt(now: Date): { fromYear: number; toYear: number } {
  const fromYear = now.getUTCFullYear();
  return { fromYear, toYear: fromYear + YEARS_AHEAD };
}

export const toFirstDay = (year: number): string => `${year}-01-01`;

export const toUtcDate = (at: Date): string => at.toISOString().slice(0, 10);

/** True if a country's calendar ends before the stored years do, or comes from another data release. */
export const isBehind = (
  { last_day: lastDay, release }: { last_day: string | null; release: string | null },
  now: Date,
): boolean => release !== HOLIDAY_RELEASE || (lastDay ?? '') < toFirstDay(yearsAt(now).toYear);

/** A calendar comes from either a country or a file, not both. */
export function requireOneSource({ country, region, ics }: NewCalendar): void {
  if (country === undefined && ics === undefined)
    throw invalidField('country', 'Choose a country or a calendar file');
  if (country !== undefined && ics !== undefined)
    throw invalidField('ics', 'Choose either a country or a calendar file');
  if (region && country === undefined) throw invalidField('region', 'A region belongs to a country');
}

export function requireRoom(count: number): void {
  if (count < LIMITS.holidayCalendarsMax) return;
  throw new AppError('INVALID_TRANSITION', {
    message: `There are at most ${LIMITS.holidayCalendarsMax} calendars of holidays. Delete one that no one follows first.`,
  });
}

export const unknownCountry = (): AppError =>
  invalidField(
    'country',
    'The holidays of this country or region are not known. Import a calendar file instead.',
  );

export const noSuchCalendar = (): AppError =>
  new AppError('NOT_FOUND', { message: 'This holiday calendar no longer exists.' });

/** A country's days are built in and never read from a file. */
export function requireFileCalendar({ country }: CalendarRow): void {
  if (country === null) return;
  throw invalidField(
    'ics',
    'The days of this calendar are those of a country. Add a calendar from your file instead.',
  );
}

/** What a deletion means for those who followed the calendar: `followers` chose it, `present` is now everyone's. */
export function deletionMessage(
  { name, is_default: wasDefault }: CalendarRow,
  followers: number,
  present: CalendarRow | undefined,
): string {
  const gone = `“${name}” is deleted.`;
  if (wasDefault)
    return `${gone} Panelists who chose no calendar of their own have no holidays until another one is everyone’s.`;
  if (followers === 0) return gone;
  const who = followers === 1 ? '1 panelist who followed it' : `${followers} panelists who followed it`;
  return present
    ? `${gone} ${who} now ${followers === 1 ? 'follows' : 'follow'} “${present.name}”.`
    : `${gone} ${who} now ${followers === 1 ? 'has' : 'have'} no holidays.`;
}
