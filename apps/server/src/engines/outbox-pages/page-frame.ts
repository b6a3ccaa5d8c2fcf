import { html, type Markup } from './markup.ts';

/** Where the pages find their styles; everything on them is same-origin. */
export const STYLE_PATH = '/outbox/style.css';

/** A complete outbox page around its content. */
export function drawPage(title: string, content: Markup): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title} · Slotwise</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="${STYLE_PATH}" />
      </head>
      <body>
        <header class="bar">
          <div>
            <a href="/" class="logo" aria-label="Slotwise">${LOGO}<span>Slotwise</span></a>
            <nav aria-label="Outbox"><a href="/outbox">Outbox</a></nav>
          </div>
        </header>
        <main>${content}</main>
      </body>
    </html> `.markup;
}

const LOGO = html`<svg viewBox="0 0 24 26" width="24" height="26" aria-hidden="true">
  <g class="rows">
    <rect x="9" y="3.5" width="14.5" height="5" rx="2.5" />
    <rect x="4.75" y="10.5" width="14.5" height="5" rx="2.5" />
    <rect x=".5" y="17.5" width="14.5" height="5" rx="2.5" />
  </g>
  <rect class="slot" x="9" y="1" width="6" height="24" rx="3" />
</svg>`;
