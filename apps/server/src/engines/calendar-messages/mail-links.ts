import type { MailedLink } from './mailed-link.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

const PAGES = { panel: '/p/', meeting: '/c/' } as const;

/** The placeholder in a stored mail for a secret that its reader will see. */
const toMark = ({ linkId }: MailedLink): string => `@@${linkId}@@`;

/** The link's address as written into a stored mail. Its secret is filled in when the mail is sent. */
export const linkAddress = (link: MailedLink, publicUrl: string): string =>
  `${publicUrl}${PAGES[link.purpose]}#${toMark(link)}`;

/**
 * The mail with the secrets of its own links filled in. The output is deterministic. Calendar entries have no personal
 * links, since people share their calendars.
 */
export async function fillLinks(
  mail: OutgoingMail,
  tokenFor: (purpose: MailedLink['purpose'], linkId: string) => Promise<string>,
): Promise<OutgoingMail> {
  let { text, html } = mail;
  for (const link of mail.links ?? []) {
    const token = await tokenFor(link.purpose, link.linkId);
    text = text.replaceAll(toMark(link), token);
    html = html.replaceAll(toMark(link), token);
  }
  return { ...mail, text, html };
}
