import type { Page } from '@playwright/test';
import type { SignedIn } from '@slotwise/contract/auth/auth.schema';

import { letChoose, type House } from '../harness/api.ts';
import { aWednesday, dayAfter, dayName } from '../harness/days.ts';
import { openMeetingLink } from '../pages/candidate-page.ts';

const CANDIDATE = { name: 'Kavya Rao', email: 'kavya.rao@home.example' };
const ROUND = { jobTitle: 'Senior Data Engineer', roundName: 'Technical interview' };

/** Lets a candidate choose from a panel's times; returns their link and how to pick one. */
export async function offerTimes(house: House, session: SignedIn, panelistIds: string[]) {
  const wednesday = aWednesday();
  const days = { from: wednesday, to: dayAfter(wednesday, 9) };
  const link = await letChoose(house, session, { candidate: CANDIDATE, panelistIds, days, ...ROUND });
  const take = async (page: Page) => {
    const offered = await openMeetingLink(page, link);
    await offered.chooses(dayName(wednesday), '15:00');
    await offered.books();
    await offered.seesHeading('Your interview is set');
    await page.evaluate(() => window.scrollTo(0, 0));
  };
  return { link, take };
}
