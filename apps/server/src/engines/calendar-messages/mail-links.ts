import type { MailedLink } from './mailed-link.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

const PAGES = { panel: '/p/', meeting: '/c/' } as const;

/** What stands in a kept mail where its reader finds a secret. */
const toMark = ({ linkId }: MailedLink): string => `@@${linkId}@@`;

/** The address of the link as it is written into a mail that is kept: its secret is filled in at the hand-over. */
export const linkAddress = (link: MailedLink, publicUrl: string): string =>
  `${publicUrl}${PAGES[link.purpose]}#${toMark(link)}`;

/**
 * The mail with the secrets of its links in place, which only those that it names are. The same mail always gives the
 * same bytes. Calendar entries hold no links of one person, since people share their calendars.
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
