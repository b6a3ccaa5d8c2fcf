import type { Context } from '#context.ts';
import { asDirectory, asVendor, toVendorId, type VendorDb, type VendorId } from '#db/tenancy.ts';
import { inTurns } from '#jobs/in-turns.ts';
import { findMember, type Member } from '#features/auth/people.service.ts';
import { toTerms } from './vendor-mails.mapper.ts';
import { listAdministrators } from './vendor-mails.queries.ts';
import { findAdministrators, mailAdministrators, type Reader } from './vendor-mails.service.ts';
import { findOwnVendor, lockPartner, type PartnerRow } from './read-vendor.queries.ts';
import { listOwnAssociations } from './vendors.service.ts';
import * as queries from './claims.queries.ts';

const CLAIMANTS_A_LOOK = 500;

type AccountKey = { vendorId: VendorId; userId: string };

/**
 * Hands the organizations added with a member's proven address over to the member's organization. Their associations
 * wait there for an answer, with the jobs shared and comments written on them, and both sides are mailed. Idempotent.
 */
export async function claimVendors(context: Context, key: AccountKey): Promise<void> {
  const member = await findMember(context.db, key);
  if (!member) return;
  const found = await asDirectory(context.db, (tx) => queries.listUnclaimed(tx, member.email));
  const foreign = found.filter(({ added_by: inviter }) => inviter !== member.vendorId);
  if (foreign.length === 0) return;
  const readers = await findAdministrators(context, member.vendorId);
  for (const { vendor_id: unclaimedId, added_by: inviter } of foreign) {
    await asVendor(context.db, toVendorId(inviter), (tx) =>
      handOver(context, tx, { unclaimedId, member, readers }),
    );
  }
}

/** The same right after an address was proven: the upkeep job retries failures. */
export async function claimAtOnce(context: Context, key: AccountKey): Promise<void> {
  try {
    await claimVendors(context, key);
  } catch (error) {
    context.log.error({ err: error }, 'the invitations of a new account were not handed over yet');
  }
}

/** Hands over leftovers: a process ended in between, or an address joined its organization in another way. */
export async function claimLeftovers(context: Context): Promise<void> {
  const keys = await asDirectory(context.db, (tx) => queries.listClaimants(tx, CLAIMANTS_A_LOOK));
  const byUser = new Map(keys.map((key) => [key.userId, key]));
  await inTurns(context, byUser.keys(), async (userId) => {
    const key = byUser.get(userId);
    if (key) await claimVendors(context, key);
    return false;
  });
}

type HandOver = { unclaimedId: string; member: Member; readers: Reader[] };

/** Runs in the inviter's transaction, since card and association are theirs. */
async function handOver(context: Context, tx: VendorDb, claim: HandOver): Promise<void> {
  const { unclaimedId, member } = claim;
  const row = await lockPartner(tx, unclaimedId);
  // Claimed meanwhile, or ended by its inviter, so no one is asked any more.
  if (row?.vendor_status !== 'UNCLAIMED' || row.association_status !== 'PENDING') return;
  // The two are already associated in another way.
  if ((await listOwnAssociations(tx, { partnerIds: [member.vendorId] })).length > 0) return;
  await queries.moveAssociation(tx, row.association_id, {
    side: row.client_id === tx.vendorId ? 'supplier_vendor_id' : 'vendor_id',
    to: member.vendorId,
    now: context.clock.now(),
  });
  await queries.deleteUnclaimed(tx, unclaimedId);
  await tellBoth(context, tx, row, claim);
}

async function tellBoth(context: Context, tx: VendorDb, row: PartnerRow, { member, readers }: HandOver) {
  const [claimant, inviter] =
    row.client_id === tx.vendorId ? (['supplier', 'client'] as const) : (['client', 'supplier'] as const);
  const { vendor_name: vendorName } = await findOwnVendor(tx);
  const inviters = { readers: await listAdministrators(tx), readerVendorId: tx.vendorId };
  await mailAdministrators(context, tx, inviters, {
    kind: 'claimed',
    as: claimant,
    terms: toTerms(row),
    invitedAs: { name: row.vendor_name, email: member.email },
    author: member,
    about: member.vendorId,
  });
  await mailAdministrators(
    context,
    tx,
    { readers, readerVendorId: member.vendorId },
    {
      kind: 'requested',
      as: inviter,
      terms: toTerms(row),
      author: { vendorName, displayName: vendorName },
      about: tx.vendorId,
    },
  );
}
