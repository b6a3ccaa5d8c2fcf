import type { Context } from '#context.ts';
import { extendCalendars } from './holiday-upkeep.service.ts';

const REPEAT_MINUTES = 24 * 60;

/** Declares the upkeep by which calendars of countries reach two years ahead. */
export function registerHolidayJobs(context: Context): void {
  context.jobs.repeat('extend-holidays', REPEAT_MINUTES, () => extendCalendars(context));
}
