import type { VendorDb } from '#db/tenancy.ts';
import { dateIn } from '#engines/wall-time/day-bounds.ts';
import { toWorkFlowStep } from '#features/bookings/bookings.mapper.ts';
import { listSteps } from '#features/bookings/bookings.queries.ts';
import type { OpenBooking } from '#features/bookings/open-booking.service.ts';
import { AppError } from '#lib/app-error.ts';
import { type BillingValues, toBillingValues, billingColumns, rateColumns } from './billing.mapper.ts';
import {
  type BillingPatch,
  defaultBilling,
  mergeBilling,
  requireSensibleBilling,
  isOtherRate,
} from './billing.rules.ts';
import * as mapper from './resources.mapper.ts';
import * as queries from './resources.queries.ts';
import * as rules from './resources.rules.ts';

/** The resource to write: its booking, what is stored so far, and its new state. */
export type Target = {
  open: OpenBooking;
  kept: queries.KeptResource | undefined;
  values: mapper.ResourceValues;
  resourceId: string;
};

type BillingPlan = {
  values: BillingValues;
  changes: string[];
  isOtherRate: boolean;
  effectiveFrom: string | undefined;
  reason: string;
};

export function planBilling(
  { open, kept, values }: Target,
  patch: BillingPatch,
  prefix: string,
): BillingPlan {
  const present = kept && toBillingValues(kept);
  const next = mergeBilling(present ?? defaultBilling(open.row, values), patch);
  requireSensibleBilling(prefix, next);
  return {
    values: next,
    changes: rules.changesBetween(present, next),
    isOtherRate: isOtherRate(present, next),
    effectiveFrom: patch.effectiveFrom || undefined,
    reason: patch.reason ?? '',
  };
}

export async function writeValues(tx: VendorDb, { open, kept, values, resourceId }: Target) {
  const columns = { ...mapper.resourceColumns(values), updated_at: open.now };
  if (kept) {
    await queries.updateResource(tx, resourceId, {
      ...columns,
      version: kept.resource.version + 1,
    });
    return;
  }
  const { booking_id } = open.row;
  const row = { ...columns, booking_id, resource_id: resourceId, version: 1, created_at: open.now };
  await queries.insertResource(tx, row);
}

export async function writeBilling(tx: VendorDb, { open, kept, resourceId }: Target, plan: BillingPlan) {
  const { actor, now } = open;
  await queries.saveBilling(tx, resourceId, billingColumns(plan.values));
  if (!plan.isOtherRate) return;
  const timeZone = await queries.getVendorTimeZone(tx);
  const { effectiveFrom = dateIn(now.toISOString(), timeZone), reason } = plan;
  const rate = rateColumns(plan.values, { effectiveFrom, reason, byName: actor.displayName, at: now });
  await queries.insertRate(tx, { resourceId, before: kept?.rates[0]?.position ?? 0 }, rate);
}

export async function requireOwnVersion(
  tx: VendorDb,
  { row }: OpenBooking,
  { resource }: queries.KeptResource,
  seen: number | undefined,
) {
  if (seen === undefined || seen === resource.version) return;
  const steps = await listSteps(tx, row.booking_id);
  rules.requireResourceVersion({ version: resource.version, row }, seen, steps.map(toWorkFlowStep));
}

export const noResource = (): AppError =>
  new AppError('NOT_FOUND', {
    message: 'This candidate has no resource yet. Add one first.',
  });
