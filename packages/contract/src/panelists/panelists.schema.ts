import * as z from 'zod/mini';
import {
  callerFields,
  emailField,
  idField,
  optionalPhoneField,
  optionalText,
  requiredText,
  timeZoneField,
} from '../fields.ts';

export const PANEL_STATUSES = ['INVITED', 'ACTIVE', 'INACTIVE'] as const;
export const PANEL_LEVELS = ['TRAINEE', 'INTERVIEWER', 'LEAD'] as const;

const clockTime = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, { error: 'Use HH:mm', abort: true }));

/** One range of a weekday (1 = Monday … 7 = Sunday) in the panelist's own zone, `start` before `end`. */
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

/** Monday to Friday, nine to six, for panelists whose hours nobody has said. */
export const OFFICE_HOURS: WeeklyRange[] = [1, 2, 3, 4, 5].map((day) => ({
  day,
  start: '09:00',
  end: '18:00',
}));

const overlaps = (ranges: WeeklyRange[]) =>
  ranges.some((a, i) =>
    ranges.slice(i + 1).some((b) => a.day === b.day && a.start < b.end && b.start < a.end),
  );

const weeklyHours = z.array(weeklyRangeSchema).check(
  z.maxLength(50, { error: 'At most 50 ranges a week' }),
  z.refine((ranges) => !overlaps(ranges), { error: 'Ranges of one day overlap' }),
);

const skills = z
  .array(
    z
      .string()
      .check(z.trim(), z.minLength(1), z.maxLength(60, { error: 'A skill is at most 60 characters' })),
  )
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
  panelStatus: z.enum(PANEL_STATUSES),
  stats: panelistStatsSchema,
  createdAt: z.string(),
  version: z.number(),
});
export type Panelist = z.infer<typeof panelistSchema>;

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
  weeklyHours: z.optional(weeklyHours),
};

/** A panelist to be added; what is absent gets office hours, the organisation's zone and the level INTERVIEWER. */
export const newPanelistSchema = z.object({ ...callerFields, ...panelistFields });
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
