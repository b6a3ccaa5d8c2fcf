import { roleHolds } from '@slotwise/contract/permissions';
import type { Actor } from '#context.ts';
import { toAmount } from '#engines/money/margin.ts';
import { AppError, invalidField } from '#lib/app-error.ts';
import type { BookingRow } from '#db/tables/booking-rows.ts';
import type { ResourceValues } from './resources.mapper.ts';
import type { BillingValues } from './billing.mapper.ts';
import { type ResourceRequest, requireOrder, defined } from './resources.rules.ts';

export type BillingPatch = NonNullable<ResourceRequest['billing']>;

/** Billing is only for those who see the vendors' pages, by any route. */
export function requireMayBill({ role }: Actor, billing: BillingPatch | undefined) {
  if (!billing || roleHolds(role, 'vendor_page')) return;
  throw new AppError('FORBIDDEN', { message: 'Billing is entered by an administrator.' });
}

/** The default billing: currency and unit are those of the candidate's pay. */
export function defaultBilling(row: BookingRow, resource: ResourceValues): BillingValues {
  const { currency = '', ctcPeriod } = row.candidate_profile;
  return {
    billRate: '',
    payRate: '',
    currency,
    rateUnit: ctcPeriod ?? 'HOUR',
    overtimeRate: '',
    poNumber: '',
    poAmount: '',
    poStart: '',
    poEnd: '',
    sowNumber: '',
    billingStartDate: resource.joiningDate,
    billingEndDate: '',
    invoiceCycle: 'MONTHLY',
    paymentTermsDays: null,
    taxPercent: '',
    taxId: '',
    billingContactName: '',
    billingContactEmail: '',
    costCentre: '',
    notes: '',
  };
}

const AMOUNTS = ['billRate', 'payRate', 'overtimeRate', 'poAmount', 'taxPercent'] as const;

/** Absent fields stay; amounts get the two decimals they are stored with. */
export function mergeBilling(present: BillingValues, patch: BillingPatch): BillingValues {
  const { effectiveFrom: _from, reason: _reason, ...rest } = patch;
  const merged = { ...present, ...defined(rest) };
  const amounts = AMOUNTS.map((name) => [name, toAmount(merged[name])]);
  return { ...merged, ...Object.fromEntries(amounts) };
}

/** Refuses a billing with contradicting dates; `prefix` is the billing's path in the request. */
export function requireSensibleBilling(prefix: string, values: BillingValues) {
  requireOrder(prefix, values, [
    ['poStart', 'Order start', 'poEnd', 'Order end'],
    ['billingStartDate', 'Billing start', 'billingEndDate', 'Billing end'],
  ]);
  if ((values.billRate || values.payRate) && !values.currency) {
    throw invalidField(`${prefix}currency`, 'Currency is required where there is a rate');
  }
}

const RATE = ['billRate', 'payRate', 'currency', 'rateUnit'] as const;

/** True if the history gets another rate. */
export function isOtherRate(present: BillingValues | undefined, next: BillingValues): boolean {
  if (!present || (!present.billRate && !present.payRate)) return next.billRate !== '' || next.payRate !== '';
  return RATE.some((name) => present[name] !== next[name]);
}
