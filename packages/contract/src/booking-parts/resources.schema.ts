import * as z from 'zod/mini';
import {
  callerFields,
  currencyField,
  dateField,
  emailField,
  idField,
  instantField,
  moneyField,
  cleanedText,
  oneLine,
  trimmed,
  optionalLines,
  optionalText,
} from '../fields.ts';
import { LIMITS } from '../limits.ts';

export const RESOURCE_STATUSES = ['PENDING_JOINING', 'ACTIVE', 'ENDED', 'BACKED_OUT'] as const;
export type ResourceStatus = (typeof RESOURCE_STATUSES)[number];
export const RATE_UNITS = ['HOUR', 'DAY', 'MONTH', 'YEAR', 'FIXED'] as const;
export type RateUnit = (typeof RATE_UNITS)[number];
export const INVOICE_CYCLES = ['WEEKLY', 'FORTNIGHTLY', 'MONTHLY'] as const;
export const WORK_MODES = ['ONSITE', 'HYBRID', 'REMOTE'] as const;
export type WorkMode = (typeof WORK_MODES)[number];

/** The default onboarding steps. */
export const DEFAULT_ONBOARDING = [
  'Offer letter signed',
  'Identity documents received',
  'Background check done',
  'Accounts and equipment ready',
  'First day confirmed',
] as const;

const onboardingItem = z.object({
  item: z.string(),
  required: z.boolean(),
  done: z.boolean(),
  doneBy: z.nullable(z.string()),
  doneAt: z.nullable(instantField),
});

/**
 * A resource's billing. Money is decimal text; `marginAmount` and `marginPercent` are derived from the rates and empty
 * until both are known.
 */
export const billingSchema = z.object({
  billRate: z.string(),
  payRate: z.string(),
  currency: z.string(),
  rateUnit: z.enum(RATE_UNITS),
  overtimeRate: z.string(),
  marginAmount: z.string(),
  marginPercent: z.string(),
  poNumber: z.string(),
  poAmount: z.string(),
  poStart: z.string(),
  poEnd: z.string(),
  sowNumber: z.string(),
  billingStartDate: z.string(),
  billingEndDate: z.string(),
  invoiceCycle: z.enum(INVOICE_CYCLES),
  paymentTermsDays: z.nullable(z.number()),
  taxPercent: z.string(),
  taxId: z.string(),
  billingContactName: z.string(),
  billingContactEmail: z.string(),
  costCentre: z.string(),
  notes: z.string(),
  /** All rates so far, newest first. */
  history: z.array(
    z.object({
      effectiveFrom: z.string(),
      billRate: z.string(),
      payRate: z.string(),
      currency: z.string(),
      rateUnit: z.enum(RATE_UNITS),
      reason: z.string(),
      byName: z.string(),
      at: instantField,
    }),
  ),
});
export type Billing = z.infer<typeof billingSchema>;

/** A selected candidate who joins. `billing` is null until entered, and for readers who may not see money. */
export const resourceSchema = z.object({
  resourceId: z.string(),
  bookingId: z.string(),
  resourceName: z.string(),
  email: z.string(),
  employeeCode: z.string(),
  clientName: z.string(),
  projectName: z.string(),
  reportingManager: z.string(),
  workLocation: z.string(),
  workMode: z.nullable(z.enum(WORK_MODES)),
  offerDate: z.string(),
  joiningDate: z.string(),
  actualJoiningDate: z.string(),
  endDate: z.string(),
  resourceStatus: z.enum(RESOURCE_STATUSES),
  backOutReason: z.string(),
  onboarding: z.array(onboardingItem),
  billing: z.nullable(billingSchema),
  version: z.number(),
});
export type Resource = z.infer<typeof resourceSchema>;

/** Changes to a resource; absent fields stay unchanged. */
export const resourcePatchSchema = z.object({
  resourceName: optionalText('Name'),
  email: z.optional(z.union([z.literal(''), emailField('Email', 'Invalid email address')])),
  employeeCode: optionalText('Employee code', 60),
  clientName: optionalText('Client'),
  projectName: optionalText('Project'),
  reportingManager: optionalText('Reporting manager'),
  workLocation: optionalText('Work location'),
  workMode: z.optional(z.nullable(z.enum(WORK_MODES))),
  offerDate: dateField('Offer date'),
  joiningDate: dateField('Joining date'),
  actualJoiningDate: dateField('Actual joining date'),
  endDate: dateField('End date'),
  resourceStatus: z.optional(z.enum(RESOURCE_STATUSES)),
  backOutReason: optionalLines('Reason', 1000),
  onboarding: z.optional(
    z
      .array(
        z.object({
          item: z.string().check(...cleanedText(oneLine, 200), z.minLength(1)),
          required: z.optional(z.boolean()),
          done: z.optional(z.boolean()),
        }),
      )
      .check(z.maxLength(LIMITS.onboardingStepsMax)),
  ),
});

const percent = (label: string) =>
  z.optional(
    z
      .string()
      .check(
        ...cleanedText(trimmed, 6, `${label} is a percentage such as 18`),
        z.regex(/^(\d{1,3}(\.\d{1,2})?)?$/, { error: `${label} is a percentage such as 18` }),
      ),
  );

/** Changes to the billing; a changed rate is recorded in the history from `effectiveFrom`. */
export const billingPatchSchema = z.object({
  billRate: moneyField('Bill rate'),
  payRate: moneyField('Pay rate'),
  currency: currencyField,
  rateUnit: z.optional(z.enum(RATE_UNITS)),
  overtimeRate: moneyField('Overtime rate'),
  poNumber: optionalText('Purchase order', 60),
  poAmount: moneyField('Order amount'),
  poStart: dateField('Order start'),
  poEnd: dateField('Order end'),
  sowNumber: optionalText('Statement of work', 60),
  billingStartDate: dateField('Billing start'),
  billingEndDate: dateField('Billing end'),
  invoiceCycle: z.optional(z.enum(INVOICE_CYCLES)),
  paymentTermsDays: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(365)))),
  taxPercent: percent('Tax'),
  taxId: optionalText('Tax id', 40),
  billingContactName: optionalText('Billing contact'),
  billingContactEmail: z.optional(z.union([z.literal(''), emailField('Email', 'Invalid email address')])),
  costCentre: optionalText('Cost center', 60),
  notes: optionalLines('Notes', 4000),
  effectiveFrom: dateField('Effective from'),
  reason: optionalLines('Reason', 500),
});

const version = z.optional(z.int());

/**
 * The first call creates the resource, later ones change it. `version` is the booking's until the resource exists, then
 * the resource's.
 */
export const addResourceSchema = z.object({
  ...callerFields,
  bookingId: idField,
  resource: z._default(resourcePatchSchema, {}),
  billing: z.optional(billingPatchSchema),
  version,
});

export const changeBillingSchema = z.extend(billingPatchSchema, { version });
