import type { AssociationStatus, Relationship } from '@slotwise/contract/vendors/vendors.schema';
import type { VendorDb } from '#db/tenancy.ts';

export type PartnerFilter = {
  /** The other side's relationship to the caller. */
  relationship?: Exclude<Relationship, 'SELF'> | undefined;
  status?: AssociationStatus | undefined;
  /** Only other sides with one of these ids. */
  partnerIds?: string[] | undefined;
};

export type AssociationRow = Awaited<ReturnType<typeof listAssociations>>[number];

/** The organization's associations, with both names. */
const ownAssociations = (tx: VendorDb, { relationship, partnerIds }: PartnerFilter) =>
  tx
    .selectFrom('association')
    .innerJoin('vendor as client', 'client.vendor_id', 'association.vendor_id')
    .innerJoin('vendor as supplier', 'supplier.vendor_id', 'association.supplier_vendor_id')
    .selectAll('association')
    .select(['client.vendor_name as client_name', 'supplier.vendor_name as supplier_name'])
    .where((where) => {
      const isSide = (own: 'vendor_id' | 'supplier_vendor_id', other: 'vendor_id' | 'supplier_vendor_id') =>
        where.and([
          where(`association.${own}`, '=', tx.vendorId),
          ...(partnerIds ? [where(`association.${other}`, 'in', partnerIds)] : []),
        ]);
      const suppliers = isSide('vendor_id', 'supplier_vendor_id');
      const clients = isSide('supplier_vendor_id', 'vendor_id');
      if (relationship === 'SUPPLIER') return suppliers;
      return relationship === 'CLIENT' ? clients : where.or([suppliers, clients]);
    });

export function listAssociations(tx: VendorDb, filter: PartnerFilter) {
  const { status } = filter;
  return ownAssociations(tx, filter)
    .$if(status !== undefined, (query) =>
      query.where('association.association_status', '=', status ?? 'ACTIVE'),
    )
    .orderBy('association.association_id')
    .execute();
}

/** The organization's associations with these ids. */
export const listAssociationsById = (tx: VendorDb, associationIds: string[]) =>
  ownAssociations(tx, {}).where('association.association_id', 'in', associationIds).execute();

export const getOwnSettings = (tx: VendorDb) =>
  tx
    .selectOwn('vendor')
    .select(['decision_policy', 'requires_feedback_before_decision'])
    .executeTakeFirstOrThrow();
