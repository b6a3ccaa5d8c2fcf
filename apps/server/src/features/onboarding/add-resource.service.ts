import { openFor } from '#features/bookings/open-booking.service.ts';
import { lockSeen } from '#features/bookings/open-booking.service.ts';
import { uuidv7 } from 'uuidv7';
import type { Context, Session } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { dateIn } from '#engines/wall-time/day-bounds.ts';
import { AppError } from '#lib/app-error.ts';
import { toWorkFlowStep as shownStepOf } from '#features/bookings/bookings.mapper.ts';
import { listSteps } from '#features/bookings/bookings.queries.ts';
import { changeBooking } from '#features/bookings/change-booking.service.ts';
import { openBooking, type OpenBooking } from '#features/bookings/open-booking.service.ts';
import * as mapper from './resources.mapper.ts';
import { type BillingValues, toBillingValues, billingColumns, rateColumns } from './billing.mapper.ts';
import * as queries from './resources.queries.ts';
import * as rules from './resources.rules.ts';
import {
  type BillingPatch,
  requireMayBill,
  defaultBilling,
  mergeBilling,
  requireSensibleBilling,
  isOtherRate,
} from './billing.rules.ts';

/** Makes a resource of a selected candidate, who is ONBOARDED from then on, or changes the one there is. */
export async function addResource(
  context: Context,
  tx: VendorDb,
  session: Session,
  { bookingId, resource: patch, billing, version }: rules.ResourceRequest,
): Promise<{ bookingId: string; resourceId: string }> {
  requireMayBill(session, billing);
  const { open, kept } = await openResource(context, tx, session, { bookingId, version });
  const present = kept ? mapper.toResourceValues(kept) : rules.defaultResource(open.row);
  const values = rules.mergeResource(present, patch, { name: session.displayName, at: open.now });
  rules.requireSensibleResource(values);
  const target: Target = { open, kept, values, resourceId: kept?.resource.resource_id ?? uuidv7() };
  const plan = billing && planBilling(target, billing, 'billing.');
  const step = findStep(kept, rules.changesBetween(present, values), plan?.changes ?? []);
  if (step) {
    await writeValues(tx, target);
    if (plan) await writeBilling(tx, target, plan);
    await changeBooking(context, tx, open, { step });
  }
  return { bookingId: open.row.booking_id, resourceId: target.resourceId };
}

/** The version that a client saw is the booking's as long as there is no resource, and the resource's from then on. */
async function openResource(
  context: Context,
  tx: VendorDb,
  session: Session,
  { bookingId, version }: { bookingId: string; version: number | undefined },
) {
  const seen = await lockSeen(context, tx, session, { bookingId });
  const kept = await queries.findResource(tx, bookingId);
  if (!kept) {
    const request = { bookingId, action: 'addResource', version } as const;
    return { kept, open: await openBooking(context, tx, session, request) };
  }
  const open = openFor(seen, 'updateResource');
  await requireOwnVersion(tx, open, kept, version);
  return { kept, open };
}

/** How the history tells it; undefined where nothing changes. */
function findStep(kept: queries.KeptResource | undefined, ofResource: string[], ofBilling: string[]) {
  if (!kept) return { action: 'RESOURCE_ADDED' } as const;
  const changes = [...ofResource, ...ofBilling];
  if (changes.length === 0) return undefined;
  const action = ofResource.length > 0 ? 'RESOURCE_UPDATED' : 'BILLING_UPDATED';
  return { action, details: { changes } } as const;
}

/** The resource that is written: its booking, what is kept of it so far, and what it becomes. */
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
  await queries.insertRate(tx, { resourceId, before: kept?.rates.length ?? 0 }, rate);
}

export async function requireOwnVersion(
  tx: VendorDb,
  { row }: OpenBooking,
  { resource }: queries.KeptResource,
  seen: number | undefined,
) {
  if (seen === undefined || seen === resource.version) return;
  const steps = await listSteps(tx, row.booking_id);
  rules.requireResourceVersion({ version: resource.version, row }, seen, steps.map(shownStepOf));
}

export const noResource = (): AppError =>
  new AppError('NOT_FOUND', {
    message: 'There is no such resource. Add it to the selected candidate first.',
  });
