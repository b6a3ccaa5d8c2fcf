import { listDeliveries } from '@slotwise/contract/notifications/notifications.endpoints';
import { useEffect } from 'react';
import { useAnswer } from '#state/use-answer.ts';

/** A mail being sent changes within seconds; after that the user can refresh manually. */
const LOOK_AGAIN_MS = 4000;

export type Deliveries = ReturnType<typeof useDeliveries>;

/** The mails of a meeting. Null requests nothing. */
export function useDeliveries(bookingId: string | null) {
  const deliveries = useAnswer(listDeliveries, bookingId === null ? null : { params: { id: bookingId } });
  const { data, loading, reload } = deliveries;
  const fresh = data?.data.some(({ state, attempts }) => state === 'QUEUED' && attempts === 0) ?? false;

  useEffect(() => {
    if (!fresh || loading) return;
    const timer = setTimeout(reload, LOOK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [fresh, loading, reload]);

  return deliveries;
}
