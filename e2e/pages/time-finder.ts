import type { Locator, Page } from '@playwright/test';

import { expect } from '../harness/story.ts';

/** The part of a meeting's form that finds times when everyone is free. */
export function timeFinder(page: Page) {
  const finder = page.getByRole('group', { name: 'Find a time' });
  const best = finder.getByRole('radiogroup', { name: 'Best times' }).getByRole('radio');
  const slider = finder.getByRole('slider', { name: /^Time of the meeting/ });
  const status = finder.getByRole('status');
  return {
    finder,
    best,
    slider,
    seesStarts: () => expect(status.filter({ hasText: /^\d+ possible times? in the week of/ })).toBeVisible(),
    async seesThatNothingFits(...causes: string[]) {
      await expect(
        status.filter({ hasText: /^No \d+-minute time suits everyone in the week of/ }),
      ).toBeVisible();
      for (const cause of causes) await expect(finder.getByText(cause).first()).toBeVisible();
    },
    proposal: (text: string | RegExp) => finder.getByRole('button', { name: text }),
    given: (text: string) => finder.getByRole('button', { name: `Undo: ${text}` }),
    seesVerdict: (text: string) =>
      expect(finder.getByRole('status', { name: 'The chosen time' })).toContainText(text),
    show: (view: 'Week' | 'Day' | 'List') => finder.getByText(view, { exact: true }).click(),
    /** Drags the meeting down by a number of hours, in small steps as a person does. */
    async dragDown(hours: number) {
      const hour = await heightOfAnHour(finder);
      const box = await slider.boundingBox();
      if (!box) throw new Error('The meeting is not drawn');
      const [x, y] = [box.x + box.width / 2, box.y + 8];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x, y + (hours * hour) / 2, { steps: 5 });
      await page.mouse.move(x, y + hours * hour, { steps: 5 });
      await page.mouse.up();
    },
  };
}

async function heightOfAnHour(finder: Locator): Promise<number> {
  const [nine, ten] = await Promise.all(
    ['11:00', '12:00'].map((clock) => finder.getByText(clock, { exact: true }).boundingBox()),
  );
  if (!nine || !ten) throw new Error('The hours are not drawn');
  return ten.y - nine.y;
}
