import type { Recruiter } from '@slotwise/contract/recruiters/recruiters.schema';
import type { Session } from '#context.ts';
import type { Person } from '#features/auth/people.service.ts';
import { AppError, invalidField } from '#lib/app-error.ts';

type Naming = { userId?: string | undefined; reassignTo?: string | undefined };
export type Removal = { userId: string; reassignTo: string | undefined };

/** The member named by query and body; refuses two different ones. */
export function namedRemoval(query: Naming, body: Naming = {}): Removal {
  const userId = requireSameId(query.userId, body.userId);
  if (!userId) throw invalidField('userId', 'userId is required');
  return { userId, reassignTo: requireSameId(query.reassignTo, body.reassignTo) };
}

function requireSameId(one: string | undefined, other: string | undefined): string | undefined {
  if (one && other && one !== other) throw new AppError('ID_MISMATCH');
  return one ?? other;
}

/**
 * Refuses to leave the organization without an administrator, and a caller who was removed or lost the role during the
 * request. `administrators` are those with a working account.
 */
export function requireAdministratorLeft(session: Session, administrators: string[], leaving: string): void {
  if (!administrators.includes(session.userId)) throw new AppError('FORBIDDEN');
  if (administrators.every((userId) => userId === leaving)) throw new AppError('LAST_ADMIN');
}

export function requireSomeoneElse(session: Session, userId: string): void {
  if (userId !== session.userId) return;
  throw new AppError('FORBIDDEN', { message: 'You cannot remove yourself. Another administrator can.' });
}

/** A removed person has no role to change. */
export function requirePresent({ accountStatus, displayName }: Recruiter): void {
  if (accountStatus !== 'DISABLED') return;
  throw new AppError('INVALID_TRANSITION', { message: `${displayName} was removed. Add them again first.` });
}

/** Anyone who takes over meetings works in the organization and may host meetings. */
export function requireHeir(heir: Person | undefined, leaving: string): Person {
  if (!heir) throw new AppError('NOT_FOUND', { message: 'There is no one to hand the meetings over to.' });
  if (heir.userId === leaving) throw invalidField('reassignTo', `${heir.displayName} is the one who leaves`);
  if (heir.accountStatus !== 'ACTIVE' || heir.role === 'USER_PANEL') {
    throw invalidField('reassignTo', `${heir.displayName} cannot hold meetings`);
  }
  return heir;
}
