import * as z from 'zod/mini';
import {
  callerFields,
  countryCodeField,
  emailField,
  instantField,
  optionalPhoneField,
  optionalText,
  requiredText,
  timeZoneField,
} from '../fields.ts';
import { MEMBER_ROLES } from './recruiters.schema.ts';

/** The contact on an organization's card; nothing else is known about another organization's people. */
export const contactSchema = z.object({
  vendorId: z.string(),
  vendorName: z.string(),
  displayName: z.string(),
  email: z.string(),
  phone: z.string(),
});
export type Contact = z.infer<typeof contactSchema>;

/** A member to invite. */
export const newMemberSchema = z.object({
  ...callerFields,
  firstName: requiredText('First Name', 100),
  lastName: requiredText('Last Name', 100),
  displayName: requiredText('Display Name', 100),
  email: emailField('Email', 'Invalid email address'),
  designation: optionalText('Designation', 100),
  location: optionalText('Location', 100),
  phone: optionalPhoneField,
  phoneCountry: z.optional(countryCodeField),
  timeZone: z.optional(timeZoneField),
  role: z.optional(z.enum(MEMBER_ROLES)),
});
export type NewMember = z.input<typeof newMemberSchema>;

/**
 * What happened to a removed member's meetings: how many were handed over, and the upcoming ones with the member still
 * on the panel, which need a replacement.
 */
export const removalSchema = z.object({
  reassignedBookings: z.number(),
  stillOnPanels: z.array(
    z.object({
      bookingId: z.string(),
      candidateName: z.string(),
      startTime: instantField,
      timeZone: z.string(),
    }),
  ),
});
export type Removal = z.infer<typeof removalSchema>;
