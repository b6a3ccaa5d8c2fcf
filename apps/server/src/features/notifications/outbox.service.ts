import type { Context } from '#context.ts';
import { eachVendorId } from '#db/list-vendor-ids.ts';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { fillLinks } from '#engines/calendar-messages/mail-links.ts';
import { mailOptions } from '#engines/calendar-messages/outgoing-mail.ts';
import type { OutboxEntry, OutboxList } from '#engines/outbox-pages/outbox-list.ts';
import type { OutboxMail } from '#engines/outbox-pages/outbox-mail.ts';
import { printInstant } from '#engines/wall-time/print-time.ts';
import { zoneShortName } from '#engines/wall-time/zone-label.ts';
import { AppError } from '#lib/app-error.ts';
import { printMessage } from '#lib/text/print-message.ts';
import { openContent } from './mail-sealing.service.ts';
import { hasOutbox } from './outbox.rules.ts';
import * as queries from './outbox.queries.ts';

const PAGE_SIZE = 50;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The key in the outbox's printed address: the same at every start, and in no row, mail or log. */
export const outboxKey = ({ vault }: Context): Promise<string> => vault.tokenFor('outbox', 'reader');

/** The address that opens the outbox in a browser on this machine; undefined if there is no outbox. */
export const outboxAddress = async (context: Context, address: string): Promise<string | undefined> =>
  hasOutbox(context.config) ? `${address}/outbox?key=${await outboxKey(context)}` : undefined;

/** Mails of every tenant, newest first. Each tenant is queried separately, since no transaction sees two. */
export async function listOutbox(
  { db }: Context,
  query: { search: string; page: number },
): Promise<OutboxList> {
  const { search, page } = query;
  const lines: queries.MailLine[] = [];
  let total = 0;
  for await (const vendorId of eachVendorId(db)) {
    await asVendor(db, vendorId, async (tx) => {
      lines.push(...(await queries.listNewestMails(tx, search, page * PAGE_SIZE)));
      total += await queries.countMails(tx, search);
    });
  }
  const entries = lines.toSorted(newestFirst).slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return { entries: entries.map(toOutboxEntry), total, page, pageSize: PAGE_SIZE, search };
}

export async function getOutboxMail(
  { db, vault }: Context,
  vendor: string,
  mailId: string,
): Promise<OutboxMail> {
  if (!UUID.test(vendor) || !UUID.test(mailId)) throw new AppError('NOT_FOUND');
  const vendorId = toVendorId(vendor);
  const row = await asVendor(db, vendorId, (tx) => queries.findMail(tx, mailId));
  if (!row) throw new AppError('NOT_FOUND');
  const kept = await openContent(vault, vendorId, row);
  return { ...toOutboxEntry(row), message: kept && (await fillLinks(kept, vault.tokenFor)) };
}

export async function getMessage(context: Context, vendor: string, mailId: string) {
  const { message } = await getOutboxMail(context, vendor, mailId);
  if (!message) throw new AppError('NOT_FOUND');
  return message;
}

/** The complete mail, as the bytes a mail server would get. */
export const printOutboxMail = async (context: Context, vendor: string, mailId: string): Promise<Buffer> =>
  printMessage(mailOptions(await getMessage(context, vendor, mailId)));

const newestFirst = (one: queries.MailLine, other: queries.MailLine): number =>
  other.created_at.getTime() - one.created_at.getTime() || (one.mail_id < other.mail_id ? 1 : -1);

function toOutboxEntry(row: queries.MailLine): OutboxEntry {
  const at = row.created_at.toISOString();
  return {
    vendorId: row.vendor_id,
    mailId: row.mail_id,
    recipientName: row.recipient_name,
    recipientEmail: row.recipient_email,
    subject: row.subject,
    company: row.vendor_name,
    written: `${printInstant(at, row.time_zone)} ${zoneShortName(at, row.time_zone)}`,
    state: row.state,
    hasInvitation: row.has_invitation,
    isSample: row.is_sample,
  };
}
