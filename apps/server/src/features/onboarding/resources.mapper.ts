import type { Billing, Resource } from '@slotwise/contract/booking-parts/resources.schema';
import { computeMargin } from '#engines/money/margin.ts';
import { toFacts, type SeenBooking } from '#features/bookings/seen-booking.mapper.ts';
import { findPart } from '#features/bookings/transitions.rules.ts';
import type { BillingColumns, KeptResource, RateColumns, ResourceColumns } from './resources.queries.ts';

/** What of a resource people write. */
export type ResourceValues = Omit<Resource, 'resourceId' | 'bookingId' | 'billing' | 'version'>;
/** What of a billing people write. */
export type BillingValues = Omit<Billing, 'marginAmount' | 'marginPercent' | 'history'>;

/**
 * The resource as this reader may see it: money is for administrators and the booking's own recruiters, and the panel
 * has no part in what follows the selection.
 */
export function resourceFor(
  { actor, row, people }: SeenBooking,
  kept: KeptResource | undefined,
): Resource | null {
  const part = findPart(actor, toFacts(row, people));
  if (!kept || part === null || part === 'PANELIST' || part === 'SCREENER') return null;
  const resource = toResource(kept);
  return part === 'COLLEAGUE' ? { ...resource, billing: null } : resource;
}

/** The whole resource, for those who may see money. */
export function toResource(kept: KeptResource): Resource {
  const { resource } = kept;
  return {
    ...toResourceValues(kept),
    resourceId: resource.resource_id,
    bookingId: resource.booking_id,
    billing: toBilling(kept),
    version: resource.version,
  };
}

export function toResourceValues({ resource: row }: KeptResource): ResourceValues {
  return {
    resourceName: row.resource_name,
    email: row.email,
    employeeCode: row.employee_code,
    clientName: row.client_name,
    projectName: row.project_name,
    reportingManager: row.reporting_manager,
    workLocation: row.work_location,
    workMode: row.work_mode,
    offerDate: row.offer_date ?? '',
    joiningDate: row.joining_date ?? '',
    actualJoiningDate: row.actual_joining_date ?? '',
    endDate: row.end_date ?? '',
    resourceStatus: row.resource_status,
    backOutReason: row.back_out_reason,
    onboarding: row.onboarding,
  };
}

export function resourceColumns(values: ResourceValues) {
  return {
    resource_name: values.resourceName,
    email: values.email,
    employee_code: values.employeeCode,
    client_name: values.clientName,
    project_name: values.projectName,
    reporting_manager: values.reportingManager,
    work_location: values.workLocation,
    work_mode: values.workMode,
    offer_date: values.offerDate || null,
    joining_date: values.joiningDate || null,
    actual_joining_date: values.actualJoiningDate || null,
    end_date: values.endDate || null,
    resource_status: values.resourceStatus,
    back_out_reason: values.backOutReason,
    onboarding: JSON.stringify(values.onboarding),
  } satisfies ResourceColumns;
}

function toBilling(kept: KeptResource): Billing | null {
  const values = toBillingValues(kept);
  if (!values) return null;
  const { amount, percent } = computeMargin(values.billRate, values.payRate);
  return { ...values, marginAmount: amount, marginPercent: percent, history: kept.rates.map(toRate) };
}

const toRate = (row: KeptResource['rates'][number]): Billing['history'][number] => ({
  effectiveFrom: row.effective_from,
  billRate: row.bill_rate ?? '',
  payRate: row.pay_rate ?? '',
  currency: row.currency,
  rateUnit: row.rate_unit,
  reason: row.reason,
  byName: row.by_name,
  at: row.at.toISOString(),
});

export function toBillingValues({ billing: row }: KeptResource): BillingValues | undefined {
  if (!row) return undefined;
  return {
    billRate: toText(row.bill_rate),
    payRate: toText(row.pay_rate),
    currency: row.currency,
    rateUnit: row.rate_unit,
    overtimeRate: toText(row.overtime_rate),
    poNumber: row.po_number,
    poAmount: toText(row.po_amount),
    poStart: toText(row.po_start),
    poEnd: toText(row.po_end),
    sowNumber: row.sow_number,
    billingStartDate: toText(row.billing_start_date),
    billingEndDate: toText(row.billing_end_date),
    invoiceCycle: row.invoice_cycle,
    paymentTermsDays: row.payment_terms_days,
    taxPercent: toText(row.tax_percent),
    taxId: row.tax_id,
    billingContactName: row.billing_contact_name,
    billingContactEmail: row.billing_contact_email,
    costCentre: row.cost_centre,
    notes: row.notes,
  };
}

const toText = (value: string | null): string => value ?? '';

export function billingColumns(values: BillingValues): BillingColumns {
  return {
    bill_rate: values.billRate || null,
    pay_rate: values.payRate || null,
    currency: values.currency,
    rate_unit: values.rateUnit,
    overtime_rate: values.overtimeRate || null,
    po_number: values.poNumber,
    po_amount: values.poAmount || null,
    po_start: values.poStart || null,
    po_end: values.poEnd || null,
    sow_number: values.sowNumber,
    billing_start_date: values.billingStartDate || null,
    billing_end_date: values.billingEndDate || null,
    invoice_cycle: values.invoiceCycle,
    payment_terms_days: values.paymentTermsDays,
    tax_percent: values.taxPercent || null,
    tax_id: values.taxId,
    billing_contact_name: values.billingContactName,
    billing_contact_email: values.billingContactEmail,
    cost_centre: values.costCentre,
    notes: values.notes,
  };
}

type RateNews = { effectiveFrom: string; reason: string; byName: string; at: Date };

export const rateColumns = (values: BillingValues, news: RateNews): RateColumns => ({
  effective_from: news.effectiveFrom,
  bill_rate: values.billRate || null,
  pay_rate: values.payRate || null,
  currency: values.currency,
  rate_unit: values.rateUnit,
  reason: news.reason,
  by_name: news.byName,
  at: news.at,
});
