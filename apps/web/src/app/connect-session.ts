import { FIRST_MODALS } from '@slotwise/contract/first-messages';
import { onSessionEnd } from '#api/session-end.ts';
import { forgetUser } from '#features/auth/auth.actions.ts';
import { navigate } from '#navigation/navigate.ts';
import { paths } from '#navigation/paths.ts';
import { modalOpened } from '#state/app-loader.slice.ts';
import type { Store } from './store.ts';

/** When the server no longer accepts the token: forget the user, say so, and offer to log in again. */
export function connectSession(store: Store) {
  return onSessionEnd(() => {
    forgetUser(store.dispatch);
    const modalData = { isFailed: true, data: FIRST_MODALS.sessionEnded } as const;
    store.dispatch(modalOpened({ flag: 'showLoginModal', modalData }));
    navigate(paths.login());
  });
}
