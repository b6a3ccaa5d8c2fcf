import { listDeliveries } from '@slotwise/contract/notifications/notifications.endpoints';
import { useEffect } from 'react';
import { useAnswer } from '#state/use-answer.ts';

/** A mail on its way changes within seconds; after that someone may ask again by hand. */
const LOOK_AGAIN_MS = 4000;

export type Deliveries = ReturnType<typeof useDeliveries>;

/** The mails of a meeting. Null asks nothing. */
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
