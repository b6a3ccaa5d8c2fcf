import { useEffect } from 'react';
import { useLoaded } from '#lib/use-loaded.ts';
import { listDeliveries } from '#features/bookings/bookings.actions.ts';

/** A mail on its way changes within seconds; after that somebody may ask again by hand. */
const LOOK_AGAIN_MS = 4000;

export type Deliveries = ReturnType<typeof useDeliveries>;

/** The mails of a meeting; `steps` counts what happened so far, each of which may have sent some. Null asks nothing. */
export function useDeliveries(bookingId: string | null, steps: number) {
  const deliveries = useLoaded(bookingId && `${bookingId} ${steps}`, () => listDeliveries(bookingId ?? ''));
  const { data, loading, reload } = deliveries;
  const fresh = data?.data.some(({ state, attempts }) => state === 'QUEUED' && attempts === 0) ?? false;

  useEffect(() => {
    if (!fresh || loading) return;
    const timer = setTimeout(reload, LOOK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [fresh, loading, reload]);

  return deliveries;
}
