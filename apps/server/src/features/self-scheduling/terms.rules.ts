import { isCalendarDate } from '@slotwise/contract/fields';
import { LIMITS } from '@slotwise/contract/limits';
import { SLOT_STEPS, type SelfSchedule } from '@slotwise/contract/booking-parts/terms.schema';
import type { ParsedSelfScheduleInvite } from '@slotwise/contract/bookings/self-scheduling.schema';
import { dateIn, startOfDate } from '#engines/wall-time/day-bounds.ts';
import { readTime } from '#engines/wall-time/read-time.ts';
import { requireTimeZone } from '#engines/wall-time/require-time-zone.ts';
import { invalidField } from '#lib/app-error.ts';
import { DAY_MILLIS } from '#lib/durations.ts';
import type { Seated } from '#features/bookings/people.mapper.ts';
import type { TermsRow } from './terms.queries.ts';

/** Valid terms of choosing. */
export type WantedTerms = Pick<
  TermsRow,
  | 'duration_minutes'
  | 'window_start'
  | 'window_end'
  | 'time_zone'
  | 'expires_at'
  | 'slot_step'
  | 'max_reschedules'
  | 'cut_off_hours'
>;

const USUAL_STEP: SelfSchedule['slotStep'] = '15';

/** Reads the terms of an invitation. Throws VALIDATION_FAILED for the first wrong field, by its name. */
export function readTerms(invite: ParsedSelfScheduleInvite, now: Date): WantedTerms {
  const { timeZone, windowStart, windowEnd } = invite;
  requireTimeZone('timeZone', timeZone);
  requireWindow(invite, dateIn(now.toISOString(), timeZone));
  const step = SLOT_STEPS.find((one) => one === invite.slotStep) ?? USUAL_STEP;
  return {
    duration_minutes: invite.durationMinutes,
    window_start: windowStart,
    window_end: windowEnd,
    time_zone: timeZone,
    expires_at: readExpiry(invite, now),
    slot_step: Number(step),
    max_reschedules: invite.maxReschedules,
    cut_off_hours: invite.cutOffHours,
  };
}

type Window = Pick<ParsedSelfScheduleInvite, 'windowStart' | 'windowEnd'>;

function requireWindow({ windowStart: first, windowEnd: last }: Window, today: string) {
  if (!isCalendarDate(first)) throw invalidField('windowStart', 'First day is a date such as 2026-11-26');
  if (!isCalendarDate(last)) throw invalidField('windowEnd', 'Last day is a date such as 2026-11-26');
  if (first > last) throw invalidField('windowEnd', 'The last day comes before the first');
  const days = 1 + (Date.parse(last) - Date.parse(first)) / DAY_MILLIS;
  if (days > LIMITS.slotHorizonDays) {
    throw invalidField('windowEnd', `Offer at most ${LIMITS.slotHorizonDays} days at once`);
  }
  if (last < today) throw invalidField('windowEnd', 'These days have passed. Choose later ones');
  const latest = `${Number(today.slice(0, 4)) + LIMITS.meetingMaxYearsAhead}${today.slice(4)}`;
  if (last > latest) {
    throw invalidField('windowEnd', `A meeting starts at most ${LIMITS.meetingMaxYearsAhead} years ahead`);
  }
}

/** The given deadline, or the end of the last day, whichever is earlier. */
function readExpiry({ expiresAt, timeZone, windowEnd }: ParsedSelfScheduleInvite, now: Date): Date {
  const end = new Date(startOfDate(windowEnd, timeZone, 1));
  if (!expiresAt) return end;
  const reading = readTime(expiresAt, timeZone);
  if (reading.kind !== 'time') {
    throw invalidField('expiresAt', 'Write until when to choose as YYYY-MM-DDTHH:mm or DD/MM/YYYY HH:mm');
  }
  const expiry = new Date(reading.instant);
  if (expiry <= now) throw invalidField('expiresAt', 'The time for choosing ends in the past');
  return expiry < end ? expiry : end;
}

/** True if only the link is requested: terms and panel stay the same, and no mail is to be sent. */
export function asksForLink(invite: ParsedSelfScheduleInvite, present: TermsRow | undefined): boolean {
  const { sendMail, panelists, pools = present?.pools, slotStep = USUAL_STEP } = invite;
  if (!present || sendMail || panelists) return false;
  const end = startOfDate(present.window_end, present.time_zone, 1);
  const expiry = readTime(invite.expiresAt ?? end, invite.timeZone);
  const wanted = [
    invite.durationMinutes,
    invite.windowStart,
    invite.windowEnd,
    invite.timeZone,
    pools,
    Number(slotStep),
    invite.maxReschedules,
    invite.cutOffHours,
    expiry.kind === 'time' && expiry.instant,
  ];
  const known = [
    present.duration_minutes,
    present.window_start,
    present.window_end,
    present.time_zone,
    present.pools,
    present.slot_step,
    present.max_reschedules,
    present.cut_off_hours,
    present.expires_at.toISOString(),
  ];
  return JSON.stringify(wanted) === JSON.stringify(known);
}

/** Refuses a meeting without required people: any time would be free then. */
export function requirePanel(people: readonly Pick<Seated, 'role' | 'required'>[], pools: string) {
  if (pools || people.some(({ role, required }) => role === 'PANELIST' && required)) return;
  throw invalidField('panelists', 'Name at least one panelist who must come, or a pool');
}
