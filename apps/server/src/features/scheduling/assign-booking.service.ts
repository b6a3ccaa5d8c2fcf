import type * as endpoints from '@slotwise/contract/bookings/changes.endpoints';
import type { ParsedRequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import type { Actor, Context, Session } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { AppError } from '#lib/app-error.ts';
import { toWorkFlowStep } from '#features/bookings/bookings.mapper.ts';
import { listSteps } from '#features/bookings/bookings.queries.ts';
import { changeBooking, readWritten } from '#features/bookings/change-booking.service.ts';
import { findAssignee } from '#features/bookings/colleagues.queries.ts';
import { openBooking, type OpenBooking } from '#features/bookings/open-booking.service.ts';

type AssignRequest = ParsedRequestOf<typeof endpoints.assignBooking>['query'];
type Assignment = ResponseOf<typeof endpoints.assignBooking>['data'];
type Assignee = { name: string; email: string };

/** Assigns the next step to someone in the organization and notifies them; the same person again changes nothing. */
export async function assignBooking(
  context: Context,
  tx: VendorDb,
  session: Session,
  { bookingId, assigneeEmail, comments }: AssignRequest,
): Promise<{ bookingId: string }> {
  const open = await openBooking(context, tx, session, { bookingId, action: 'assign' });
  const { email, name } = await getAssignee(tx, open, assigneeEmail);
  if (open.row.assignee_email === email) return { bookingId };
  await changeBooking(context, tx, open, {
    columns: { assignee_email: email, assignee_name: name },
    step: { action: 'ASSIGNED', comments, details: { assigneeEmail: email, assigneeName: name } },
    news: { kind: 'assigned', to: { name, email }, comments },
  });
  return { bookingId };
}

async function getAssignee(tx: VendorDb, { actor }: OpenBooking, email: string): Promise<Assignee> {
  const assignee = await findAssignee(tx, email);
  if (assignee) return assignee;
  const message = `No one in ${actor.vendorName} has the address ${email}.`;
  throw new AppError('NOT_FOUND', { message, fieldErrors: { assigneeEmail: message } });
}

export async function readAssignment(
  _context: Context,
  tx: VendorDb,
  _actor: Actor,
  bookingId: string,
): Promise<Assignment> {
  const { row } = await readWritten(tx, bookingId);
  const { assignee_email: email, assignee_name: name, version } = row;
  const assignee = email ?? '';
  const workFlow = (await listSteps(tx, bookingId)).map(toWorkFlowStep);
  return { assignee, assigneeName: name ?? assignee, version, workFlow };
}
