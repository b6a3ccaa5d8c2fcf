import { drawLinkMail } from './layout/link-mail.ts';
import type { MailText } from './layout/mail-content.ts';
import { plainName } from './layout/safe-text.ts';

/** That an address gets no events any more, and why. */
export type WebhookOff = {
  readerName: string;
  company: string;
  /** The host of the address alone: the rest of it may be a secret. */
  host: string;
  description: string;
  because: string;
  url: string;
};

/** The notice to an administrator that a webhook was switched off by itself. */
export function webhookOff({ readerName, company, host, description, because, url }: WebhookOff): MailText {
  const name = plainName(description);
  return drawLinkMail({
    subject: `Webhook switched off: ${host}`,
    from: plainName(company),
    readerName,
    title: 'A webhook was switched off',
    before: [`${name ? `${name}, at ${host},` : host} no longer gets events. ${because}`],
    button: { label: 'Open webhooks', url },
    after: ['Events that happen meanwhile are not kept for it. Switch it on again once it answers.'],
    why: `You get this notice because you are an administrator of ${plainName(company)}.`,
  });
}
