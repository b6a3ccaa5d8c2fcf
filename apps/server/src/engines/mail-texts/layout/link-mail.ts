import { LAYOUT } from '../catalog/meeting.texts.ts';
import { printDate, wallTime } from '../../wall-time/print-time.ts';
import { drawMail } from './draw-mail.ts';
import type { MailContent, MailText } from './mail-content.ts';
import { paragraph } from './meeting-parts.ts';

/** A mail about a single link. */
export type LinkMail = Omit<MailContent, 'blocks'> & {
  before: string[];
  button: { label: string; url: string };
  after?: string[];
};

/** Draws a mail with one button, and its address in full for readers without HTML. */
export const drawLinkMail = ({ before, button, after = [], ...mail }: LinkMail): MailText =>
  drawMail({
    ...mail,
    blocks: [
      ...before.map((text) => paragraph(text)),
      { kind: 'button', ...button },
      ...after.map((text) => paragraph(text)),
    ],
  });

/** How long a link lasts: '1 hour', '24 hours', '7 days'. */
export const lastingWords = (hours: number): string =>
  hours >= 48 && hours % 24 === 0 ? LAYOUT.days({ days: hours / 24 }) : LAYOUT.hours({ hours });

/** 'It works until 26/12/2026.', with the date in this zone. Empty if no end is known. */
export const lastingDate = (until: string | undefined, timeZone = 'UTC'): string =>
  until ? LAYOUT.worksUntil({ date: printDate(wallTime(until, timeZone)) }) : '';
