import * as z from 'zod/mini';
import { DECISION_POLICIES } from '../booking-parts/decisions.schema.ts';
import { commentText } from '../booking-parts/comments.schema.ts';
import { attachmentField, VISIBILITIES } from '../booking-parts/documents.schema.ts';
import {
  callerFields,
  cleanedText,
  countryCodeField,
  currencyField,
  dateField,
  emailField,
  idField,
  oneLine,
  trimmed,
  optionalLines,
  optionalPhoneField,
  optionalText,
  optionalUrlField,
  requiredText,
  timeZoneField,
} from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { startFields } from '../panelists/panelist-changes.schema.ts';
import { ASSOCIATION_STATUSES } from './vendors.schema.ts';

/** Null means unset, as in the organization's own record. */
const wholeNumber = (label: string, min: number, max: number) =>
  z.optional(
    z.nullable(
      z
        .int({ error: `${label} is a whole number` })
        .check(
          z.gte(min, { error: `${label} is at least ${min}` }),
          z.lte(max, { error: `${label} is at most ${max}` }),
        ),
    ),
  );

const cardFields = {
  vendorCode: optionalText('Vendor code', 40),
  contactName: optionalText('Contact', 100),
  contactPhone: optionalPhoneField,
  website: optionalUrlField('Website'),
  address: optionalLines('Address', 500),
  city: optionalText('City', 100),
  country: z.optional(countryCodeField),
  timeZone: z.optional(timeZoneField),
  taxId: optionalText('Tax ID', 40),
  currency: currencyField,
  skills: z.optional(
    z
      .array(z.string().check(...cleanedText(oneLine, 60), z.minLength(1)))
      .check(z.maxLength(50, { error: 'At most 50 skills' })),
  ),
};

const termFields = {
  ownershipDays: wholeNumber('Ownership', 0, 730),
  answerHours: wholeNumber('Time to answer', 1, 720),
  submissionRequiresRtr: z.optional(z.nullable(z.boolean())),
  paymentTermsDays: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(365)))),
  agreementStart: dateField('Agreement start'),
  agreementEnd: dateField('Agreement end'),
  defaultMarginPercent: z.optional(
    z
      .string()
      .check(
        ...cleanedText(trimmed, 6, 'A margin is a percentage such as 12.5'),
        z.regex(/^(\d{1,3}(\.\d{1,2})?)?$/, { error: 'A margin is a percentage such as 12.5' }),
      ),
  ),
  privateNotes: optionalLines('Notes', 4000),
};

const organizationName = requiredText('Organization Name').check(
  z.minLength(LIMITS.organizationMinLength, {
    error: `Organization name must be at least ${LIMITS.organizationMinLength} characters long`,
  }),
);

/**
 * A new organization to work with. Its contact is invited; an address that already has an account links to that
 * account's organization.
 */
export const newVendorSchema = z.object({
  ...callerFields,
  ...cardFields,
  ...termFields,
  vendorName: organizationName,
  contactName: requiredText('Contact', 100),
  contactEmail: emailField('Contact email', 'Invalid email address'),
  relationship: z.enum(['SUPPLIER', 'CLIENT'], { error: 'Choose supplier or client' }),
});
export type NewVendor = z.input<typeof newVendorSchema>;

/** Defaults for new people; absent fields take the usual defaults. */
export const memberDefaultsField = z.object({
  ...startFields,
  timeZone: z.optional(z.nullable(timeZoneField)),
});

/**
 * An absent field stays unchanged, and one sent back as read changes nothing. For another organization that has claimed
 * its card, only the association can change: notes, `associationStatus`, and the terms (by the client or, before both
 * agreed for the first time, by the requesting side). ACTIVE accepts the other side's request, resumes a suspension by
 * the caller's side, or asks again after the association ended; ENDED declines, withdraws or ends it.
 */
export const vendorUpdateSchema = z.object({
  ...callerFields,
  ...cardFields,
  ...termFields,
  vendorName: z.optional(organizationName),
  contactEmail: z.optional(
    z.union([z.literal(''), emailField('Contact email', 'Invalid email address')], {
      error: 'Invalid email address',
    }),
  ),
  associationStatus: z.optional(z.nullable(z.enum(ASSOCIATION_STATUSES))),
  decisionPolicy: z.optional(z.enum(DECISION_POLICIES)),
  requireFeedbackBeforeDecision: z.optional(z.boolean()),
  memberDefaults: z.optional(memberDefaultsField),
  version: z.optional(z.int()),
});
export type VendorUpdate = z.input<typeof vendorUpdateSchema>;

export const newVendorCommentsSchema = z.object({
  ...callerFields,
  /** The target vendor; unlike elsewhere, not checked against the token. */
  vendorId: idField,
  comments: commentText,
  visibility: z.optional(z.enum(VISIBILITIES)),
});

export const vendorDocumentsSchema = z.object({
  ...callerFields,
  vendorId: idField,
  documents: z._default(attachmentField, []),
  removedDocumentIds: z._default(z.array(idField).check(z.maxLength(LIMITS.documentsPerBooking)), []),
});
