import type { Billing } from '@slotwise/contract/booking-parts/resources.schema';
import { computeMargin } from '#engines/money/margin.ts';
import type { BillingColumns, KeptResource, RateColumns } from './resources.queries.ts';

/** The parts of a billing that people write. */
export type BillingValues = Omit<Billing, 'marginAmount' | 'marginPercent' | 'history'>;

export function toBilling(kept: KeptResource): Billing | null {
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

export const billingColumns = (values: BillingValues): BillingColumns => ({
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
});

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
