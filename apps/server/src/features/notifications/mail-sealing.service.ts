import type { Context } from '#context.ts';
import { asUpkeep, asVendor, type VendorId } from '#db/tenancy.ts';
import type { OutgoingMail } from '#engines/calendar-messages/outgoing-mail.ts';
import type { Vault } from '#storage/vault.ts';
import * as queries from './mail-sealing.queries.ts';

const AT_ONCE = 50;

/** The stored content of a mail: its message, the sealed message, or none any more. */
export type Content = { message: unknown; sealed: Buffer | null };

/** A message for storage: sealed if it contains a secret link, so that a copy of the database opens nothing. */
export async function toKeptContent(
  vault: Vault,
  vendorId: VendorId,
  { message, secret }: { message: OutgoingMail; secret: boolean },
): Promise<{ message: string | null; sealed: Buffer | null }> {
  const text = JSON.stringify(message);
  if (!secret) return { message: text, sealed: null };
  return { message: null, sealed: await vault.seal(vendorId, text) };
}

/** The message of a row; null if it was erased. Throws a BrokenSealError if the installation has another key. */
export async function openContent(
  vault: Vault,
  vendorId: VendorId,
  { message, sealed }: Content,
): Promise<OutgoingMail | null> {
  if (sealed) return JSON.parse(await vault.open(vendorId, sealed)) as OutgoingMail;
  return message as OutgoingMail | null;
}

/** Seals what a former release wrote. A mail that is being sent is erased by that, or sealed next time. */
export async function sealOpenMails({ db, vault }: Context): Promise<void> {
  for (const vendorId of await asUpkeep(db, queries.listVendorsWithOpen)) {
    let sealed = AT_ONCE;
    while (sealed === AT_ONCE) {
      sealed = await asVendor(db, vendorId, async (tx) => {
        const mails = await queries.lockOpenMails(tx, AT_ONCE);
        for (const { mail_id: id, message } of mails) {
          await queries.sealMail(tx, id, await vault.seal(vendorId, JSON.stringify(message)));
        }
        return mails.length;
      });
    }
  }
}
