import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findBrowser } from '../../e2e/browser.ts';
import { Refusal } from '../../tools/lib/say.mjs';

const MOST_PRINTING_MILLIS = 60_000;

/** Prints an HTML page as PDF. Chromium uses a separate profile, which is deleted with the page. */
export function printPage(markup, path) {
  const browser = findBrowser();
  if (!browser) throw new Refusal('There is no Chromium on this machine. Set CHROME_PATH to one.');
  const desk = mkdtempSync(join(tmpdir(), 'slotwise-print-'));
  try {
    const page = join(desk, 'page.html');
    writeFileSync(page, markup);
    const asks = [
      '--headless',
      `--user-data-dir=${desk}`,
      '--no-pdf-header-footer',
      `--print-to-pdf=${path}`,
    ];
    execFileSync(browser.path, [...browser.flags, ...asks, pathToFileURL(page).href], {
      stdio: 'ignore',
      timeout: MOST_PRINTING_MILLIS,
    });
  } finally {
    rmSync(desk, { recursive: true, force: true });
  }
}
