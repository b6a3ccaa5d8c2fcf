/** The record contracts and the shared parts of every screen; each depends on those before it. */
const PIECES = [
  () => import('@slotwise/contract/booking-parts/life.schema'),
  () => import('@slotwise/contract/bookings/bookings.schema'),
  () => import('@slotwise/contract/bookings/bookings.endpoints'),
  () => import('#ui/page/page-head.tsx'),
];

/**
 * Runs the large pieces in a task each, before the part that needs them: in one go they would block a slow phone for
 * longer than its user can wait.
 */
export const afterRecords =
  <Part>(load: () => Promise<Part>) =>
  async (): Promise<Part> => {
    for (const piece of PIECES) {
      // What could not be fetched is requested again by the part, which then reports the failure.
      await piece().catch(() => undefined);
    }
    return load();
  };
