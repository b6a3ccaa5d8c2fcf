import type { BlockCause } from '@slotwise/contract/availability/slots.schema';
import type { Warning } from '@slotwise/contract/booking-parts/warnings.schema';
import { findTouched, type ChosenTime } from '#engines/scheduling/find-touched.ts';
import type { Person } from '#engines/scheduling/scheduling-request.ts';
import { printDate, wallTime } from '#engines/wall-time/print-time.ts';

/** The warning code for each cause; being busy depends on whose meeting it is. */
const CODES: Readonly<Record<Exclude<BlockCause, 'BUSY' | 'BREAK'>, Warning['code']>> = {
  OUTSIDE_HOURS: 'OUTSIDE_HOURS',
  DAY_OFF: 'DAY_OFF',
  HOLIDAY: 'HOLIDAY',
  BUFFER: 'BUFFER',
  NOTICE: 'NOTICE',
  DAY_LIMIT: 'OVER_DAY_LIMIT',
  WEEK_LIMIT: 'OVER_WEEK_LIMIT',
  NOT_OFFERED: 'NOT_OFFERED',
};

/** A warning for everything against the chosen time for these people, worded by the engine. */
export const doubtsAbout = (persons: readonly Person[], chosen: ChosenTime): Warning[] =>
  persons.flatMap((person) => [...reasonsAgainst(person, chosen), ...busyElsewhere(person, chosen)]);

function reasonsAgainst(person: Person, chosen: ChosenTime): Warning[] {
  return findTouched(person, chosen).flatMap(({ cause, text }) => {
    if (cause === 'BUSY' || cause === 'BREAK') return [];
    // A past time is no doubt about anyone: past bookings are refused.
    if (cause === 'NOTICE' && person.minNoticeHours === 0) return [];
    return [{ code: CODES[cause], message: text }];
  });
}

/** For required people, our own meetings are left to the database, which prevents double bookings. */
function busyElsewhere(person: Person, chosen: ChosenTime): Warning[] {
  const meetings = person.required ? [] : person.busy.filter((time) => time.isMeeting);
  const others = person.busy.filter((time) => !time.isMeeting);
  return [
    ...busyTimes(
      { ...person, busy: meetings },
      chosen,
      person.role === 'HOST' ? 'HOST_BUSY' : 'OPTIONAL_BUSY',
    ),
    ...busyTimes({ ...person, busy: others }, chosen, 'ELSEWHERE_BUSY'),
  ];
}

const busyTimes = (person: Person, chosen: ChosenTime, code: Warning['code']): Warning[] =>
  findTouched(person, chosen)
    .filter(({ cause }) => cause === 'BUSY')
    .map(({ startTime, text }) => ({
      code,
      message: `${text} on ${printDate(wallTime(startTime, chosen.timeZone))}`,
    }));
