import type { Failure } from '@slotwise/contract/failures';
import type { ActionMessages } from '@slotwise/contract/first-messages';
import { notify } from './notify.ts';

/** Codes that say nothing a user could act on: the server was not reached, was not understood, or broke. */
const EXCEPTIONS = new Set(['NETWORK', 'INTERNAL']);

/** Shows the one toast of a failed action: the fixed text, then the server's code and messages, if it gave any. */
export function reportFailure(messages: ActionMessages, failure: Failure, ends?: number) {
  if (EXCEPTIONS.has(failure.code)) notify.failure(messages.exception ?? messages.failure, { ends });
  else notify.failure(messages.failure, { code: failure.code, messages: failure.message, ends });
}
