import { useSyncExternalStore } from 'react';
import { onToast, type Toast } from './notify.ts';

type History = { toasts: readonly Toast[]; unread: number };

const LONGEST = 50;
const EMPTY: History = { toasts: [], unread: 0 };

let history = EMPTY;
const listeners = new Set<() => void>();

function replaceHistory(next: History) {
  history = next;
  listeners.forEach((listener) => listener());
}

// Progress toasts are left out: the outcome that follows says all that is worth reading later.
onToast((toast) => {
  if (toast.kind === 'progress') return;
  replaceHistory({ toasts: [toast, ...history.toasts].slice(0, LONGEST), unread: history.unread + 1 });
});

export const markHistoryRead = () => replaceHistory({ ...history, unread: 0 });

/** What one user was told is not left behind for the next one in the same tab. */
export const clearHistory = () => replaceHistory(EMPTY);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The latest toasts, newest first, since three seconds are too short to read them. */
export const useHistory = () => useSyncExternalStore(subscribe, () => history);
