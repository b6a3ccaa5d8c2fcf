import { readUser } from './session-storage.ts';

type Listener = () => void;

const listeners = new Set<Listener>();

/** Called whenever the server no longer accepts this tab's token. Returns the function that unsubscribes. */
export function onSessionEnd(listener: Listener) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A late answer to an older token must not end the session that followed it. */
export function announceSessionEnd(refusedToken: string) {
  if (readUser()?.token === refusedToken) listeners.forEach((listener) => listener());
}
