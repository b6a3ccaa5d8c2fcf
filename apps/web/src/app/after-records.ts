/** The contract of the records and the parts of every screen, each in need of those before it. */
const PIECES = [
  () => import('@slotwise/contract/booking-parts/life.schema'),
  () => import('@slotwise/contract/bookings/bookings.schema'),
  () => import('@slotwise/contract/bookings/bookings.endpoints'),
  () => import('#ui/page/page-head.tsx'),
];

/**
 * Runs the large pieces, one task each, before the part that needs them: in one go they would keep a slow phone from
 * its user for longer than someone who touches it can wait.
 */
export const afterRecords =
  <Part>(load: () => Promise<Part>) =>
  async (): Promise<Part> => {
    for (const piece of PIECES) {
      // What could not be fetched is asked for again by the part, which then says so.
      await piece().catch(() => undefined);
    }
    return load();
  };
