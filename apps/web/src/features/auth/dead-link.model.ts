import type { Failure } from '@slotwise/contract/failures';

/** A token whose form the server rejects was cut off in transit, which amounts to expired. */
export const isDeadLink = ({ code, fieldErrors }: Failure): boolean =>
  code === 'LINK_EXPIRED' || (code === 'VALIDATION_FAILED' && fieldErrors?.['token'] !== undefined);
