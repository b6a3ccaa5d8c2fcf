import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

const ARRIVES_WITHIN_MILLIS = 60_000;

/** An email as received over SMTP, raw and parsed. */
export type ReceivedMail = { to: string; subject: string; raw: Buffer; email: Email };

/** A mail server that accepts and stores everything for inspection. */
export type MailServer = {
  url: string;
  /** Every email received, in order. */
  received: readonly ReceivedMail[];
  /** Every email received for the address, in order. */
  mailsTo: (address: string) => ReceivedMail[];
  /** Waits for and returns the first email to the address whose subject matches. */
  mailTo: (address: string, subject: RegExp) => Promise<ReceivedMail>;
  stop: () => Promise<void>;
};

/** Starts a real SMTP server on a free port of the loopback interface. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const waiting = new Set<() => void>();
  const keep = async (raw: Buffer, recipients: string[]) => {
    const email = await PostalMime.parse(raw);
    received.push(...recipients.map((to) => ({ to, subject: email.subject ?? '', raw, email })));
    waiting.forEach((look) => look());
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address.toLowerCase());
        void keep(Buffer.concat(chunks), recipients).finally(() => done());
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;

  const mailsTo = (address: string) => received.filter(({ to }) => to === address.toLowerCase());
  const mailTo = (address: string, subject: RegExp) =>
    new Promise<ReceivedMail>((resolve, reject) => {
      const settle = (mail: ReceivedMail | undefined) => {
        waiting.delete(look);
        clearTimeout(alarm);
        if (mail) return resolve(mail);
        const came = received.map(({ to, subject: title }) => `  ${to}: ${title}`).join('\n');
        reject(new Error(`No mail to ${address} with a subject like ${subject} came. What came:\n${came}`));
      };
      const look = () => {
        const mail = mailsTo(address).find(({ subject: title }) => subject.test(title));
        if (mail) settle(mail);
      };
      const alarm = setTimeout(() => settle(undefined), ARRIVES_WITHIN_MILLIS);
      waiting.add(look);
      look();
    });
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `smtp://127.0.0.1:${port}`, received, mailsTo, mailTo, stop };
}

/**
 * The only link in an email to a page of the product, identical in text and HTML. Of links that name an action after
 * their secret, the one for this action.
 */
export function linkIn({ email }: Pick<ReceivedMail, 'email'>, path: string, act = ''): string {
  const pattern = new RegExp(`https?://[^\\s"<>]*${path}[^\\s"<>]*`, 'g');
  const found = [email.text, email.html?.replaceAll('&amp;', '&')].flatMap(
    (body) => body?.match(pattern) ?? [],
  );
  const links = new Set(found.filter((link) => (/&do=(\w+)$/.exec(link)?.[1] ?? '') === act));
  const [link] = links;
  if (!link || links.size > 1)
    throw new Error(`Expected one link to ${path}, found ${[...links].join(', ') || 'none'}`);
  return link;
}
