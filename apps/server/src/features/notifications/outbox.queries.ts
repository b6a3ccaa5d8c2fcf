import { sql, type ExpressionBuilder } from 'kysely';
import { countRows } from '#db/count-rows.ts';
import { sameVendor } from '#db/same-vendor.ts';
import type { Tables } from '#db/tables/tables.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { likeAnywhere } from '#lib/text/fold-text.ts';

const mails = (tx: VendorDb) =>
  tx
    .selectOwn('mail')
    .innerJoin('vendor', 'vendor.vendor_id', 'mail.vendor_id')
    .leftJoin('booking', (join) => sameVendor(join, 'booking.booking_id', 'mail.booking_id'))
    .where('vendor.vendor_id', '=', tx.vendorId);

type Builder = ExpressionBuilder<Tables, 'mail' | 'vendor'>;
const toAddress = (where: Builder, search: string) =>
  where.or([
    where('mail.recipient_email', 'like', likeAnywhere(search.toLowerCase())),
    where('mail.recipient_name', 'ilike', likeAnywhere(search)),
  ]);

const COLUMNS = [
  'mail.vendor_id',
  'mail.mail_id',
  'mail.recipient_name',
  'mail.recipient_email',
  'mail.subject',
  'mail.state',
  'mail.created_at',
  'vendor.vendor_name',
  'vendor.time_zone',
  sql<boolean>`coalesce(booking.is_sample, false)`.as('is_sample'),
  sql<boolean>`coalesce(mail.message ? 'calendar', false)`.as('has_invitation'),
] as const;

export type MailLine = Awaited<ReturnType<typeof listNewestMails>>[number];

/** The newest mails of one tenant to addresses matching the search. */
export const listNewestMails = (tx: VendorDb, search: string, limit: number) =>
  mails(tx)
    .select(COLUMNS)
    .$if(search !== '', (query) => query.where((where) => toAddress(where, search)))
    .orderBy('mail.created_at', 'desc')
    .orderBy('mail.mail_id', 'desc')
    .limit(limit)
    .execute();

export const countMails = (tx: VendorDb, search: string): Promise<number> =>
  countRows(mails(tx).$if(search !== '', (query) => query.where((where) => toAddress(where, search))));

export const findMail = (tx: VendorDb, mailId: string) =>
  mails(tx)
    .select(COLUMNS)
    .select(['mail.message', 'mail.sealed'])
    .where('mail.mail_id', '=', mailId)
    .executeTakeFirst();
