import { LAYOUT } from '../catalog/meeting.texts.ts';
import { printDate, wallTime } from '../../wall-time/print-time.ts';
import { drawMail } from './draw-mail.ts';
import type { Block, MailText } from './mail-content.ts';
import { paragraph } from './meeting-parts.ts';
import { greet } from './safe-text.ts';

/** A mail whose whole purpose is one link. */
export type LinkMail = {
  subject: string;
  /** Who writes: the tenant, or Slotwise where there is none yet. */
  from: string;
  readerName: string;
  title: string;
  before: string[];
  button: { label: string; url: string };
  after: string[];
  why: string;
};

/** Draws a mail with one button, and its address in full for readers without HTML. */
export function drawLinkMail(mail: LinkMail): MailText {
  const blocks: Block[] = [
    ...mail.before.map((text) => paragraph(text)),
    { kind: 'button', ...mail.button },
    ...mail.after.map((text) => paragraph(text)),
  ];
  return drawMail({
    subject: mail.subject,
    from: mail.from,
    greeting: greet(mail.readerName),
    title: mail.title,
    blocks,
    foot: [mail.why, LAYOUT.sentWith()],
  });
}

/** How long a link lasts, in words: '1 hour', '24 hours', '7 days'. */
export const lastingWords = (hours: number): string =>
  hours >= 48 && hours % 24 === 0 ? LAYOUT.days({ days: hours / 24 }) : LAYOUT.hours({ hours });

/** 'It works until 26/12/2026.', the date as clocks of the zone have it; nothing where no end is known. */
export const lastingDate = (until: string | undefined, timeZone = 'UTC'): string =>
  until ? LAYOUT.worksUntil({ date: printDate(wallTime(until, timeZone)) }) : '';
