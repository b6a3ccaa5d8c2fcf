import type { Endpoint } from '@slotwise/contract/endpoint';

type Listener = (endpoint: Pick<Endpoint, 'method' | 'path'>) => void;

const listeners = new Set<Listener>();

/** Called after every write that the server has accepted. Returns the function that unsubscribes. */
export function onWrite(listener: Listener) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function announceWrite(endpoint: Endpoint) {
  if (endpoint.method !== 'GET') listeners.forEach((listener) => listener(endpoint));
}
