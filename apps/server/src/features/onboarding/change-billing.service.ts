import type * as endpoints from '@slotwise/contract/bookings/resources.endpoints';
import type { ParsedRequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import type { Context, Session } from '#context.ts';
import { asVendor } from '#db/tenancy.ts';
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

type BillingAnswer = ResponseOf<typeof endpoints.changeBilling>;
type BillingRequest = ParsedRequestOf<typeof endpoints.changeBilling>['body'];

/** Changes what is billed for a resource, which is found by its own id or its booking's. */
export async function changeBilling(
  context: Context,
  session: Session,
  id: string,
  { version, ...patch }: BillingRequest,
): Promise<BillingAnswer> {
  const { vendorId } = session;
  return asVendor(context.db, vendorId, async (tx) => {
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
    const now = await queries.findResource(tx, bookingId);
    return { status: 'success', bookingId, resourceId, data: mapper.toResource(now ?? kept) };
  });
}
