import { openFor, lockSeen, openBooking } from '#features/bookings/open-booking.service.ts';
import { uuidv7 } from 'uuidv7';
import type { Context, Session } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { changeBooking } from '#features/bookings/change-booking.service.ts';
import * as mapper from './resources.mapper.ts';
import * as queries from './resources.queries.ts';
import * as rules from './resources.rules.ts';
import { requireMayBill } from './billing.rules.ts';
import {
  planBilling,
  requireOwnVersion,
  writeBilling,
  writeValues,
  type Target,
} from './write-resource.service.ts';

/** Creates a resource from a selected candidate, who is then ONBOARDED, or changes the existing one. */
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

/** A client's version is the booking's while there is no resource, and the resource's afterwards. */
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

/** Its history step; undefined if nothing changes. */
function findStep(kept: queries.KeptResource | undefined, ofResource: string[], ofBilling: string[]) {
  if (!kept) return { action: 'RESOURCE_ADDED' } as const;
  const changes = [...ofResource, ...ofBilling];
  if (changes.length === 0) return undefined;
  const action = ofResource.length > 0 ? 'RESOURCE_UPDATED' : 'BILLING_UPDATED';
  return { action, details: { changes } } as const;
}
