import type { Context } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { failingCalendar } from '#engines/mail-texts/failing-calendar.ts';
import { queueLetter } from '#features/notifications/queue-letter.service.ts';

type Failing = {
  sourceId: string;
  name: string;
  /** The reason, in words for the owner. */
  message: string;
  lastGood: Date;
  owner: { name: string; email: string };
};

/** Tells the owner of a calendar once that it has been unreadable since the last good read. */
export async function notifyOfFailure(context: Context, tx: VendorDb, failing: Failing): Promise<void> {
  const { sourceId, name, message, lastGood, owner } = failing;
  const { mailFrom, publicUrl } = context.config;
  const text = failingCalendar({
    readerName: owner.name,
    calendar: name,
    fault: message,
    url: `${publicUrl}/profile`,
  });
  await queueLetter(context, tx, {
    kind: 'busy-source-failing',
    text,
    fromName: mailFrom.name,
    to: owner,
    dedupeKey: `busy-source-failing:${sourceId}:${lastGood.toISOString()}`,
  });
}
