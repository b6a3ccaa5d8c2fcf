import type { NewVendor } from '@slotwise/contract/vendors/vendor-changes.schema';

/** A supplier as the form sends it. */
export const aVendor = (overrides: Partial<NewVendor> = {}): NewVendor => ({
  vendorName: 'Vandelay Staffing',
  contactName: 'Ravi Nair',
  contactEmail: 'ravi@vandelay.example',
  relationship: 'SUPPLIER',
  ...overrides,
});
