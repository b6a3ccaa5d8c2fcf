import * as z from 'zod/mini';
import {
  callerFields,
  countryCodeField,
  optionalText,
  passwordField,
  phoneField,
  requiredText,
  timeZoneField,
} from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { ROLES } from '../permissions.ts';

export const ACCOUNT_STATUSES = ['INVITED', 'PENDING_VERIFICATION', 'ACTIVE', 'DISABLED'] as const;

/** A person with an account; `organization` repeats `vendorName` under the name the forms use. */
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
  lastLoginAt: z.nullable(z.string()),
  createdAt: z.string(),
});
export type Recruiter = z.infer<typeof recruiterSchema>;

/** What a person may change of their own profile. An absent field stays as it is. */
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
  designation: optionalText('Designation', 100),
  location: optionalText('Location', 100),
  phone: z.optional(phoneField('Mobile number')),
  phoneCountry: z.optional(countryCodeField),
  timeZone: z.optional(timeZoneField),
  currentPassword: z.optional(z.string().check(z.maxLength(LIMITS.passwordMaxLength))),
  newPassword: z.optional(passwordField),
});
export type RecruiterUpdate = z.input<typeof recruiterUpdateSchema>;
