import { roleHolds } from '@slotwise/contract/permissions';
import type { Session } from '#context.ts';
import { AppError } from '#lib/app-error.ts';

/** Everybody reads their own profile; others' is part of the team's page. */
export function requireMayRead(session: Session, userId: string): void {
  if (userId !== session.userId && !roleHolds(session.role, 'myteam_page')) throw new AppError('FORBIDDEN');
}

/** Whose profile an update means: the caller's own unless it names another one. */
export function targetOf(session: Session, userId: string | undefined): string {
  if (!userId) return session.userId;
  if (!UUID.test(userId)) throw new AppError('NOT_FOUND');
  return userId.toLowerCase();
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

type Change = {
  organization?: string | undefined;
  timeZone?: string | undefined;
  newPassword?: string | undefined;
  currentPassword?: string | undefined;
};

/** Everybody changes their own profile; others' belongs to who may add members, without what is personal to them. */
export function requireMayChange(session: Session, userId: string, change: Change): void {
  const mayManage = roleHolds(session.role, 'add_member');
  const isOwn = userId === session.userId;
  if (!isOwn && (!mayManage || change.timeZone !== undefined || change.newPassword !== undefined)) {
    throw new AppError('FORBIDDEN');
  }
}

/** The organization's name is everybody's, so only who manages its members renames it; its present name is no change. */
export function requireMayRename(session: Session, organization: string | undefined): void {
  const renames = organization !== undefined && organization !== session.vendorName;
  if (renames && !roleHolds(session.role, 'add_member')) throw new AppError('FORBIDDEN');
}
