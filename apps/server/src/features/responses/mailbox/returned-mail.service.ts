import type { Context } from '#context.ts';
import type { ReturnedMail } from '#engines/calendar-replies/returned-mail.ts';
import { refuseReturned } from '#features/notifications/returned-mail.service.ts';
import type { MailOutcome } from './mailbox.rules.ts';
import { countOnce } from './count-once.service.ts';
import { bookingIdInMessageId } from './returned-mail.rules.ts';

/** Shows a bounce at its meeting; undefined if it is not for one of a meeting's calendar entries. */
export async function takeReturnedMail(
  context: Context,
  returned: ReturnedMail,
  key: Buffer,
): Promise<MailOutcome | undefined> {
  const bookingId = bookingIdInMessageId(returned.messageId);
  if (!bookingId) return undefined;
  return countOnce(context, { key, bookingId }, async (tx) => {
    const isOurs = tx !== undefined && (await refuseReturned(tx, bookingId, returned));
    return isOurs ? 'CAME_BACK' : 'UNKNOWN_MEETING';
  });
}
