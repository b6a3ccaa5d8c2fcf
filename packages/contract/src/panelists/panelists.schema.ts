import * as z from 'zod/mini';
import { dateOverrideSchema, OFFICE_HOURS, weeklyRangeSchema } from './hours.schema.ts';

export const PANEL_STATUSES = ['INVITED', 'ACTIVE', 'INACTIVE'] as const;
export const PANEL_LEVELS = ['TRAINEE', 'INTERVIEWER', 'LEAD'] as const;

/**
 * A panelist's load and figures: `upcoming` meetings; `thisWeek` Monday to Sunday in the caller's zone; for the last 90
 * days `interviewed` meetings held, `noShows` of the panel, and the mean hours from a meeting's end to the scorecard
 * (null if there is none); scorecards owed now and overdue.
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
  /** Free minutes before and after each meeting, and the required notice in hours. */
  bufferBefore: z.number(),
  bufferAfter: z.number(),
  minNoticeHours: z.number(),
  /** The most interviews per day and per week (Monday to Sunday); null for no limit. */
  maxPerDay: z.nullable(z.number()),
  maxPerWeek: z.nullable(z.number()),
  /** The holiday calendar; null for the organization's default. */
  holidayCalendarId: z.nullable(z.string()),
  panelStatus: z.enum(PANEL_STATUSES),
  stats: panelistStatsSchema,
  createdAt: z.string(),
  version: z.number(),
});
export type Panelist = z.infer<typeof panelistSchema>;

/**
 * Defaults for new people of an organization, which each of them may change: everyone's time zone (null for the
 * organization's own), and panelists' hours and limits.
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

/** The defaults unless set otherwise. */
export const USUAL_DEFAULTS: MemberDefaults = {
  timeZone: null,
  weeklyHours: OFFICE_HOURS,
  bufferBefore: 0,
  bufferAfter: 0,
  minNoticeHours: 0,
  maxPerDay: null,
  maxPerWeek: null,
};
