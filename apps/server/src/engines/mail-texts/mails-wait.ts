import { UPKEEP } from './catalog/upkeep.texts.ts';
import { drawLinkMail } from './layout/link-mail.ts';
import type { MailText } from './layout/mail-content.ts';
import { plainName } from './layout/safe-text.ts';

type MailsWait = { readerName: string; company: string; most: number; url: string };

/** Tells an administrator that the organization has reached its daily mail limit. */
export function mailsWait({ readerName, company, most, url }: MailsWait): MailText {
  const texts = UPKEEP.mails;
  const name = plainName(company);
  return drawLinkMail({
    subject: texts.subject(),
    from: name,
    readerName,
    title: texts.title(),
    before: [texts.before({ company: name, most })],
    button: { label: texts.button(), url },
    after: [texts.after()],
    why: texts.why({ company: name }),
  });
}
