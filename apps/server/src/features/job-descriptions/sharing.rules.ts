import type { AssociationStatus } from '@slotwise/contract/vendors/vendors.schema';
import { invalidField } from '#lib/app-error.ts';

type Supplier = {
  association_id: string;
  supplier_vendor_id: string;
  association_status: AssociationStatus;
  vendor_name: string;
};

/**
 * The associations under which a job is newly shared with these suppliers. VALIDATION_FAILED, at the place in the list,
 * for a partner that is no supplier or is not active; `present` ones stay in any case.
 */
export const requireSuppliers = (wanted: string[], suppliers: Supplier[], present: Set<string>): string[] =>
  wanted.flatMap((supplierId, index) => {
    if (present.has(supplierId)) return [];
    const supplier = suppliers.find((one) => one.supplier_vendor_id === supplierId);
    const field = `sharedWithVendorIds.${index}`;
    if (!supplier) throw invalidField(field, 'Jobs are shared with suppliers of your organization only.');
    const { association_status: status, vendor_name: name } = supplier;
    if (status !== 'ACTIVE' && status !== 'PENDING') {
      throw invalidField(field, `The association with ${name} is ${status}.`);
    }
    return [supplier.association_id];
  });
