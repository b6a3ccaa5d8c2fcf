import type { Failure } from '@slotwise/contract/failures';
import type { Next } from '#lib/autosave.ts';

/** The server was not reached or not well: later it may be. */
const PASSING = ['NETWORK', 'INTERNAL', 'UNAVAILABLE', 'STORAGE_FULL', 'RATE_LIMITED'];
/** What no other text can mend. */
const FINAL = ['VERSION_CONFLICT', 'INVALID_TRANSITION', 'NOT_FOUND', 'FORBIDDEN'];

/** What follows a save that the server refused. */
export function nextAfter({ code }: Failure): Next {
  if (PASSING.includes(code)) return 'retry';
  return FINAL.includes(code) ? 'stop' : 'wait';
}
