import type { VendorDb } from '#db/tenancy.ts';
import { listPanelistHolidays } from '#features/availability/holidays/panelist-holidays.service.ts';
import { listPanelistTimes } from '#features/panelists/panelist-times.service.ts';
import { DAY_MILLIS } from '#lib/durations.ts';
import { answerDueAt } from './answer-due.rules.ts';
import type { ClientRecruiter } from './submit-candidate.queries.ts';

const MONDAY_TO_FRIDAY = [1, 2, 3, 4, 5];
/** How far ahead holidays are looked up; the longest answer takes 30 days. */
const AHEAD_DAYS = 120;

/** When a recruiter's answer is due: by their own working days, else Monday to Friday, and never on a holiday. */
export async function findAnswerDue(
  tx: VendorDb,
  recruiter: ClientRecruiter,
  { at, hours }: { at: Date; hours: number },
): Promise<Date> {
  const [times] = await listPanelistTimes(tx, { emails: [recruiter.email] });
  const follower = { panelistId: '', holidayCalendarId: times?.holidayCalendarId ?? null };
  const toDate = (days: number) => new Date(at.getTime() + days * DAY_MILLIS).toISOString().slice(0, 10);
  const holidays = await listPanelistHolidays(tx, [follower], { from: toDate(-1), to: toDate(AHEAD_DAYS) });
  const weekdays = [...new Set(times?.weeklyHours.map(({ day }) => day))];
  const overrides = times?.dateOverrides ?? [];
  const extra = overrides.filter(({ ranges }) => ranges.length > 0).map(({ date }) => date);
  const daysOff = overrides.filter(({ ranges }) => ranges.length === 0).map(({ date }) => date);
  const free = (holidays.get('') ?? []).map(({ date }) => date).filter((date) => !extra.includes(date));
  return answerDueAt(at, hours, {
    timeZone: times?.timeZone ?? recruiter.time_zone,
    weekdays: weekdays.length > 0 ? weekdays : MONDAY_TO_FRIDAY,
    extra,
    off: [...daysOff, ...free],
  });
}
