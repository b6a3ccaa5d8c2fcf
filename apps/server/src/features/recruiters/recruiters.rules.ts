import { roleHolds } from '@slotwise/contract/permissions';
import type { Recruiter } from '@slotwise/contract/recruiters/recruiters.schema';
import type { Session } from '#context.ts';
import { AppError, invalidField } from '#lib/app-error.ts';

/** Everyone reads their own profile; others' are part of the team page. */
export function requireMayRead(session: Session, userId: string): void {
  if (userId !== session.userId && !roleHolds(session.role, 'myteam_page')) throw new AppError('FORBIDDEN');
}

/** The person an update is about: the caller unless another is named. */
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

/** Everyone changes their own profile; those who may add members also change others', except personal settings. */
export function requireMayChange(session: Session, userId: string, change: Change): void {
  if (userId === session.userId) return;
  const isPersonal = [change.timeZone, change.newPassword, change.notificationPrefs].some(
    (value) => value !== undefined,
  );
  if (isPersonal || !roleHolds(session.role, 'add_member')) throw new AppError('FORBIDDEN');
}

type Identity = Pick<Recruiter, 'userId' | 'role' | 'email'>;
type NewIdentity = { role?: string | undefined; email?: string | undefined };

/**
 * Only those who manage members assign roles, and only its owner changes an address; an unchanged value is no change.
 */
export function requireOwnIdentity(session: Session, present: Identity, { role, email }: NewIdentity): void {
  const changesRole = role !== undefined && role !== present.role;
  if (changesRole && !roleHolds(session.role, 'add_member')) throw new AppError('FORBIDDEN');
  const movesOthers = email !== undefined && email !== present.email && present.userId !== session.userId;
  if (movesOthers) throw new AppError('FORBIDDEN');
}

/**
 * The organization's name affects everyone, so only those who manage its members rename it; the present name is no
 * change.
 */
export function requireMayRename(session: Session, organization: string | undefined): void {
  const renames = organization !== undefined && organization !== session.vendorName;
  if (renames && !roleHolds(session.role, 'add_member')) throw new AppError('FORBIDDEN');
}

/** A new password ends every open link, and so would cancel an address change in the same request. */
export function requireOneAtATime(newPassword: string | undefined): void {
  if (newPassword === undefined) return;
  throw invalidField('email', 'Change the password first, and the address after it');
}
