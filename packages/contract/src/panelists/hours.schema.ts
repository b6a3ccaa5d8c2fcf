import * as z from 'zod/mini';
import { cleanedText, isCalendarDate, oneLine } from '../fields.ts';
import { LIMITS } from '../limits.ts';

const clockTime = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, { error: 'Use HH:mm', abort: true }));

/** A range of a day in the panelist's time zone, `start` before `end`. */
export const dayRangeSchema = z
  .object({ start: clockTime, end: clockTime })
  .check(
    z.refine(({ start, end }) => start < end, { error: 'A range must end after it starts', path: ['end'] }),
  );
export type DayRange = z.infer<typeof dayRangeSchema>;

/** A range of a weekday (1 = Monday … 7 = Sunday) in the panelist's time zone, `start` before `end`. */
export const weeklyRangeSchema = z
  .object({
    day: z.int().check(z.gte(1), z.lte(7)),
    start: clockTime,
    end: clockTime,
  })
  .check(
    z.refine(({ start, end }) => start < end, { error: 'A range must end after it starts', path: ['end'] }),
  );
export type WeeklyRange = z.infer<typeof weeklyRangeSchema>;

/** Monday to Friday, nine to six, for panelists without working hours set. */
export const OFFICE_HOURS: WeeklyRange[] = [1, 2, 3, 4, 5].map((day) => ({
  day,
  start: '09:00',
  end: '18:00',
}));

const overlaps = (ranges: WeeklyRange[]) =>
  ranges.some((a, i) =>
    ranges.slice(i + 1).some((b) => a.day === b.day && a.start < b.end && b.start < a.end),
  );

export const weeklyHoursField = z.array(weeklyRangeSchema).check(
  z.maxLength(50, { error: 'At most 50 ranges a week' }),
  z.refine((ranges) => !overlaps(ranges), { error: 'Ranges of one day overlap' }),
);

/** Hours of one date that replace the weekly ones; no ranges means a day off. `note` gives the reason for the recruiter. */
export const dateOverrideSchema = z.object({
  date: z
    .string()
    .check(
      z.maxLength(10, { error: 'A date such as 2026-11-26', abort: true }),
      z.refine(isCalendarDate, { error: 'A date such as 2026-11-26' }),
    ),
  ranges: z.array(dayRangeSchema).check(
    z.maxLength(10, { error: 'At most 10 ranges a day' }),
    z.refine((ranges) => !overlaps(ranges.map((range) => ({ ...range, day: 1 }))), {
      error: 'Ranges of one day overlap',
    }),
  ),
  note: z.string().check(...cleanedText(oneLine, 100, 'A note is at most 100 characters')),
});
export type DateOverride = z.infer<typeof dateOverrideSchema>;

export const dateOverridesField = z.array(dateOverrideSchema).check(
  z.maxLength(LIMITS.dateOverridesMax, { error: `At most ${LIMITS.dateOverridesMax} dates` }),
  z.refine((all) => new Set(all.map(({ date }) => date)).size === all.length, {
    error: 'A date stands in the list twice',
  }),
);
