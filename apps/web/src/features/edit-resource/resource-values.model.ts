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

/** What the form of a resource and its billing holds; dates are `YYYY-MM-DD` or as typed, money is decimal text. */
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
  /** What a changed rate is kept with. */
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

/** Amounts begin in the currency in which the candidate speaks of pay, else in the organization's own. */
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

/** The form of a booking's resource, or of one that is to be. */
export function toResourceValues(booking: ViewedBooking, ownCurrency: string): ResourceValues {
  const { resource } = booking;
  return {
    resource: resource ? resourceFrom(resource) : newResource(booking),
    billing: resource?.billing ? billingFrom(resource.billing) : newBilling(booking, ownCurrency),
    rate: { effectiveFrom: '', reason: '' },
  };
}

type Patch = Record<string, unknown>;

/** The fields in which two states differ, with their newer values; null where there are none. */
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
 * What was changed of the resource and of its billing; a changed rate goes with its day and reason, and the first one with
 * its currency, which no one needs to have chosen.
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

/** What I changed, on top of what others have made of the resource meanwhile. */
export const rebaseResource = (
  base: ResourceValues,
  mine: ResourceValues,
  theirs: ResourceValues,
): ResourceValues => ({
  resource: mergeFields(base.resource, mine.resource, theirs.resource),
  billing: mergeFields(base.billing, mine.billing, theirs.billing),
  rate: mine.rate,
});

/** Everything of a resource that is new. */
export const wholeResource = ({ resource }: ResourceValues): Patch => named(resource);

/** Whether a rate changes, which is kept in the history. */
export const isOtherRate = ({ billing: before }: ResourceValues, { billing: now }: ResourceValues): boolean =>
  (['billRate', 'payRate', 'currency', 'rateUnit'] as const).some((name) => before[name] !== now[name]);
