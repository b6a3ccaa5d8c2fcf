import type { Visibility } from '@slotwise/contract/booking-parts/documents.schema';
import type { Vendor } from '@slotwise/contract/vendors/vendors.schema';
import { VENDORS } from './vendors.texts.ts';

/** Who may read a comment or file; the user's own organization has no other side. */
export function listReaders({ relationship, vendorName }: Pick<Vendor, 'relationship' | 'vendorName'>): {
  value: Visibility;
  label: string;
  about: string;
}[] {
  const internal = {
    value: 'INTERNAL' as const,
    label: VENDORS.internal(),
    about: VENDORS.internalHint(),
  };
  if (relationship === 'SELF') return [internal];
  return [
    internal,
    { value: 'SHARED', label: VENDORS.shared(), about: VENDORS.sharedHint({ name: vendorName }) },
  ];
}
