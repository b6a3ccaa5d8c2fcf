import { test as base, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import type { SignedIn } from '@slotwise/contract/auth/auth.schema';

import { checkMail, checkMails } from '../../apps/server/test/checkers/check-mails.ts';
import type { House } from './api.ts';
import { startMailServer } from './mail-server.ts';
import { startProduct } from './product.ts';
import { watch, type Watch } from './watch.ts';

export { expect } from '@playwright/test';

/** A browser window with storage of its own, as another person at another machine has. */
export type Visitor = { page: Page } & Pick<Watch, 'expectRefusal' | 'expectNoConnection'>;

type StoryFixtures = {
  /** Opens the product for one more person; every complaint of the browser fails the story. */
  visit: (options?: BrowserContextOptions) => Promise<Visitor>;
  /** Checks every mail that came during the story, without being asked for. */
  soundMails: void;
};

/** Stories of one worker share a running product and tell each other's organizations apart. */
export const story = base.extend<StoryFixtures, { house: House }>({
  house: [
    async ({}, provide) => {
      const mail = await startMailServer();
      const settings = { SMTP_URL: mail.url, TRUST_PROXY: '127.0.0.1' };
      const product = await startProduct(settings, process.env['EMPTY_DATABASE']);
      await provide({ url: product.url, mail });
      await product.stop();
      await mail.stop();
      // Those that came after the last story too, and what each person got about one meeting in all.
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

/** Opens watched windows on a running product; leaving closes them and fails on what a browser complained about. */
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

/** Puts a session into the tab before its first page, as logging in does, for stories that are about other things. */
export async function enterAs({ page }: Pick<Visitor, 'page'>, { token, vendorId, userId }: SignedIn) {
  const user = JSON.stringify({ token, vendorId, userId });
  await page.addInitScript((stored) => {
    if (sessionStorage.getItem('entered')) return;
    sessionStorage.setItem('entered', 'yes');
    sessionStorage.setItem('user', stored);
  }, user);
}
