import type { Failure } from '@slotwise/contract/failures';

/** A token the server does not know in its form was cut off on its way, which is as good as expired. */
export const isDeadLink = ({ code, fieldErrors }: Failure): boolean =>
  code === 'LINK_EXPIRED' || (code === 'VALIDATION_FAILED' && fieldErrors?.['token'] !== undefined);
