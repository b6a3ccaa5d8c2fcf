import * as z from 'zod/mini';
import { countryCodeField, idField, requiredText } from '../fields.ts';
import { LIMITS } from '../limits.ts';

export const holidaySchema = z.object({ date: z.string(), name: z.string() });
export type Holiday = z.infer<typeof holidaySchema>;

/** Days off for everyone who follows the calendar: those of a country or region, or of an imported file. */
export const holidayCalendarSchema = z.object({
  calendarId: z.string(),
  name: z.string(),
  source: z.enum(['COUNTRY', 'FILE']),
  /** ISO 3166-1 country code and region code; null for a file. */
  country: z.nullable(z.string()),
  region: z.nullable(z.string()),
  /** Followed by every panelist who follows no other calendar. */
  isDefault: z.boolean(),
  /** The days from this year on, in order. */
  holidays: z.array(holidaySchema),
  panelists: z.number(),
  version: z.number(),
});
export type HolidayCalendar = z.infer<typeof holidayCalendarSchema>;

/** A country, with its regions' calendars if it has any. */
export const holidayCountrySchema = z.object({
  country: z.string(),
  name: z.string(),
  regions: z.array(z.object({ region: z.string(), name: z.string() })),
});
export type HolidayCountry = z.infer<typeof holidayCountrySchema>;

const name = requiredText('Name', 100);

/** A calendar to follow, either of a country or from the text of an iCalendar file (RFC 5545). */
export const newHolidayCalendarSchema = z.object({
  name: z.optional(name),
  country: z.optional(countryCodeField),
  region: z.optional(z.string().check(z.maxLength(10))),
  ics: z.optional(
    z.string().check(z.maxLength(LIMITS.holidayFileMax, { error: 'The file is larger than 500 kB' })),
  ),
  isDefault: z.optional(z.boolean()),
});
export type NewHolidayCalendar = z.input<typeof newHolidayCalendarSchema>;

export const holidayCalendarUpdateSchema = z.object({
  calendarId: idField,
  name: z.optional(name),
  isDefault: z.optional(z.boolean()),
  ics: newHolidayCalendarSchema.shape.ics,
  version: z.optional(z.int()),
});
export type HolidayCalendarUpdate = z.input<typeof holidayCalendarUpdateSchema>;
