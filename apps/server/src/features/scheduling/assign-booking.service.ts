import type * as endpoints from '@slotwise/contract/bookings/changes.endpoints';
import type { ParsedRequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import type { Context, Session } from '#context.ts';
import { asVendor, type VendorDb } from '#db/tenancy.ts';
import { AppError } from '#lib/app-error.ts';
import { toWorkFlowStep } from '#features/bookings/bookings.mapper.ts';
import { listSteps } from '#features/bookings/bookings.queries.ts';
import { changeBooking } from '#features/bookings/change-booking.service.ts';
import { sendNotice } from '#features/booking-mail/notices.service.ts';
import { findAssignee } from '#features/bookings/colleagues.queries.ts';
import { openBooking, type OpenBooking } from '#features/bookings/open-booking.service.ts';

type AssignRequest = ParsedRequestOf<typeof endpoints.assignBooking>['query'];
type Assignee = { name: string; email: string };

/** Hands the next step to someone of the organization and tells them; the same person again changes nothing. */
export async function assignBooking(
  context: Context,
  session: Session,
  { bookingId, assigneeEmail, comments }: AssignRequest,
): Promise<ResponseOf<typeof endpoints.assignBooking>> {
  const { vendorId } = session;
  return asVendor(context.db, vendorId, async (tx) => {
    const open = await openBooking(context, tx, session, { bookingId, action: 'assign' });
    const { row } = open;
    const assignee = await getAssignee(tx, open, assigneeEmail);
    const isSame = row.assignee_email === assignee.email;
    const version = isSame ? row.version : await assign(context, tx, open, { ...assignee, comments });
    const workFlow = (await listSteps(tx, row.booking_id)).map(toWorkFlowStep);
    const data = { assignee: assignee.email, assigneeName: assignee.name, version, workFlow };
    return { status: 'success', bookingId: row.booking_id, data };
  });
}

async function getAssignee(tx: VendorDb, { actor }: OpenBooking, email: string): Promise<Assignee> {
  const assignee = await findAssignee(tx, email);
  if (assignee) return assignee;
  const message = `No one in ${actor.vendorName} has the address ${email}.`;
  throw new AppError('NOT_FOUND', { message, fieldErrors: { assigneeEmail: message } });
}

async function assign(
  context: Context,
  tx: VendorDb,
  open: OpenBooking,
  { email, name, comments }: Assignee & { comments?: string | undefined },
): Promise<number> {
  const { actor, row } = open;
  const after = await changeBooking(context, tx, open, {
    columns: { assignee_email: email, assignee_name: name },
    step: { action: 'ASSIGNED', comments, details: { assigneeEmail: email, assigneeName: name } },
  });
  if (email !== actor.email) {
    const { booking_id: bookingId } = row;
    await sendNotice(context, tx, actor, { kind: 'assigned', bookingId, to: { name, email }, comments });
  }
  return after.row.version;
}
