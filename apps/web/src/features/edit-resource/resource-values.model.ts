import {
  DEFAULT_ONBOARDING,
  type Billing,
  type Resource,
  type ResourceStatus,
} from '@slotwise/contract/booking-parts/resources.schema';
import { mergeFields } from '#lib/merge-fields.ts';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { numberIn, type TypedNumber } from '#features/bookings/meeting-values/meeting-values.model.ts';

export type OnboardingStep = { item: string; required: boolean; done: boolean };

/** The values of the resource and billing form; dates are `YYYY-MM-DD` or as typed, money is decimal text. */
export type ResourceValues = {
  resource: Record<
    | 'resourceName'
    | 'email'
    | 'employeeCode'
    | 'clientName'
    | 'projectName'
    | 'reportingManager'
    | 'workLocation'
    | 'offerDate'
    | 'joiningDate'
    | 'actualJoiningDate'
    | 'endDate'
    | 'backOutReason',
    string
  > & {
    workMode: Resource['workMode'];
    resourceStatus: ResourceStatus;
    onboarding: OnboardingStep[];
  };
  billing: Omit<Billing, 'marginAmount' | 'marginPercent' | 'history' | 'paymentTermsDays'> & {
    paymentTermsDays: TypedNumber;
  };
  /** Stored with a changed rate. */
  rate: { effectiveFrom: string; reason: string };
};

const newResource = ({ candidateDetails }: ViewedBooking): ResourceValues['resource'] => ({
  resourceName: candidateDetails.candidateName,
  email: candidateDetails.email,
  employeeCode: '',
  clientName: '',
  projectName: '',
  reportingManager: '',
  workLocation: candidateDetails.currentLocation,
  workMode: null,
  offerDate: '',
  joiningDate: '',
  actualJoiningDate: '',
  endDate: '',
  resourceStatus: 'PENDING_JOINING',
  backOutReason: '',
  onboarding: DEFAULT_ONBOARDING.map((item) => ({ item, required: true, done: false })),
});

/** Amounts default to the currency the candidate's pay is stated in, else to the organization's own. */
const newBilling = ({ candidateDetails: { currency, ctcPeriod } }: ViewedBooking, ownCurrency: string) => ({
  billRate: '',
  payRate: '',
  currency: currency || ownCurrency,
  rateUnit: ctcPeriod ?? ('HOUR' as const),
  overtimeRate: '',
  poNumber: '',
  poAmount: '',
  poStart: '',
  poEnd: '',
  sowNumber: '',
  billingStartDate: '',
  billingEndDate: '',
  invoiceCycle: 'MONTHLY' as const,
  paymentTermsDays: '' as TypedNumber,
  taxPercent: '',
  taxId: '',
  billingContactName: '',
  billingContactEmail: '',
  costCentre: '',
  notes: '',
});

function resourceFrom(known: Resource): ResourceValues['resource'] {
  const { resourceId: _id, bookingId: _booking, billing: _billing, version: _version, ...fields } = known;
  const onboarding = known.onboarding.map(({ item, required, done }) => ({ item, required, done }));
  return { ...fields, onboarding };
}

function billingFrom(known: Billing): ResourceValues['billing'] {
  const { marginAmount: _amount, marginPercent: _percent, history: _history, ...fields } = known;
  return { ...fields, paymentTermsDays: known.paymentTermsDays ?? '' };
}

/** The form values for a booking's resource, or for a new one. */
export function toResourceValues(booking: ViewedBooking, ownCurrency: string): ResourceValues {
  const { resource } = booking;
  return {
    resource: resource ? resourceFrom(resource) : newResource(booking),
    billing: resource?.billing ? billingFrom(resource.billing) : newBilling(booking, ownCurrency),
    rate: { effectiveFrom: '', reason: '' },
  };
}

type Patch = Record<string, unknown>;

/** The fields in which two states differ, with their newer values; null if there are none. */
function difference(base: object, values: object): Patch | null {
  const before = base as Patch;
  const changed = Object.entries(values).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  );
  return changed.length > 0 ? Object.fromEntries(changed) : null;
}

const named = ({ onboarding, ...rest }: ResourceValues['resource']) => ({
  ...rest,
  onboarding: onboarding.filter(({ item }) => item.trim() !== ''),
});

const sentBilling = ({ paymentTermsDays, ...rest }: ResourceValues['billing']) => ({
  ...rest,
  paymentTermsDays: numberIn(paymentTermsDays),
});

export type ResourceChanges = { resource: Patch | null; billing: Patch | null };

/**
 * The changes to the resource and its billing; a changed rate includes its day and reason, and the first one its
 * currency, which may be the untouched default.
 */
export function resourceChanges(
  base: ResourceValues,
  values: ResourceValues,
  seesBilling: boolean,
): ResourceChanges {
  const billing = seesBilling ? difference(sentBilling(base.billing), sentBilling(values.billing)) : null;
  const { effectiveFrom, reason } = values.rate;
  const isFirstRate = !base.billing.billRate && !base.billing.payRate;
  return {
    resource: difference(named(base.resource), named(values.resource)),
    billing: billing && {
      ...(isFirstRate && { currency: values.billing.currency }),
      ...billing,
      ...(effectiveFrom && { effectiveFrom }),
      ...(reason && { reason }),
    },
  };
}

export const hasChanges = ({ resource, billing }: ResourceChanges): boolean =>
  resource !== null || billing !== null;

/** My changes, applied on top of other people's changes to the resource. */
export const rebaseResource = (
  base: ResourceValues,
  mine: ResourceValues,
  theirs: ResourceValues,
): ResourceValues => ({
  resource: mergeFields(base.resource, mine.resource, theirs.resource),
  billing: mergeFields(base.billing, mine.billing, theirs.billing),
  rate: mine.rate,
});

/** All fields of a new resource. */
export const wholeResource = ({ resource }: ResourceValues): Patch => named(resource);

/** Whether a rate changes, which is recorded in the history. */
export const isOtherRate = ({ billing: before }: ResourceValues, { billing: now }: ResourceValues): boolean =>
  (['billRate', 'payRate', 'currency', 'rateUnit'] as const).some((name) => before[name] !== now[name]);
