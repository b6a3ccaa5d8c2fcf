import type { MailPreview } from '@slotwise/contract/bookings/mail-preview.schema';
import { isSampleAddress } from '#lib/sample-address.ts';

type Person = { name: string; email: string };
type Mail = MailPreview['mails'][number];
type Silent = MailPreview['silent'][number];

/** Whether a mail is sent, or why not; `state` is that of its row. */
export function toPreviewState(state: string, address: string, hasServer: boolean): Mail['state'] {
  if (state === 'MUTED') return 'MUTED';
  if (isSampleAddress(address)) return 'SAMPLE';
  return hasServer ? 'SENT' : 'NO_SERVER';
}

/** The people on a meeting who get no mail, each once. */
export function toSilent(people: Person[], mails: Person[], reason: Silent['reason']): Silent[] {
  const mailed = new Set(mails.map(({ email }) => email));
  const others = people.filter(({ email }) => email && !mailed.has(email));
  return [...new Map(others.map(({ name, email }) => [email, { name, email, reason }])).values()];
}
