import type { AssociationStatus } from '@slotwise/contract/vendors/vendors.schema';
import { toVendorId, type VendorId } from '#db/tenancy.ts';
import type { AssociationRow } from './vendors.queries.ts';

/** The terms between two organizations: the supplier submits candidates to the client. */
export type Association = {
  associationId: string;
  clientId: VendorId;
  clientName: string;
  supplierId: VendorId;
  supplierName: string;
  associationStatus: AssociationStatus;
  /** True if both sides once agreed. */
  isAccepted: boolean;
  ownershipDays: number;
  answerHours: number;
  submissionRequiresRtr: boolean;
};

export const toAssociation = (row: AssociationRow): Association => ({
  associationId: row.association_id,
  clientId: toVendorId(row.vendor_id),
  clientName: row.client_name,
  supplierId: toVendorId(row.supplier_vendor_id),
  supplierName: row.supplier_name,
  associationStatus: row.association_status,
  isAccepted: row.accepted_at !== null,
  ownershipDays: row.ownership_days,
  answerHours: row.answer_hours,
  submissionRequiresRtr: row.submission_requires_rtr,
});
