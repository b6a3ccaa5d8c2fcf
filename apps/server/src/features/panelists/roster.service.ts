import type { ParsedRequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import type { createPanelist as createEndpoint } from '@slotwise/contract/panelists/panelist-changes.endpoints';
import { uuidv7 } from 'uuidv7';
import type { Call, Context, Session } from '#context.ts';
import { idempotently } from '#db/idempotency.ts';
import { asVendor, type VendorDb } from '#db/tenancy.ts';
import { requireTimeZone } from '#engines/wall-time/require-time-zone.ts';
import { findMember } from '#features/auth/invites.service.ts';
import { admitInvitee } from '#features/auth/limits.service.ts';
import { requireOwnCallerFields } from '#features/auth/caller-fields.rules.ts';
import * as queries from './panelists.queries.ts';
import { readPanelist } from './panelists.service.ts';
import { newPanelistRow } from './roster.mapper.ts';
import { requireFreeAddress, type Run, namingTheOther } from './panelist-address.service.ts';
import { invite } from './invite-panelist.service.ts';

type NewPanelist = ParsedRequestOf<typeof createEndpoint>['body'];

/** Creates a panelist and, unless unwanted, invites them to an account, in one transaction. */
export async function createPanelist(
  context: Context,
  session: Session,
  request: NewPanelist,
  call: Call,
): Promise<ResponseOf<typeof createEndpoint>> {
  requireOwnCallerFields(session, request);
  requireTimeZone('timeZone', request.timeZone);
  const now = context.clock.now();
  const inTransaction: Run = (work) => asVendor(context.db, session.vendorId, work);
  return namingTheOther(context, session, { email: request.email, inTransaction }, (tx) =>
    idempotently(tx, { session, operation: 'create-panelist', call, body: request, now }, () =>
      addPanelist(context, tx, session, request),
    ),
  );
}

async function addPanelist(context: Context, tx: VendorDb, session: Session, request: NewPanelist) {
  const now = context.clock.now();
  const { userId: submitterId } = session;
  await requireFreeAddress(tx, request.email);
  if (request.sendInvitation !== false) await admitInvitee(context, tx);
  const defaults = await queries.getDefaults(tx, submitterId);
  const row = newPanelistRow({ request, defaults, panelistId: uuidv7(), submitterId, now });
  const { userId, created, inviteExpiresAt } =
    request.sendInvitation === false
      ? await findMember(tx, row.email)
      : await invite(context, tx, session, { ...row, phoneCountry: defaults.phone_country });
  await queries.insertPanelist(tx, { ...row, user_id: userId });
  return {
    status: 'success' as const,
    panelistId: row.panelist_id,
    ...(userId && { userId }),
    data: await readPanelist(tx, { session, now }, row.panelist_id),
    invite: { sent: created, expiresAt: inviteExpiresAt?.toISOString() ?? null },
  };
}
