import { sql, type RawBuilder } from 'kysely';
import type { VendorDb } from '#db/tenancy.ts';
import { foldedLike } from '#db/folded.ts';
import { foldText, likeAnywhere } from '#lib/text/fold-text.ts';

type Look = { words: string[]; digits: string; limit: number };

const folds = (text: RawBuilder<unknown>, { words }: Look) =>
  words.length > 0 ? foldedLike(text, words) : sql.lit(false);

/** Panelists' numbers are stored in E.164, vendors' as typed. */
const hasNumber = (column: RawBuilder<unknown>, { digits }: Look) =>
  digits
    ? sql<boolean>`regexp_replace(${column}, '[^0-9]', '', 'g') like ${likeAnywhere(digits)}`
    : sql<boolean>`false`;

/** Jobs of the caller's organization, newest first. */
export const findJobs = (tx: VendorDb, { words, limit }: Look) =>
  tx
    .selectOwn('job')
    .select(['jd_id', 'title', 'jd_code', 'client_name', 'jd_status'])
    .where((where) =>
      where.and(words.map((word) => where('search_text', 'like', likeAnywhere(foldText(word))))),
    )
    .orderBy('created_at', 'desc')
    .orderBy('jd_id')
    .limit(limit)
    .execute();

/** Panelists of the caller's organization by name, active ones first. */
export function findPanelists(tx: VendorDb, look: Look) {
  const text = sql`concat_ws(' ', display_name, first_name, last_name, email)`;
  return tx
    .selectOwn('panelist')
    .select(['panelist_id', 'display_name', 'email', 'designation', 'skills'])
    .where(({ or }) => or([folds(text, look), hasNumber(sql`phone`, look)]))
    .orderBy(sql`panel_status = 'INACTIVE'`)
    .orderBy(sql`lower(display_name)`)
    .orderBy('panelist_id')
    .limit(look.limit)
    .execute();
}

/** The associated organizations; of one that was only asked, nothing but the name is searched and shown. */
export function findVendors(tx: VendorDb, look: Look) {
  const familiar = sql`(vendor.vendor_status = 'UNCLAIMED' or association.accepted_at is not null
    or association.requested_by <> ${tx.vendorId})`;
  const ifFamiliar = (column: string) =>
    sql<string>`case when ${familiar} then ${sql.ref(column)} else '' end`;
  const card = ['vendor.vendor_code', 'vendor.contact_name', 'vendor.contact_email'].map(ifFamiliar);
  const text = sql`concat_ws(' ', vendor.vendor_name, ${sql.join(card)})`;
  return tx
    .selectFrom('association')
    .innerJoin('vendor', (join) =>
      join.on(({ or, eb }) =>
        or([
          eb('vendor.vendor_id', '=', eb.ref('association.vendor_id')),
          eb('vendor.vendor_id', '=', eb.ref('association.supplier_vendor_id')),
        ]),
      ),
    )
    .select([
      'vendor.vendor_id',
      'vendor.vendor_name',
      'association.association_status',
      'association.supplier_vendor_id',
      ifFamiliar('vendor.contact_name').as('contact_name'),
      ifFamiliar('vendor.contact_email').as('contact_email'),
    ])
    .where(({ or, eb }) =>
      or([
        eb('association.vendor_id', '=', tx.vendorId),
        eb('association.supplier_vendor_id', '=', tx.vendorId),
      ]),
    )
    .where('vendor.vendor_id', '<>', tx.vendorId)
    .where(({ or }) => or([folds(text, look), hasNumber(ifFamiliar('vendor.contact_phone'), look)]))
    .orderBy(sql`lower(vendor.vendor_name)`)
    .orderBy('vendor.vendor_id')
    .limit(look.limit)
    .execute();
}
