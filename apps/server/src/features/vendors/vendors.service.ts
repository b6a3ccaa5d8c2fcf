import type { DecisionPolicy } from '@slotwise/contract/booking-parts/decisions.schema';
import type { VendorDb } from '#db/tenancy.ts';
import { AppError } from '#lib/app-error.ts';
import { toAssociation, type Association } from './vendors.mapper.ts';
import * as queries from './vendors.queries.ts';

export type { Association } from './vendors.mapper.ts';

/** Identifies the other side of an association, and its relationship. */
export type Side = { clientId: string } | { supplierId: string };

/** The association with this client or supplier, in any status. */
export async function findAssociation(tx: VendorDb, side: Side): Promise<Association | undefined> {
  const [partnerId, relationship] =
    'clientId' in side ? [side.clientId, 'CLIENT' as const] : [side.supplierId, 'SUPPLIER' as const];
  const [row] = await queries.listAssociations(tx, { relationship, partnerIds: [partnerId] });
  return row && toAssociation(row);
}

/**
 * The organization's associations; `relationship` is that of the other side to the caller, `partnerIds` limits the
 * other sides.
 */
export async function listOwnAssociations(
  tx: VendorDb,
  filter: queries.PartnerFilter = {},
): Promise<Association[]> {
  if (filter.partnerIds?.length === 0) return [];
  return (await queries.listAssociations(tx, filter)).map(toAssociation);
}

/** The associations with these ids, by id, without those of others. */
export async function findAssociationsById(
  tx: VendorDb,
  associationIds: string[],
): Promise<Map<string, Association>> {
  if (associationIds.length === 0) return new Map();
  const rows = await queries.listAssociationsById(tx, associationIds);
  return new Map(rows.map((row) => [row.association_id, toAssociation(row)]));
}

/** The association with this organization, null for the caller's own; NOT_FOUND if there is none. */
export async function requireAssociation(tx: VendorDb, vendorId: string): Promise<Association | null> {
  if (vendorId === tx.vendorId) return null;
  const [row] = await queries.listAssociations(tx, { partnerIds: [vendorId] });
  if (!row) throw new AppError('NOT_FOUND');
  return toAssociation(row);
}

/** Whose decisions on a candidate count in the organization, and their requirements. */
export type DecisionSettings = { policy: DecisionPolicy; requiresFeedback: boolean };

export async function getDecisionSettings(tx: VendorDb): Promise<DecisionSettings> {
  const row = await queries.getOwnSettings(tx);
  return { policy: row.decision_policy, requiresFeedback: row.requires_feedback_before_decision };
}
