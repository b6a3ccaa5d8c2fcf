import * as z from 'zod/mini';
import { DECISION_POLICIES } from '../booking-parts/decisions.schema.ts';
import { documentRefSchema, VISIBILITIES } from '../booking-parts/documents.schema.ts';
import { instantField } from '../fields.ts';
import { memberDefaultsSchema } from '../panelists/panelists.schema.ts';

export const VENDOR_STATUSES = ['ACTIVE', 'UNCLAIMED', 'SUSPENDED'] as const;

/** SELF is the caller's own organization; a SUPPLIER submits candidates to it, and it submits its own to a CLIENT. */
export const RELATIONSHIPS = ['SELF', 'SUPPLIER', 'CLIENT'] as const;
export type Relationship = (typeof RELATIONSHIPS)[number];

export const ASSOCIATION_STATUSES = ['PENDING', 'ACTIVE', 'SUSPENDED', 'ENDED'] as const;
export type AssociationStatus = (typeof ASSOCIATION_STATUSES)[number];

/** A comment on a vendor, exactly as written. SHARED comments are visible to both sides. */
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
 * Results of the submissions between the two organizations (for the caller's own: of all its meetings). Hours are means
 * over what was answered, null if nothing was: `avgResponseHours` from submission to the client's first answer,
 * `avgFeedbackHours` from a meeting's end to its first scorecard.
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
 * An organization as another one sees it. The card (name to skills) is written by the organization itself or, until
 * claimed, by the person who added it. The terms (`ownershipDays` to `agreementEnd`) belong to the association: both
 * sides read them, only the client changes them. `defaultMarginPercent` and `privateNotes` are private to each side.
 * The association's fields are null or empty for the caller's own organization.
 */
export const vendorSchema = z.object({
  vendorId: z.string(),
  vendorName: z.string(),
  vendorCode: z.string(),
  vendorStatus: z.enum(VENDOR_STATUSES),
  relationship: z.enum(RELATIONSHIPS),
  associationStatus: z.nullable(z.enum(ASSOCIATION_STATUSES)),
  /** True if the caller's organization has to answer a PENDING association. */
  isOursToAnswer: z.boolean(),
  /** True if the caller's organization suspended a SUSPENDED association, and so is the one to resume it. */
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
  /** Settings of the caller's own organization; null for every other. */
  settings: z.nullable(
    z.object({
      decisionPolicy: z.enum(DECISION_POLICIES),
      requireFeedbackBeforeDecision: z.boolean(),
      memberDefaults: memberDefaultsSchema,
    }),
  ),
  stats: vendorStatsSchema,
  createdAt: instantField,
});
export type Vendor = z.infer<typeof vendorSchema>;

/** A vendor with its comments and documents. */
export const vendorPageSchema = z.object({
  ...vendorSchema.shape,
  comments: z.array(vendorCommentSchema),
  documents: z.array(documentRefSchema),
});
export type VendorPage = z.infer<typeof vendorPageSchema>;
