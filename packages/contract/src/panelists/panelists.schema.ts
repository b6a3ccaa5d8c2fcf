import * as z from 'zod/mini';
import { dateOverrideSchema, OFFICE_HOURS, weeklyRangeSchema } from './hours.schema.ts';

export const PANEL_STATUSES = ['INVITED', 'ACTIVE', 'INACTIVE'] as const;
export const PANEL_LEVELS = ['TRAINEE', 'INTERVIEWER', 'LEAD'] as const;

/**
 * A panelist's load and what became of it: `upcoming` meetings from now on, `thisWeek` Monday to Sunday in the
 * caller's zone; of the last 90 days `interviewed` meetings held, `noShows` of the panel, and the mean hours from a
 * meeting's end to the scorecard (null while there is none); scorecards owed now, and those past their time.
 */
export const panelistStatsSchema = z.object({
  upcoming: z.number(),
  thisWeek: z.number(),
  interviewed: z.number(),
  noShows: z.number(),
  avgFeedbackHours: z.nullable(z.number()),
  pendingFeedback: z.number(),
  overdueFeedback: z.number(),
});
export type PanelistStats = z.infer<typeof panelistStatsSchema>;

/** A panelist with their load. */
export const panelistSchema = z.object({
  panelistId: z.string(),
  vendorId: z.string(),
  userId: z.nullable(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  displayName: z.string(),
  email: z.string(),
  phone: z.string(),
  designation: z.string(),
  department: z.string(),
  skills: z.array(z.string()),
  level: z.enum(PANEL_LEVELS),
  timeZone: z.string(),
  weeklyHours: z.array(weeklyRangeSchema),
  dateOverrides: z.array(dateOverrideSchema),
  /** Minutes kept free before and after each meeting, and the hours of notice an interview needs. */
  bufferBefore: z.number(),
  bufferAfter: z.number(),
  minNoticeHours: z.number(),
  /** How many interviews a day and a week, Monday to Sunday; null for no limit. */
  maxPerDay: z.nullable(z.number()),
  maxPerWeek: z.nullable(z.number()),
  /** The calendar of holidays; null for the organization's own. */
  holidayCalendarId: z.nullable(z.string()),
  panelStatus: z.enum(PANEL_STATUSES),
  stats: panelistStatsSchema,
  createdAt: z.string(),
  version: z.number(),
});
export type Panelist = z.infer<typeof panelistSchema>;

/**
 * What new people of an organization start with, and each of them may change: the time zone of everyone (null for the
 * organization's own), hours and limits of panelists.
 */
export const memberDefaultsSchema = z.object({
  timeZone: z.nullable(z.string()),
  weeklyHours: z.array(weeklyRangeSchema),
  bufferBefore: z.number(),
  bufferAfter: z.number(),
  minNoticeHours: z.number(),
  maxPerDay: z.nullable(z.number()),
  maxPerWeek: z.nullable(z.number()),
});
export type MemberDefaults = z.infer<typeof memberDefaultsSchema>;

/** What they are where no one said anything. */
export const USUAL_DEFAULTS: MemberDefaults = {
  timeZone: null,
  weeklyHours: OFFICE_HOURS,
  bufferBefore: 0,
  bufferAfter: 0,
  minNoticeHours: 0,
  maxPerDay: null,
  maxPerWeek: null,
};
