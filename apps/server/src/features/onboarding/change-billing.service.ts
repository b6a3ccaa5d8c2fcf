import type { Resource } from '@slotwise/contract/booking-parts/resources.schema';
import type * as endpoints from '@slotwise/contract/bookings/resources.endpoints';
import type { ParsedRequestOf } from '@slotwise/contract/endpoint';
import type { Actor, Context, Session } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { changeBooking } from '#features/bookings/change-booking.service.ts';
import { openBooking } from '#features/bookings/open-booking.service.ts';
import * as mapper from './resources.mapper.ts';
import * as queries from './resources.queries.ts';
import {
  type Target,
  planBilling,
  writeValues,
  writeBilling,
  requireOwnVersion,
  noResource,
} from './write-resource.service.ts';

type BillingRequest = ParsedRequestOf<typeof endpoints.changeBilling>['body'];

/** Changes the billing of a resource, found by its own id or its booking's. */
export async function changeBilling(
  context: Context,
  tx: VendorDb,
  session: Session,
  { id, version, ...patch }: BillingRequest & { id: string },
) {
  const bookingId = await queries.findBookingOfResource(tx, id);
  if (!bookingId) throw noResource();
  const open = await openBooking(context, tx, session, { bookingId, action: 'billing' });
  const kept = await queries.findResource(tx, bookingId);
  if (!kept) throw noResource();
  await requireOwnVersion(tx, open, kept, version);
  const { resource_id: resourceId } = kept.resource;
  const target: Target = { open, kept, values: mapper.toResourceValues(kept), resourceId };
  const plan = planBilling(target, patch, '');
  if (plan.changes.length > 0) {
    await writeValues(tx, target);
    await writeBilling(tx, target, plan);
    const { changes } = plan;
    await changeBooking(context, tx, open, { step: { action: 'BILLING_UPDATED', details: { changes } } });
  }
  return { bookingId, resourceId };
}

export async function readResource(
  _context: Context,
  tx: VendorDb,
  _actor: Actor,
  bookingId: string,
): Promise<Resource> {
  const kept = await queries.findResource(tx, bookingId);
  if (!kept) throw noResource();
  return mapper.toResource(kept);
}
