import * as z from 'zod/mini';
import {
  callerFields,
  emailField,
  idField,
  cleanedText,
  oneLine,
  optionalPhoneField,
  optionalText,
  requiredText,
  timeZoneField,
} from '../fields.ts';
import {
  dateOverrideSchema,
  dateOverridesField,
  OFFICE_HOURS,
  weeklyHoursField,
  weeklyRangeSchema,
} from './hours.schema.ts';

export const PANEL_STATUSES = ['INVITED', 'ACTIVE', 'INACTIVE'] as const;
export const PANEL_LEVELS = ['TRAINEE', 'INTERVIEWER', 'LEAD'] as const;

const wholeNumber = (label: string, max: number, min = 0) =>
  z
    .int({ error: `${label} is a whole number` })
    .check(
      z.gte(min, { error: `${label} is at least ${min}` }),
      z.lte(max, { error: `${label} is at most ${max}` }),
    );

const skills = z
  .array(z.string().check(...cleanedText(oneLine, 60, 'A skill is at most 60 characters'), z.minLength(1)))
  .check(z.maxLength(50, { error: 'At most 50 skills' }));

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

const startFields = {
  weeklyHours: z.optional(weeklyHoursField),
  bufferBefore: z.optional(wholeNumber('Buffer before', 120)),
  bufferAfter: z.optional(wholeNumber('Buffer after', 120)),
  minNoticeHours: z.optional(wholeNumber('Notice', 14 * 24)),
  maxPerDay: z.optional(z.nullable(wholeNumber('Interviews a day', 20, 1))),
  maxPerWeek: z.optional(z.nullable(wholeNumber('Interviews a week', 60, 1))),
};

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

/** A change of them; what is absent is as usual. */
export const memberDefaultsField = z.object({
  ...startFields,
  timeZone: z.optional(z.nullable(timeZoneField)),
});

const panelistFields = {
  firstName: requiredText('First Name', 100),
  lastName: optionalText('Last Name', 100),
  displayName: optionalText('Display Name', 100),
  email: emailField('Email', 'Invalid email address'),
  phone: optionalPhoneField,
  designation: optionalText('Designation', 100),
  department: optionalText('Department', 100),
  skills: z.optional(skills),
  level: z.optional(z.enum(PANEL_LEVELS)),
  timeZone: z.optional(timeZoneField),
  ...startFields,
  dateOverrides: z.optional(dateOverridesField),
  holidayCalendarId: z.optional(z.nullable(idField)),
};

/** A panelist to be added; what is absent is as the organization's defaults say, and the level is INTERVIEWER. */
export const newPanelistSchema = z.object({
  ...callerFields,
  ...panelistFields,
  /** Whether an invitation to an account is mailed; absent means that it is. */
  sendInvitation: z.optional(z.boolean()),
});
export type NewPanelist = z.input<typeof newPanelistSchema>;

/** An absent field stays as it is. `panelStatus: 'INACTIVE'` takes the panelist out of new panels. */
export const panelistUpdateSchema = z.object({
  ...callerFields,
  ...panelistFields,
  firstName: z.optional(panelistFields.firstName),
  email: z.optional(panelistFields.email),
  panelistId: idField,
  panelStatus: z.optional(z.enum(['ACTIVE', 'INACTIVE'])),
  version: z.optional(z.int()),
});
export type PanelistUpdate = z.input<typeof panelistUpdateSchema>;
