import { isFailure, type Failure } from '@slotwise/contract/failures';

/** Lets the browser save the file at an address; without a name, under the name the server gives it. */
function saveFrom(address: string, name = '') {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

/** Lets the browser save bytes under a name. */
export function saveBytes(bytes: Blob, name: string) {
  const address = URL.createObjectURL(bytes);
  saveFrom(address, name);
  // Some browsers read the bytes only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Lets the browser fetch the file of a ticket, or returns why there is none. */
export function openTicket(ticket: { url: string } | Failure): Failure | null {
  if (isFailure(ticket)) return ticket;
  saveFrom(ticket.url);
  return null;
}
