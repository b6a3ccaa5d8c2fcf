import PostalMime from 'postal-mime';

import { checkMails, type CheckedMail } from '../../apps/server/test/checkers/check-mails.ts';
import type { Product } from './product.ts';

/** All faults in the emails of an installation without a mail server, as shown by its outbox. */
export async function faultsOfOutbox({ url, outbox }: Product): Promise<string[]> {
  const opened = await fetch(outbox(), { redirect: 'manual' });
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
  const read = (path: string) => fetch(`${url}${path}`, { headers: { cookie } });
  const list = await (await read('/outbox')).text();
  const pages = new Set(list.match(/\/outbox\/[\da-f-]{36}\/[\da-f-]{36}/g));
  if (pages.size === 0) return ['the outbox is empty'];
  const mails: CheckedMail[] = [];
  for (const page of pages) {
    const raw = Buffer.from(await (await read(`${page}/message.eml`)).arrayBuffer());
    const { to } = await PostalMime.parse(raw);
    mails.push({ to: to?.[0]?.address ?? '', raw });
  }
  return checkMails(mails);
}
