import { UPKEEP } from './catalog/upkeep.texts.ts';
import { drawLinkMail } from './layout/link-mail.ts';
import type { MailText } from './layout/mail-content.ts';
import { plainName } from './layout/safe-text.ts';

/** A webhook that no longer gets events, and why. */
export type WebhookOff = {
  readerName: string;
  company: string;
  /** Only the host of the address, since the rest may be secret. */
  host: string;
  description: string;
  because: string;
  url: string;
};

/** Tells an administrator that a webhook was switched off automatically. */
export function webhookOff({ readerName, company, host, description, because, url }: WebhookOff): MailText {
  const name = plainName(description);
  const texts = UPKEEP.webhook;
  return drawLinkMail({
    subject: texts.subject({ host }),
    from: plainName(company),
    readerName,
    title: texts.title(),
    about: host,
    before: [texts.before({ named: name ? 'yes' : 'no', name, host, because })],
    button: { label: texts.button(), url },
    after: [texts.after()],
    why: texts.why({ company: plainName(company) }),
  });
}
