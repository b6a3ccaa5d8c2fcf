import * as z from 'zod/mini';
import {
  callerFields,
  countryCodeField,
  emailField,
  optionalText,
  passwordField,
  phoneField,
  requiredText,
  timeZoneField,
} from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { ROLES } from '../permissions.ts';

export const ACCOUNT_STATUSES = ['INVITED', 'PENDING_VERIFICATION', 'ACTIVE', 'DISABLED'] as const;

/** What a person wants emails about, besides calendar entries; the bell shows it in any case. */
export const NOTIFICATION_KINDS = ['assigned', 'decided', 'scorecards', 'submissions'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export const notificationPrefsSchema = z.object({
  assigned: z.boolean(),
  decided: z.boolean(),
  scorecards: z.boolean(),
  submissions: z.boolean(),
});
export type NotificationPrefs = z.infer<typeof notificationPrefsSchema>;

/** A person with an account; `organization` repeats `vendorName` under the name used by the forms. */
export const recruiterSchema = z.object({
  userId: z.string(),
  vendorId: z.string(),
  vendorName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  displayName: z.string(),
  organization: z.string(),
  email: z.string(),
  designation: z.string(),
  location: z.string(),
  phone: z.string(),
  phoneCountry: z.string(),
  role: z.enum(ROLES),
  accountStatus: z.enum(ACCOUNT_STATUSES),
  timeZone: z.string(),
  /** ISO 3166-1 code of the organization's country, whose conventions numbers and money follow. */
  country: z.string(),
  /** The organization's currency (ISO 4217), the default in forms. */
  currency: z.string(),
  notificationPrefs: notificationPrefsSchema,
  /** True if a video meeting without a link gets one of the installation's rooms. */
  offersVideoRooms: z.boolean(),
  /** A new address not yet confirmed by its mailed link; null if there is none. */
  pendingEmail: z.nullable(z.string()),
  lastLoginAt: z.nullable(z.string()),
  createdAt: z.string(),
});
export type Recruiter = z.infer<typeof recruiterSchema>;

/** The roles a member can be given; panelists are added on their own page. */
export const MEMBER_ROLES = ['ADMIN', 'USER_RECRUITER'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

/** Changes to a person's profile. An absent field stays unchanged. */
export const recruiterUpdateSchema = z.object({
  ...callerFields,
  firstName: z.optional(requiredText('First Name', 100)),
  lastName: z.optional(requiredText('Last Name', 100)),
  displayName: z.optional(requiredText('Display Name', 100)),
  organization: z.optional(
    requiredText('Organization Name').check(
      z.minLength(LIMITS.organizationMinLength, {
        error: `Organization name must be at least ${LIMITS.organizationMinLength} characters long`,
      }),
    ),
  ),
  /** Only starts the change; the link mailed to the new address completes it. */
  email: z.optional(emailField('Email', 'Invalid email address')),
  role: z.optional(z.enum(MEMBER_ROLES)),
  notificationPrefs: z.optional(z.partial(notificationPrefsSchema)),
  designation: optionalText('Designation', 100),
  location: optionalText('Location', 100),
  phone: z.optional(phoneField('Mobile number')),
  phoneCountry: z.optional(countryCodeField),
  timeZone: z.optional(timeZoneField),
  currentPassword: z.optional(z.string().check(z.maxLength(LIMITS.passwordMaxLength))),
  newPassword: z.optional(passwordField),
});
export type RecruiterUpdate = z.input<typeof recruiterUpdateSchema>;
