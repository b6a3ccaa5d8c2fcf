import { LIMITS } from '@slotwise/contract/limits';
import { useSyncExternalStore } from 'react';
import { onToast, type Toast } from './notify.ts';

type History = {
  /** Newest first. */
  toasts: readonly Toast[];
  /** When its reader last looked at it. */
  readAt: number;
};

const LONGEST = 50;
const KEPT_MS = LIMITS.noticeDays * 24 * 60 * 60 * 1000;
const EMPTY: History = { toasts: [], readAt: 0 };

let owner = '';
let history = EMPTY;
const listeners = new Set<() => void>();

const keyOf = (userId: string) => `slotwise.told.${userId}`;

function replaceHistory(next: History) {
  history = next;
  listeners.forEach((listener) => listener());
}

/** Some private windows have no storage at all; there the history lives as long as the page. */
function keep() {
  if (!owner) return;
  try {
    localStorage.setItem(keyOf(owner), JSON.stringify(history));
  } catch {
    // The history is a comfort; nothing else waits for it.
  }
}

function kept(userId: string): History {
  try {
    const { toasts, readAt } = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '') as History;
    const since = Date.now() - KEPT_MS;
    return { toasts: toasts.filter(({ at }) => at > since), readAt };
  } catch {
    return EMPTY;
  }
}

// Progress toasts are left out: the outcome that follows says all that is worth reading later.
onToast((toast) => {
  if (toast.kind === 'progress') return;
  replaceHistory({ ...history, toasts: [toast, ...history.toasts].slice(0, LONGEST) });
  keep();
});

/** Goes on with what this user was told in this browser during the last days, and with what was told just now. */
export function openHistory(userId: string) {
  if (!userId || userId === owner) return;
  owner = userId;
  const before = kept(userId);
  replaceHistory({ ...before, toasts: [...history.toasts, ...before.toasts].slice(0, LONGEST) });
  keep();
}

export function markHistoryRead() {
  replaceHistory({ ...history, readAt: Date.now() });
  keep();
}

/** What one user was told is not shown to the next one in the same browser. */
export function clearHistory() {
  owner = '';
  replaceHistory(EMPTY);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The latest toasts, since three seconds are too short to read them. */
export const useHistory = () => useSyncExternalStore(subscribe, () => history);
