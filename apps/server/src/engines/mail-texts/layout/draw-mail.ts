import { drawHtml } from './draw-html.ts';
import { drawText } from './draw-text.ts';
import type { MailContent, MailText } from './mail-content.ts';

/** Draws a mail as HTML, and as plain text with the same content. */
export function drawMail(content: MailContent): MailText {
  const { subject, title, event = title, about = '' } = content;
  return { subject, text: drawText(content), html: drawHtml(content), event: { what: event, about } };
}
