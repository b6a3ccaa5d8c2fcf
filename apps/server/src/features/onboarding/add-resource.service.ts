import type * as endpoints from '@slotwise/contract/bookings/resources/resources.endpoints';
import type { ParsedRequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import { uuidv7 } from 'uuidv7';
import type { Call, Context, Session } from '#context.ts';
import { idempotently } from '#db/idempotency.ts';
import { asVendor, type VendorDb } from '#db/tenancy.ts';
import { dateIn } from '#engines/wall-time/day-bounds.ts';
import { AppError } from '#lib/app-error.ts';
import { stepOf as shownStepOf } from '#features/bookings/bookings.mapper.ts';
import { listSteps } from '#features/bookings/bookings.queries.ts';
import { lockBooking } from '#features/bookings/change-booking.queries.ts';
import { changeBooking, openBooking, type OpenBooking } from '#features/bookings/change-booking.service.ts';
import { tellSupplier } from '#features/booking-mail/supplier-news.service.ts';
import { readBooking } from '#features/booking-views/booking-detail.service.ts';
import * as mapper from './resources.mapper.ts';
import * as queries from './resources.queries.ts';
import * as rules from './resources.rules.ts';

type AddAnswer = ResponseOf<typeof endpoints.addResource>;
type BillingAnswer = ResponseOf<typeof endpoints.changeBilling>;
type BillingWishes = ParsedRequestOf<typeof endpoints.changeBilling>['body'];

/** Makes a resource of a selected candidate, who is ONBOARDED from then on, or changes the one there is. */
export async function addResource(
  context: Context,
  session: Session,
  request: rules.ResourceWishes,
  call: Call,
): Promise<AddAnswer> {
  rules.requireMayBill(session, request.billing);
  const now = context.clock.now();
  return asVendor(context.db, session.vendorId, (tx) =>
    idempotently(tx, { session, operation: 'add-resource', call, body: request, now }, async () => {
      const { bookingId, resourceId } = await writeResource(context, tx, session, request);
      const data = await readBooking(context, tx, session, bookingId);
      return { status: 'success' as const, bookingId, resourceId, data };
    }),
  );
}

async function writeResource(
  context: Context,
  tx: VendorDb,
  session: Session,
  { bookingId, resource: patch, billing, version }: rules.ResourceWishes,
) {
  const { open, kept } = await openResource(context, tx, session, { bookingId, version });
  const present = kept ? mapper.resourceValuesOf(kept) : rules.defaultResource(open.row);
  const values = rules.mergeResource(present, patch, { name: session.displayName, at: open.now });
  rules.requireSensibleResource(values);
  const target: Target = { open, kept, values, resourceId: kept?.resource.resource_id ?? uuidv7() };
  const plan = billing && planBilling(target, billing, 'billing.');
  const step = stepOf(kept, rules.changesBetween(present, values), plan?.changes ?? []);
  if (step) {
    await writeValues(tx, target);
    if (plan) await writeBilling(tx, target, plan);
    await changeBooking(tx, open, { step });
    await tellSupplier(context, tx, session, { bookingId: open.row.booking_id, before: open.row });
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
  await lockBooking(tx, session.vendorId, bookingId);
  const kept = await queries.findResource(tx, session.vendorId, bookingId);
  if (!kept) {
    const wish = { bookingId, action: 'addResource', version } as const;
    return { kept, open: await openBooking(context, tx, session, wish) };
  }
  const open = await openBooking(context, tx, session, { bookingId, action: 'updateResource' });
  await requireOwnVersion(tx, open, kept, version);
  return { kept, open };
}

/** How the history tells it; undefined where nothing changes. */
function stepOf(kept: queries.KeptResource | undefined, ofResource: string[], ofBilling: string[]) {
  if (!kept) return { action: 'RESOURCE_ADDED' } as const;
  const changes = [...ofResource, ...ofBilling];
  if (changes.length === 0) return undefined;
  const action = ofResource.length > 0 ? 'RESOURCE_UPDATED' : 'BILLING_UPDATED';
  return { action, details: { changes } } as const;
}

/** Changes what is billed for a resource, which is found by its own id or its booking's. */
export async function changeBilling(
  context: Context,
  session: Session,
  id: string,
  { version, ...patch }: BillingWishes,
): Promise<BillingAnswer> {
  const { vendorId } = session;
  return asVendor(context.db, vendorId, async (tx) => {
    const bookingId = await queries.findBookingOfResource(tx, vendorId, id);
    if (!bookingId) throw noResource();
    const open = await openBooking(context, tx, session, { bookingId, action: 'billing' });
    const kept = await queries.findResource(tx, vendorId, bookingId);
    if (!kept) throw noResource();
    await requireOwnVersion(tx, open, kept, version);
    const { resource_id: resourceId } = kept.resource;
    const target: Target = { open, kept, values: mapper.resourceValuesOf(kept), resourceId };
    const plan = planBilling(target, patch, '');
    if (plan.changes.length > 0) {
      await writeValues(tx, target);
      await writeBilling(tx, target, plan);
      const { changes } = plan;
      await changeBooking(tx, open, { step: { action: 'BILLING_UPDATED', details: { changes } } });
    }
    const now = await queries.findResource(tx, vendorId, bookingId);
    return { status: 'success', bookingId, resourceId, data: mapper.resourceOf(now ?? kept) };
  });
}

/** The resource that is written: its booking, what is kept of it so far, and what it becomes. */
type Target = {
  open: OpenBooking;
  kept: queries.KeptResource | undefined;
  values: mapper.ResourceValues;
  resourceId: string;
};

type BillingPlan = {
  values: mapper.BillingValues;
  changes: string[];
  isOtherRate: boolean;
  effectiveFrom: string | undefined;
  reason: string;
};

function planBilling({ open, kept, values }: Target, patch: rules.BillingPatch, prefix: string): BillingPlan {
  const present = kept && mapper.billingValuesOf(kept);
  const next = rules.mergeBilling(present ?? rules.defaultBilling(open.row, values), patch);
  rules.requireSensibleBilling(prefix, next);
  return {
    values: next,
    changes: rules.changesBetween(present, next),
    isOtherRate: rules.isOtherRate(present, next),
    effectiveFrom: patch.effectiveFrom || undefined,
    reason: patch.reason ?? '',
  };
}

async function writeValues(tx: VendorDb, { open, kept, values, resourceId }: Target) {
  const { vendorId } = open.actor;
  const columns = { ...mapper.resourceColumns(values), updated_at: open.now };
  if (kept) {
    await queries.updateResource(tx, vendorId, resourceId, {
      ...columns,
      version: kept.resource.version + 1,
    });
    return;
  }
  const { booking_id } = open.row;
  const row = { ...columns, booking_id, resource_id: resourceId, version: 1, created_at: open.now };
  await queries.insertResource(tx, vendorId, row);
}

async function writeBilling(tx: VendorDb, { open, kept, resourceId }: Target, plan: BillingPlan) {
  const { actor, now } = open;
  await queries.putBilling(tx, actor.vendorId, resourceId, mapper.billingColumns(plan.values));
  if (!plan.isOtherRate) return;
  const timeZone = await queries.getVendorTimeZone(tx, actor.vendorId);
  const { effectiveFrom = dateIn(now.toISOString(), timeZone), reason } = plan;
  const rate = mapper.rateColumns(plan.values, { effectiveFrom, reason, byName: actor.displayName, at: now });
  await queries.insertRate(tx, actor.vendorId, { resourceId, before: kept?.rates.length ?? 0 }, rate);
}

async function requireOwnVersion(
  tx: VendorDb,
  { actor, row }: OpenBooking,
  { resource }: queries.KeptResource,
  seen: number | undefined,
) {
  if (seen === undefined || seen === resource.version) return;
  const steps = await listSteps(tx, actor.vendorId, row.booking_id);
  rules.requireResourceVersion({ version: resource.version, row }, seen, steps.map(shownStepOf));
}

const noResource = (): AppError =>
  new AppError('NOT_FOUND', {
    message: 'There is no such resource. Add it to the selected candidate first.',
  });
