import type { MailAddress, OutgoingMail } from '../calendar-messages/outgoing-mail.ts';
import { html, withLinks, type Markup } from './markup.ts';
import { mailPath, STATE_WORDS, type OutboxEntry } from './outbox-list.ts';
import { drawPage } from './page-frame.ts';

/** A mail with all its parts; without a message if that was erased after sending. */
export type OutboxMail = OutboxEntry & { message: OutgoingMail | null };

/** The page that shows one mail in each form a reader may see. */
export function drawOutboxMail(mail: OutboxMail): string {
  const { message } = mail;
  const parts = message ? drawParts(mail, message) : ERASED;
  return drawPage(
    mail.subject,
    html`<p class="back"><a href="/outbox">All mails</a></p>
      <div class="head">
        <div>
          <h1 dir="auto">${mail.subject}</h1>
          <p class="dim">To ${mail.recipientName}, written ${mail.written}. ${STATE_WORDS[mail.state]}</p>
        </div>
        ${message && html`<a class="button" href="${mailPath(mail)}/message.eml" download>Download the mail</a>`}
      </div>
      ${parts}`,
  );
}

const ERASED = html`<section class="card">
  <p class="empty">This mail carried a secret link. Its text was erased when it had been handed over.</p>
</section>`;

function drawParts(mail: OutboxMail, message: OutgoingMail): Markup {
  return html`<div class="parts">
    <div class="part">
      <section class="card">
        <h2 class="card-head">As most readers see it</h2>
        <iframe
          title="The mail as HTML"
          src="${mailPath(mail)}/html"
          sandbox="allow-popups allow-popups-to-escape-sandbox"
        ></iframe>
      </section>
    </div>
    <div class="part">
      <section class="card">
        <h2 class="card-head">Header</h2>
        <dl>${headerLines(message)}</dl>
      </section>
      <section class="card">
        <h2 class="card-head">As plain text</h2>
        <pre class="letter" dir="auto">${withLinks(message.text)}</pre>
      </section>
      ${message.calendar && calendarPart(mail, message.calendar)}
    </div>
  </div>`;
}

function calendarPart(mail: OutboxMail, { method, ics }: NonNullable<OutgoingMail['calendar']>): Markup {
  return html`<section class="card">
    <div class="card-head">
      <h2>invite.ics <span class="tag">${method}</span></h2>
      <a href="${mailPath(mail)}/invite.ics" download>Download</a>
    </div>
    <pre tabindex="0" aria-label="The calendar entry">${ics}</pre>
  </section>`;
}

function headerLines(message: OutgoingMail): Markup[] {
  const lines: [string, string | undefined][] = [
    ['From', printAddress(message.from)],
    ['To', printAddress(message.to)],
    ['Reply-To', message.replyTo && printAddress(message.replyTo)],
    ['Subject', message.subject],
    ['Date', new Date(message.date).toUTCString()],
    ['Message-ID', message.messageId],
    ['In-Reply-To', message.inReplyTo],
    ...Object.entries(message.headers),
  ];
  return lines.flatMap(([name, value]) =>
    value
      ? [
          html`<dt>${name}</dt>
            <dd dir="auto">${value}</dd>`,
        ]
      : [],
  );
}

function printAddress({ name, address }: MailAddress): string {
  return `${name} <${address}>`;
}

/** The mail's own HTML for its frame, with links that open outside it. */
export function framedHtml(mailHtml: string): string {
  return mailHtml.replace('<head>', '<head><base target="_blank">');
}
