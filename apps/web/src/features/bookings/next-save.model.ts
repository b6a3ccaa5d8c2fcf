import type { Failure } from '@slotwise/contract/failures';
import type { Next } from '#lib/autosave.ts';

/** The server was unreachable or unwell, which may pass. */
const PASSING = ['NETWORK', 'INTERNAL', 'UNAVAILABLE', 'STORAGE_FULL', 'RATE_LIMITED'];
/** No other input can fix these. */
const FINAL = ['VERSION_CONFLICT', 'INVALID_TRANSITION', 'NOT_FOUND', 'FORBIDDEN'];

/** What to do after a save that the server refused. */
export function nextAfter({ code }: Failure): Next {
  if (PASSING.includes(code)) return 'retry';
  return FINAL.includes(code) ? 'stop' : 'wait';
}
