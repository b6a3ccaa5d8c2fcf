/**
 * Runs the contract of the records, which is large, before the part that needs it: in one go they would keep a slow
 * phone from its user for longer than somebody who touches it can wait.
 */
export const afterRecords =
  <Part>(load: () => Promise<Part>) =>
  async (): Promise<Part> => {
    // What could not be fetched is asked for again by the part, which then says so.
    await import('@slotwise/contract/bookings/bookings.endpoints').catch(() => undefined);
    return load();
  };
