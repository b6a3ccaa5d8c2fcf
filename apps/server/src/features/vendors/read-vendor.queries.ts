import type { VendorSort } from '@slotwise/contract/vendors/vendors.endpoints';
import { ASSOCIATION_STATUSES, type AssociationStatus } from '@slotwise/contract/vendors/vendors.schema';
import { sql, type Expression, type SqlBool } from 'kysely';
import { countRows } from '#db/count-rows.ts';
import { placeIn } from '#db/place-in.ts';
import { readSubmitted, type VendorDb } from '#db/tenancy.ts';
import { likeAnywhere } from '#lib/text/fold-text.ts';

export type PartnerRow = NonNullable<Awaited<ReturnType<typeof findPartner>>>;

export type VendorFilter = {
  words: string[];
  relationship?: 'SUPPLIER' | 'CLIENT' | undefined;
  associationStatus?: AssociationStatus | undefined;
};

/** The associated organizations, each with the association and the caller's side of it. */
const partners = (tx: VendorDb) =>
  tx
    .selectFrom('association')
    .innerJoin('vendor as partner', (join) =>
      join.on(
        'partner.vendor_id',
        '=',
        sql<string>`case when association.vendor_id = ${tx.vendorId} then association.supplier_vendor_id else association.vendor_id end`,
      ),
    )
    .leftJoin('association_side as side', (join) =>
      join
        .on('side.vendor_id', '=', tx.vendorId)
        .onRef('side.association_id', '=', 'association.association_id'),
    )
    .where((where) =>
      where.or([
        where('association.vendor_id', '=', tx.vendorId),
        where('association.supplier_vendor_id', '=', tx.vendorId),
      ]),
    );

const partnersWithCards = (tx: VendorDb) =>
  partners(tx)
    .selectAll('partner')
    .select([
      'association.association_id',
      'association.vendor_id as client_id',
      'association.association_status',
      'association.requested_by',
      'association.status_by',
      'association.accepted_at',
      'association.ownership_days',
      'association.answer_hours',
      'association.submission_requires_rtr',
      'association.payment_terms_days',
      'association.agreement_start',
      'association.agreement_end',
      'association.version as association_version',
      'association.created_at as associated_at',
      'side.default_margin_percent',
      'side.private_notes',
    ]);

/** The searched text: everyone's name, and the card of those who show theirs to the caller's organization. */
const searched = (tx: VendorDb) => sql<string>`lower(concat_ws(' ', partner.vendor_name,
  case when partner.vendor_status = 'UNCLAIMED' or association.accepted_at is not null
    or association.requested_by <> ${tx.vendorId}
  then concat_ws(' ', partner.vendor_code, partner.contact_name, partner.contact_email, partner.contact_phone, partner.tax_id,
    partner.city, array_to_string(partner.skills, ' ')) end))`;

function conditions(tx: VendorDb, filter: VendorFilter): Expression<SqlBool>[] {
  const { words, relationship, associationStatus } = filter;
  return [
    ...words.map((word) => sql<SqlBool>`${searched(tx)} like ${likeAnywhere(word.toLowerCase())}`),
    ...(relationship
      ? [sql<SqlBool>`(association.vendor_id = ${tx.vendorId}) = ${relationship === 'SUPPLIER'}`]
      : []),
    ...(associationStatus ? [sql<SqlBool>`association.association_status = ${associationStatus}`] : []),
  ];
}

const BY_NAME = sql`lower(partner.vendor_name)`;

/** How many candidates were submitted under each of the organization's associations, as JSON. */
async function countSubmitted(tx: VendorDb): Promise<string> {
  const counts = await readSubmitted(tx, (supplier) =>
    supplier
      .selectFrom('submission')
      .select(['association_id', ({ fn }) => fn.countAll<string>().as('count')])
      .where((where) =>
        where.or([where('vendor_id', '=', tx.vendorId), where('submitter_vendor_id', '=', tx.vendorId)]),
      )
      .groupBy('association_id'),
  );
  return JSON.stringify(Object.fromEntries(counts.map(({ association_id: id, count }) => [id, count])));
}

const ORDERS: Record<Exclude<VendorSort, '-submitted'>, Expression<unknown>> = {
  vendorName: sql`${BY_NAME} asc`,
  '-vendorName': sql`${BY_NAME} desc`,
  '-createdAt': sql`association.created_at desc`,
  state: placeIn(ASSOCIATION_STATUSES, sql`association.association_status`),
};

const orderBy = async (tx: VendorDb, sort: VendorSort): Promise<Expression<unknown>> =>
  sort === '-submitted'
    ? sql`coalesce((${await countSubmitted(tx)}::jsonb ->> association.association_id::text)::int, 0) desc`
    : ORDERS[sort];

export async function listPartners(
  tx: VendorDb,
  filter: VendorFilter,
  { sort, limit, offset }: { sort: VendorSort; limit: number; offset: number },
) {
  const order = await orderBy(tx, sort);
  return partnersWithCards(tx)
    .where((where) => where.and(conditions(tx, filter)))
    .orderBy(order)
    .orderBy(BY_NAME)
    .orderBy('association.association_id')
    .limit(limit)
    .offset(offset)
    .execute();
}

export const countPartners = (tx: VendorDb, filter: VendorFilter): Promise<number> =>
  countRows(partners(tx).where((where) => where.and(conditions(tx, filter))));

export const findPartner = (tx: VendorDb, partnerId: string) =>
  partnersWithCards(tx).where('partner.vendor_id', '=', partnerId).executeTakeFirst();

export const lockPartner = (tx: VendorDb, partnerId: string) =>
  partnersWithCards(tx)
    .where('partner.vendor_id', '=', partnerId)
    .forUpdate('association')
    .executeTakeFirst();

export const findOwnVendor = (tx: VendorDb) => tx.selectOwn('vendor').selectAll().executeTakeFirstOrThrow();

export const lockOwnVendor = (tx: VendorDb) =>
  tx.selectOwn('vendor').selectAll().forNoKeyUpdate().executeTakeFirstOrThrow();
