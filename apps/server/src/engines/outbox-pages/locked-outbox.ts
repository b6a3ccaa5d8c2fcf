import { html } from './markup.ts';
import { drawPage } from './page-frame.ts';

/** The page for a browser without access to the outbox: it says where to find the address with the key. */
export function drawLockedOutbox(): string {
  return drawPage(
    'Outbox',
    html`<div class="explained">
      <h1>Open the outbox by its own address</h1>
      <p class="dim">The mails kept here hold links to accounts, so this page opens with a key.</p>
      <p class="dim">
        Look at the window in which Slotwise was started: the line “Read them at …/outbox?key=…” has the
        address. Open it once in this browser, and this page stays open until you close the browser.
      </p>
    </div>`,
  );
}
