import type { MailWay } from '@slotwise/contract/notifications/mail-way.schema';
import type { Call, Context, Session } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { hasMailServer } from './notifications.service.ts';
import { hasOutbox } from './outbox.rules.ts';
import * as queries from './mail-way.queries.ts';

/** How the mails of a call are handled. Depends only on where the call comes from, never on the recipients. */
export function getMailWay(context: Context, { isFromThisMachine }: Call): MailWay {
  if (hasMailServer(context)) return 'SERVER';
  return isFromThisMachine && hasOutbox(context.config) ? 'OUTBOX' : 'KEPT';
}

export const readMailWay = async (context: Context, tx: VendorDb, { email }: Session, call: Call) => ({
  data: { mailWay: getMailWay(context, call), hasReached: await queries.hasSentMail(tx, email) },
});
