import type { Page } from '@playwright/test';

import { expect } from '../harness/story.ts';
import { requireScreen } from './screen.ts';

/** The page that shows emails if no mail server is set up; its first visit uses the address printed by the server. */
export async function openOutbox(page: Page, address = '/outbox') {
  await page.goto(address);
  await requireScreen(page, 'Outbox');
  const listRows = (address: string) => page.getByRole('row').filter({ hasText: address });
  return {
    async openMail(address: string, subject: RegExp) {
      await listRows(address).getByRole('link', { name: subject }).first().click();
      return outboxMail(page, subject);
    },
  };
}

/** An email as its reader would see it. */
async function outboxMail(page: Page, subject: RegExp) {
  await requireScreen(page, subject);
  const asHtml = page.frameLocator('iframe[title="The mail as HTML"]');
  const asText = page.getByRole('region').filter({ hasText: 'As plain text' }).or(page.locator('pre.letter'));
  return {
    async saysAsHtmlAndText(text: string) {
      await expect(asHtml.locator('body')).toContainText(text);
      await expect(asText.last()).toContainText(text);
    },
    async carriesTheInvitation(...lines: string[]) {
      const entry = page.getByLabel('The calendar entry');
      for (const line of lines) await expect(entry).toContainText(line);
      const address = await page.getByRole('link', { name: 'Download', exact: true }).getAttribute('href');
      const file = await page.request.get(address ?? '');
      expect(file.headers()['content-type']).toContain('text/calendar');
      expect(await file.text()).toContain('END:VCALENDAR');
    },
    /** Follows the email's button, which opens a new tab. */
    async follow(button: string) {
      const opened = page.context().waitForEvent('page');
      await asHtml.getByRole('link', { name: button }).click();
      return opened;
    },
  };
}
