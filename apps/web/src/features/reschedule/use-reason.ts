import type { ChangeReason } from '@slotwise/contract/bookings/bookings.schema';
import { useState } from 'react';
import { RESCHEDULE } from './reschedule.texts.ts';

export type TypedReason = { code: ChangeReason | null; text: string };

/** Why a meeting moves; the code is required, the text optional. */
export function useReason() {
  const [reason, setReason] = useState<TypedReason>({ code: null, text: '' });
  const [error, setError] = useState('');
  return {
    reason,
    error,
    change: (changes: Partial<TypedReason>) => {
      setReason((before) => ({ ...before, ...changes }));
      if (changes.code) setError('');
    },
    isGiven: () => {
      setError(reason.code ? '' : RESCHEDULE.noReason());
      return reason.code !== null;
    },
  };
}
