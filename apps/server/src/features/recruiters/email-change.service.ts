import type { Outcome } from '@slotwise/contract/envelope';
import { FIRST_MESSAGES } from '@slotwise/contract/first-messages';
import type { Call, Context } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { emailInUse, findMover, moveToNewEmail, type Mover } from '#features/auth/addresses.service.ts';
import { toSession } from '#features/auth/sessions.service.ts';
import { lockMeetingsAt, moveAddress } from '#features/scheduling/seats/move-seats.service.ts';
import { takingTime } from '#features/bookings/held-time.service.ts';
import { replaceSubmitter } from '#features/submissions/submitters.service.ts';
import { movePanelist } from '#features/panelists/panelists.service.ts';
import { isConstraintViolation } from '#db/faults/database-errors.ts';
import { toLinkId } from '#lib/secrets/token.ts';

const TAKEN = ['recruiter_email_is_unique_in_its_vendor', 'panelist_email_is_unique_in_its_vendor'];

/**
 * Completes an address change with the link mailed to the new one, in one transaction: the account, the panelist
 * record, and everything in the organization's meetings that uses the address. Calendars of upcoming meetings get the
 * new address; past ones keep their history and are found under it.
 */
export async function confirmEmail(context: Context, token: string, call: Call): Promise<Outcome> {
  const { ip, note, about } = call;
  about?.({ linkId: toLinkId(token) });
  const mover = await findMover(context, token, ip);
  try {
    await takingTime(context, mover.person.vendorId, (tx) => moveEverything(context, tx, mover, call));
  } catch (error) {
    throw TAKEN.some((name) => isConstraintViolation(error, name)) ? emailInUse() : error;
  }
  const { vendorId, userId, displayName } = mover.person;
  await replaceSubmitter(context, vendorId, userId, { userId, displayName, email: mover.newEmail });
  note?.({ event: 'address-changed', vendorId, userId });
  return { status: 'success', message: [FIRST_MESSAGES.confirmEmail.success] };
}

/** Locks meetings first, like all code that changes people together with their meetings. */
async function moveEverything(context: Context, tx: VendorDb, mover: Mover, call: Call): Promise<void> {
  const { person, newEmail: to } = mover;
  const { userId, email: from } = person;
  await lockMeetingsAt(context, tx, from);
  await moveToNewEmail(context, tx, mover, call);
  await movePanelist(tx, userId, to);
  await moveAddress(context, tx, toSession(person), { from, to, userId });
}
