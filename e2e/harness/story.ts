import { test as base, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import type { SignedIn } from '@slotwise/contract/auth/auth.schema';

import { checkMail, checkMails } from '../../apps/server/test/checkers/check-mails.ts';
import type { House } from './api.ts';
import { startMailServer } from './mail-server.ts';
import { startProduct } from './product.ts';
import { watch, type Watch } from './watch.ts';

export { expect } from '@playwright/test';

/** A browser window with its own storage, like another person's machine. */
export type Visitor = { page: Page } & Pick<Watch, 'expectRefusal' | 'expectNoConnection'>;

type StoryFixtures = {
  /** Opens the product for another person; any browser complaint fails the story. */
  visit: (options?: BrowserContextOptions) => Promise<Visitor>;
  /** Automatically checks every email sent during the story. */
  soundMails: void;
};

/** Stories in one worker share a running product, with an organization each. */
export const story = base.extend<StoryFixtures, { house: House }>({
  house: [
    async ({}, provide) => {
      const mail = await startMailServer();
      const settings = { SMTP_URL: mail.url, TRUST_PROXY: '127.0.0.1' };
      const product = await startProduct(settings, process.env['EMPTY_DATABASE']);
      await provide({ url: product.url, mail });
      await product.stop();
      await mail.stop();
      // Includes emails sent after the last story, and checks the sequence each person received about a meeting.
      refuseFaults(await checkMails(mail.received));
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  soundMails: [
    async ({ house }, provide) => {
      const before = house.mail.received.length;
      await provide();
      const came = house.mail.received.slice(before);
      refuseFaults((await Promise.all(came.map(checkMail))).flat());
    },
    { auto: true },
  ],
  visit: async ({ browser, house }, provide) => {
    const { visit, leave } = visitsTo(browser, house.url);
    await provide(visit);
    await leave();
  },
});

function refuseFaults(faults: string[]) {
  if (faults.length > 0) throw new Error(`Mails break a standard or a rule of ours:\n${faults.join('\n')}`);
}

/** Opens watched windows on a running product; leaving closes them and fails on any browser complaint. */
export function visitsTo(browser: Browser, baseURL: string) {
  const leaving: (() => Promise<string[]>)[] = [];
  const visit = async (options: BrowserContextOptions = {}): Promise<Visitor> => {
    const context = await browser.newContext({ baseURL, ...options });
    const watched = await watch(context);
    leaving.push(async () => {
      await context.close();
      return watched.faults();
    });
    const { expectRefusal, expectNoConnection } = watched;
    return { page: await context.newPage(), expectRefusal, expectNoConnection };
  };
  const leave = async () => {
    const faults = (await Promise.all(leaving.map((close) => close()))).flat();
    if (faults.length > 0) throw new Error(`The browser complained:\n${faults.join('\n')}`);
  };
  return { visit, leave };
}

/** Puts a session into the tab before its first page, as a log-in would, for stories about other things. */
export async function enterAs({ page }: Pick<Visitor, 'page'>, { token, vendorId, userId }: SignedIn) {
  const user = JSON.stringify({ token, vendorId, userId });
  await page.addInitScript((stored) => {
    if (sessionStorage.getItem('entered')) return;
    sessionStorage.setItem('entered', 'yes');
    sessionStorage.setItem('user', stored);
  }, user);
}
