import { uuidv7 } from 'uuidv7';
import type { Context } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { accountMail } from '#engines/mail-texts/account-mail.ts';
import { failingCalendar } from '#engines/mail-texts/failing-calendar.ts';
import { queueMail } from '#features/notifications/notifications.service.ts';

type Failing = {
  sourceId: string;
  name: string;
  /** Why, as its owner reads it. */
  message: string;
  lastGood: Date;
  owner: { name: string; email: string };
};

/** Tells the owner of a calendar once that it has not been readable since it was read last. */
export async function tellFailing(context: Context, tx: VendorDb, failing: Failing): Promise<void> {
  const { sourceId, name, message, lastGood, owner } = failing;
  const { mailFrom, publicUrl } = context.config;
  const to = { name: owner.name, email: owner.email };
  const mailId = uuidv7();
  const text = failingCalendar({
    readerName: to.name,
    calendar: name,
    fault: message,
    url: `${publicUrl}/profile`,
  });
  await queueMail(context, tx, tx.vendorId, {
    kind: 'busy-source-failing',
    dedupeKey: `busy-source-failing:${sourceId}:${lastGood.toISOString()}`,
    recipient: to,
    message: accountMail(text, {
      sender: { address: mailFrom.email, host: new URL(publicUrl).hostname },
      fromName: mailFrom.name,
      to,
      mailId,
      at: context.clock.now().toISOString(),
    }),
    secret: false,
  });
}
