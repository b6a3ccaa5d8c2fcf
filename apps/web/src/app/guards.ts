import type { Failure } from '@slotwise/contract/failures';
import { roleHolds, type Permission } from '@slotwise/contract/permissions';
import { createContext, redirect, type MiddlewareFunction } from 'react-router';
import { keepTarget, readUser } from '#api/session-storage.ts';
import { restoreSession } from '#features/auth/auth.actions.ts';
import { errorWindowFor, paths } from '#navigation/paths.ts';
import { selectUser } from '#state/recruiter.slice.ts';
import type { Store } from './store.ts';

function toAddress(request: Request) {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}

/** Why the server could not identify the remembered user. */
const restoreFailure = createContext<Failure | undefined>(undefined);

const restore = (store: Store) => restoreSession(store.dispatch, () => selectUser(store.getState()));
const isSignedIn = (store: Store) => selectUser(store.getState()).vendorId !== '';

/** Finds the user of this tab or of another tab of this browser; everyone else is sent to log in. */
export const signedInOnly =
  (store: Store): MiddlewareFunction =>
  async ({ request, context }) => {
    const isKnown = readUser() !== null || (await (await import('#api/take-session.ts')).takeSession());
    context.set(restoreFailure, await restore(store));
    if (isSignedIn(store)) return;
    // After a session that ended, someone else may log in.
    if (!isKnown) keepTarget(toAddress(request));
    throw redirect(paths.login());
  };

export const signedOutOnly =
  (store: Store): MiddlewareFunction =>
  async () => {
    await restore(store);
    if (isSignedIn(store)) throw redirect(paths.dashboard());
  };

/** Without an answer from the server the role is unknown, and no page could decide what to show. */
export const knownRoleOnly: MiddlewareFunction = ({ request, context }) => {
  const failure = context.get(restoreFailure);
  if (failure) throw redirect(errorWindowFor({ ...failure, from: toAddress(request) }));
};

export const holdersOnly =
  (store: Store, permission: Permission): MiddlewareFunction =>
  ({ request }) => {
    if (roleHolds(selectUser(store.getState()).role, permission)) return;
    throw redirect(errorWindowFor({ code: 'FORBIDDEN', from: toAddress(request) }));
  };

export const unknownAddress: MiddlewareFunction = ({ request }) => {
  throw redirect(errorWindowFor({ code: 'NOT_FOUND', from: toAddress(request) }));
};
