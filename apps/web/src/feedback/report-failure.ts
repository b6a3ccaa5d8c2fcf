import type { Failure } from '@slotwise/contract/failures';
import type { ActionMessages } from '@slotwise/contract/first-messages';
import { notify } from './notify.ts';

/** Codes a user can do nothing about: the server was not reached, was not understood, or crashed. */
const EXCEPTIONS = new Set(['NETWORK', 'INTERNAL']);

/** Shows the one toast of a failed action: the fixed text, then the server's code and messages, if any. */
export function reportFailure(messages: ActionMessages, failure: Failure, ends?: number) {
  if (EXCEPTIONS.has(failure.code)) notify.failure(messages.exception ?? messages.failure, { ends });
  else notify.failure(messages.failure, { code: failure.code, messages: failure.message, ends });
}
