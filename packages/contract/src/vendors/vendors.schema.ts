import * as z from 'zod/mini';
import { commentText } from '../bookings/comments/comments.schema.ts';
import { attachmentField, documentRefSchema, VISIBILITIES } from '../bookings/documents/documents.schema.ts';
import {
  callerFields,
  cleanedText,
  countryCodeField,
  currencyField,
  dateField,
  emailField,
  idField,
  instantField,
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

export const VENDOR_STATUSES = ['ACTIVE', 'UNCLAIMED', 'SUSPENDED'] as const;

/** SELF is the own organization; a SUPPLIER submits candidates to us, to a CLIENT we submit ours. */
export const RELATIONSHIPS = ['SELF', 'SUPPLIER', 'CLIENT'] as const;
export type Relationship = (typeof RELATIONSHIPS)[number];

export const ASSOCIATION_STATUSES = ['PENDING', 'ACTIVE', 'SUSPENDED', 'ENDED'] as const;
export type AssociationStatus = (typeof ASSOCIATION_STATUSES)[number];

/** Whose decision counts: the first panelist's, that of all who are required once they agree, or of most of them. */
export const DECISION_POLICIES = ['first', 'all', 'majority'] as const;
export type DecisionPolicy = (typeof DECISION_POLICIES)[number];

/** A remark about a vendor; it stands as it was written. SHARED ones are for both sides. */
export const vendorCommentSchema = z.object({
  commentId: z.string(),
  text: z.string(),
  visibility: z.enum(VISIBILITIES),
  byName: z.string(),
  byVendorName: z.string(),
  at: instantField,
});
export type VendorComment = z.infer<typeof vendorCommentSchema>;

/**
 * What came of the submissions between the two organizations (of the own organization: of all its meetings). Hours
 * are means over what was answered, null while nothing was: `avgResponseHours` from submission to the client's first
 * answer, `avgFeedbackHours` from a meeting's end to its first scorecard.
 */
export const vendorStatsSchema = z.object({
  submitted: z.number(),
  waiting: z.number(),
  interviewed: z.number(),
  selected: z.number(),
  onboarded: z.number(),
  rejected: z.number(),
  noShow: z.number(),
  avgResponseHours: z.nullable(z.number()),
  avgFeedbackHours: z.nullable(z.number()),
});
export type VendorStats = z.infer<typeof vendorStatsSchema>;

/**
 * An organization as another one sees it. The card (name to skills) is written by the organization itself, or by
 * the person who added it as long as no one has claimed it. The terms (`ownershipDays` to `agreementEnd`) are the
 * association's and read by both sides; only the client changes them. `defaultMarginPercent` and `privateNotes` are
 * each side's own. The fields of the association are null or empty for the own organization.
 */
export const vendorSchema = z.object({
  vendorId: z.string(),
  vendorName: z.string(),
  vendorCode: z.string(),
  vendorStatus: z.enum(VENDOR_STATUSES),
  relationship: z.enum(RELATIONSHIPS),
  associationStatus: z.nullable(z.enum(ASSOCIATION_STATUSES)),
  /** Whether the own organization is the one that has to answer a PENDING association. */
  isOursToAnswer: z.boolean(),
  /** Whether the own organization made the suspension of a SUSPENDED one, and is the one to lift it. */
  isOursToResume: z.boolean(),
  version: z.number(),
  contactName: z.string(),
  contactEmail: z.string(),
  contactPhone: z.string(),
  website: z.string(),
  address: z.string(),
  city: z.string(),
  country: z.string(),
  timeZone: z.string(),
  taxId: z.string(),
  currency: z.string(),
  skills: z.array(z.string()),
  ownershipDays: z.nullable(z.number()),
  answerHours: z.nullable(z.number()),
  submissionRequiresRtr: z.nullable(z.boolean()),
  paymentTermsDays: z.nullable(z.number()),
  agreementStart: z.string(),
  agreementEnd: z.string(),
  defaultMarginPercent: z.string(),
  privateNotes: z.string(),
  /** Settings of the own organization; null for every other. */
  settings: z.nullable(
    z.object({
      decisionPolicy: z.enum(DECISION_POLICIES),
      requireFeedbackBeforeDecision: z.boolean(),
    }),
  ),
  stats: vendorStatsSchema,
  createdAt: instantField,
});
export type Vendor = z.infer<typeof vendorSchema>;

/** A vendor with what was said and filed about it. */
export const vendorPageSchema = z.object({
  ...vendorSchema.shape,
  comments: z.array(vendorCommentSchema),
  documents: z.array(documentRefSchema),
});
export type VendorPage = z.infer<typeof vendorPageSchema>;

/** Null, as the own organization reads it, stands for nothing said. */
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
  taxId: optionalText('Tax number', 40),
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

/** An organization to work with. Its contact is invited; an address with an account leads to that organization. */
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

/**
 * An absent field stays as it is, and one that is sent back as it was read changes nothing. Of another organization
 * that has claimed its card only the association changes: notes, `associationStatus`, and the terms by the client or,
 * before both agreed for the first time, by who asks. ACTIVE accepts a request of the other side, resumes what the own one suspended,
 * and asks again where the association has ended; ENDED declines, takes back or ends it.
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
  version: z.optional(z.int()),
});
export type VendorUpdate = z.input<typeof vendorUpdateSchema>;

export const newVendorCommentsSchema = z.object({
  ...callerFields,
  /** Whom it is about; this one names the target and is not checked against the token. */
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
