import type { ParsedRequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import { MESSAGES } from '@slotwise/contract/messages';
import type { Role } from '@slotwise/contract/permissions';
import type * as membersEndpoints from '@slotwise/contract/recruiters/members.endpoints';
import type { Recruiter } from '@slotwise/contract/recruiters/recruiters.schema';
import type { Context, Session } from '#context.ts';
import { asVendor, type VendorDb } from '#db/tenancy.ts';
import { closeAccount } from '#features/auth/addresses.service.ts';
import { findPerson, type Person } from '#features/auth/people.queries.ts';
import { handOver, handOverAhead } from '#features/scheduling/seats/hand-over.service.ts';
import { replaceSubmitter } from '#features/submissions/submitters.service.ts';
import { deactivatePanelist } from '#features/panelists/panelists.service.ts';
import { AppError } from '#lib/app-error.ts';
import { toRecruiter } from './recruiters.mapper.ts';
import { findRecruiter } from './recruiters.queries.ts';
import * as queries from './members.queries.ts';
import * as rules from './members.rules.ts';

type RemovalRequest = ParsedRequestOf<typeof membersEndpoints.removeMember>;

/** A person of the organization in this reader's version; NOT_FOUND if there is none. */
export async function readPerson(
  { clock, config }: Pick<Context, 'clock' | 'config'>,
  tx: VendorDb,
  reader: Session,
  userId: string,
): Promise<Recruiter> {
  const row = await findRecruiter(tx, userId, clock.now());
  if (!row) throw new AppError('NOT_FOUND');
  return toRecruiter(row, reader, config);
}

/** Changes a member's role, in the caller's transaction; LAST_ADMIN if no administrator would remain. */
export async function changeRole(
  tx: VendorDb,
  session: Session,
  present: Recruiter,
  role: Role,
): Promise<void> {
  if (role === present.role) return;
  rules.requirePresent(present);
  const administrators = await queries.lockAdministrators(tx);
  const leaving = role === 'ADMIN' ? '' : present.userId;
  rules.requireAdministratorLeft(session, administrators, leaving);
  await queries.setRole(tx, present.userId, role);
}

/**
 * Removes a member: ends all their access at once, removes them from new panels, and hands their open meetings and
 * submissions to `reassignTo` or the caller, including any that become theirs at that moment. A member with very many
 * meetings is handed over in batches first. If that stops halfway, removing them again finishes it.
 */
export async function removeMember(
  context: Context,
  session: Session,
  query: RemovalRequest['query'],
  body: RemovalRequest['body'],
): Promise<ResponseOf<typeof membersEndpoints.removeMember>> {
  const { userId, reassignTo = session.userId } = rules.namedRemoval(query, body);
  const inTransaction = <T>(work: (tx: VendorDb, people: { from: Person; to: Person }) => Promise<T>) =>
    asVendor(context.db, session.vendorId, async (tx) => {
      const administrators = await queries.lockAdministrators(tx);
      const from = await findPerson(tx, userId);
      if (!from) throw new AppError('NOT_FOUND');
      rules.requireAdministratorLeft(session, administrators, userId);
      rules.requireSomeoneElse(session, userId);
      return work(tx, { from, to: rules.requireHeir(await findPerson(tx, reassignTo), userId) });
    });
  let ahead = 0;
  for (let some = -1; some !== 0; ahead += some)
    some = await inTransaction((tx, people) => handOverAhead(context, tx, session, people));
  const { data, heir } = await inTransaction(async (tx, people) => {
    const before = await handOver(context, tx, session, people);
    await shutOut(tx, people.from);
    // Nothing new becomes theirs from here on; what did in the meantime is handed over too.
    const { reassignedBookings, stillOnPanels } = await handOver(context, tx, session, people);
    const all = ahead + before.reassignedBookings + reassignedBookings;
    return { data: { reassignedBookings: all, stillOnPanels }, heir: people.to };
  });
  await replaceSubmitter(context, session.vendorId, userId, heir);
  return { status: 'success', message: [MESSAGES.team.remove.success], userId, data };
}

/** Locks their panelist record after the meetings, the order used everywhere. */
async function shutOut(tx: VendorDb, leaving: Person): Promise<void> {
  await deactivatePanelist(tx, leaving.userId);
  await closeAccount(tx, leaving.userId);
}
