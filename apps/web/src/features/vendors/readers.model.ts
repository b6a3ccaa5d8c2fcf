import type { Visibility } from '@slotwise/contract/booking-parts/documents.schema';
import type { Vendor } from '@slotwise/contract/vendors/vendors.schema';

/** Who may read a remark or a file; of the own organization there is no other side. */
export function listReaders({ relationship, vendorName }: Pick<Vendor, 'relationship' | 'vendorName'>): {
  value: Visibility;
  label: string;
  about: string;
}[] {
  const internal = {
    value: 'INTERNAL' as const,
    label: 'Internal',
    about: 'Stays in your organization',
  };
  if (relationship === 'SELF') return [internal];
  return [internal, { value: 'SHARED', label: 'Shared', about: `Also for ${vendorName}` }];
}
