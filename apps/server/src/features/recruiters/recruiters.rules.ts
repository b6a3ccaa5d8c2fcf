import { roleHolds } from '@slotwise/contract/permissions';
import type { Recruiter } from '@slotwise/contract/recruiters/recruiters.schema';
import type { Session } from '#context.ts';
import { AppError, invalidField } from '#lib/app-error.ts';

/** Everyone reads their own profile; others' is part of the team's page. */
export function requireMayRead(session: Session, userId: string): void {
  if (userId !== session.userId && !roleHolds(session.role, 'myteam_page')) throw new AppError('FORBIDDEN');
}

/** Whose profile an update means: the caller's own unless it names another one. */
export function getTargetId(session: Session, userId: string | undefined): string {
  if (!userId) return session.userId;
  if (!UUID.test(userId)) throw new AppError('NOT_FOUND');
  return userId;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

type Change = {
  timeZone?: string | undefined;
  newPassword?: string | undefined;
  notificationPrefs?: object | undefined;
};

/** Everyone changes their own profile; others' belongs to who may add members, without what is personal to them. */
export function requireMayChange(session: Session, userId: string, change: Change): void {
  if (userId === session.userId) return;
  const isPersonal = [change.timeZone, change.newPassword, change.notificationPrefs].some(
    (value) => value !== undefined,
  );
  if (isPersonal || !roleHolds(session.role, 'add_member')) throw new AppError('FORBIDDEN');
}

type Identity = Pick<Recruiter, 'userId' | 'role' | 'email'>;
type NewIdentity = { role?: string | undefined; email?: string | undefined };

/** Only who manages members gives roles, and only its owner moves an address; what stays the same is no change. */
export function requireOwnIdentity(session: Session, present: Identity, { role, email }: NewIdentity): void {
  const changesRole = role !== undefined && role !== present.role;
  if (changesRole && !roleHolds(session.role, 'add_member')) throw new AppError('FORBIDDEN');
  const movesOthers = email !== undefined && email !== present.email && present.userId !== session.userId;
  if (movesOthers) throw new AppError('FORBIDDEN');
}

/** The organization's name is everyone's, so only who manages its members renames it; its present name is no change. */
export function requireMayRename(session: Session, organization: string | undefined): void {
  const renames = organization !== undefined && organization !== session.vendorName;
  if (renames && !roleHolds(session.role, 'add_member')) throw new AppError('FORBIDDEN');
}

/** A new password ends every open link, so it would undo the change of the address that comes with it. */
export function requireOneAtATime(newPassword: string | undefined): void {
  if (newPassword === undefined) return;
  throw invalidField('email', 'Change the password first, and the address after it');
}
