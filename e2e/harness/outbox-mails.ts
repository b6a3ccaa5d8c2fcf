import PostalMime from 'postal-mime';

import { checkMails, type CheckedMail } from '../../apps/server/test/checkers/check-mails.ts';

/** Every fault of the mails of an installation without a mail server, as its outbox hands them out. */
export async function faultsOfOutbox(url: string): Promise<string[]> {
  const list = await (await fetch(`${url}/outbox`)).text();
  const pages = new Set(list.match(/\/outbox\/[\da-f-]{36}\/[\da-f-]{36}/g));
  if (pages.size === 0) return ['the outbox is empty'];
  const mails: CheckedMail[] = [];
  for (const page of pages) {
    const raw = Buffer.from(await (await fetch(`${url}${page}/message.eml`)).arrayBuffer());
    const { to } = await PostalMime.parse(raw);
    mails.push({ to: to?.[0]?.address ?? '', raw });
  }
  return checkMails(mails);
}
