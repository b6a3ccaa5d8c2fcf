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
import { dateOverridesField, weeklyHoursField } from './hours.schema.ts';
import { PANEL_LEVELS } from './panelists.schema.ts';

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

/** A new panelist's hours and limits. */
export const startFields = {
  weeklyHours: z.optional(weeklyHoursField),
  bufferBefore: z.optional(wholeNumber('Buffer before', 120)),
  bufferAfter: z.optional(wholeNumber('Buffer after', 120)),
  minNoticeHours: z.optional(wholeNumber('Notice', 14 * 24)),
  maxPerDay: z.optional(z.nullable(wholeNumber('Interviews a day', 20, 1))),
  maxPerWeek: z.optional(z.nullable(wholeNumber('Interviews a week', 60, 1))),
};

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

/** A new panelist. Absent fields take the organization's defaults; the level defaults to INTERVIEWER. */
export const newPanelistSchema = z.object({
  ...callerFields,
  ...panelistFields,
  /** Whether to mail an invitation to an account; true if absent. */
  sendInvitation: z.optional(z.boolean()),
});
export type NewPanelist = z.input<typeof newPanelistSchema>;

/** An absent field stays unchanged. `panelStatus: 'INACTIVE'` excludes the panelist from new panels. */
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
