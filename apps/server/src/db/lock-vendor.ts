import type { VendorDb } from './tenancy.ts';

/** Makes others who lock the same organization wait until the transaction ends, without blocking its other rows. */
export const lockVendor = (tx: VendorDb) =>
  tx.selectOwn('vendor').select('vendor_id').forNoKeyUpdate().execute();
