import { useSyncExternalStore } from 'react';
import { onToast, type Toast } from './notify.ts';

type History = {
  /** Newest first. */
  toasts: readonly Toast[];
  /** When its reader last looked at it. */
  readAt: number;
};

const LONGEST = 50;
const KEY = 'told';
/** Under names that start so, former releases kept toasts after their reader had logged out. */
const FORMER_KEYS = 'slotwise.told.';
const EMPTY: History = { toasts: [], readAt: 0 };

let isOpen = false;
let history = EMPTY;
const listeners = new Set<() => void>();

function replaceHistory(next: History) {
  history = next;
  listeners.forEach((listener) => listener());
}

/** The server's words may name people, so they are gone after a reload; the fixed texts and codes stay. */
const withoutWords = (toast: Toast): Toast => ({ ...toast, messages: undefined });

/** Some private windows have no storage at all; there the history lives as long as the page. */
function keep() {
  if (!isOpen) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...history, toasts: history.toasts.map(withoutWords) }));
  } catch {
    // The history is a comfort; nothing else waits for it.
  }
}

function kept(): History {
  try {
    const { toasts, readAt } = JSON.parse(sessionStorage.getItem(KEY) ?? '') as History;
    return { toasts: [...toasts], readAt };
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

/** Goes on with what this user was told in this tab since they logged in, and with what was told just now. */
export function openHistory() {
  if (isOpen) return;
  isOpen = true;
  const before = kept();
  replaceHistory({ ...before, toasts: [...history.toasts, ...before.toasts].slice(0, LONGEST) });
  keep();
}

function dropFormer() {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(FORMER_KEYS));
    names.forEach((name) => localStorage.removeItem(name));
  } catch {
    // Without a storage nothing is left in it.
  }
}

export function markHistoryRead() {
  replaceHistory({ ...history, readAt: Date.now() });
  keep();
}

/** What one user was told is not shown to the next one in the same tab. */
export function clearHistory() {
  isOpen = false;
  replaceHistory(EMPTY);
  dropFormer();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The latest toasts, since three seconds are too short to read them. */
export const useHistory = () => useSyncExternalStore(subscribe, () => history);
