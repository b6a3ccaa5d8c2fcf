import type { Page } from '@playwright/test';
import { MESSAGES, MODALS } from '@slotwise/contract/messages';

import type { Day } from '../harness/days.ts';
import { expect } from '../harness/story.ts';
import { requireDialog, seeToasts } from './screen.ts';

/** The part of the user's profile that sets when they can interview. */
export async function ownHours(page: Page) {
  const hours = page.getByRole('form', { name: 'Your interview hours' });
  await expect(hours).toBeVisible();
  const openDates = () => hours.getByRole('button', { name: /^Add (dates|a day off)/ }).click();
  return {
    /** Replaces a day's single range with two. */
    async splitsDay(day: string, [first, second]: [[string, string], [string, string]]) {
      await hours.getByRole('button', { name: `Add hours to ${day}` }).click();
      const ends = [...first, ...second];
      const fields = [
        `${day}, range 1 from`,
        `${day}, range 1 to`,
        `${day}, range 2 from`,
        `${day}, range 2 to`,
      ];
      for (const [i, name] of fields.entries()) {
        await hours.getByRole('textbox', { name, exact: true }).fill(ends[i] ?? '');
      }
    },
    async considersAddingNothing() {
      await openDates();
      await hours.getByRole('button', { name: 'Add to the list' }).click();
      await expect(hours.getByText('First day is required')).toBeVisible();
      await hours.getByRole('radio', { name: 'Other hours' }).check();
    },
    async takesDayOff({ shown }: Day, note: string) {
      await hours.getByRole('radio', { name: 'Off all day' }).check();
      await hours.getByRole('textbox', { name: 'First day' }).fill(shown);
      await hours.getByRole('textbox', { name: 'Note' }).fill(note);
      await hours.getByRole('button', { name: 'Add to the list' }).click();
      await expect(hours.getByRole('list', { name: 'Upcoming dates' })).toContainText(
        `${shown}Off · ${note}`,
      );
    },
    takesAtMost: (interviews: number) =>
      hours.getByRole('textbox', { name: 'Daily limit' }).fill(String(interviews)),
    seesSummary: (text: string) => expect(hours.getByText(text)).toBeVisible(),
    async save() {
      await hours.getByRole('button', { name: 'Save hours' }).click();
      await seeToasts(page, MESSAGES.panelists.update);
      const result = await requireDialog(page, MODALS.panelistUpdated.title);
      await result.getByRole('button', { name: 'Close' }).last().click();
      await expect(result).toBeHidden();
      await expect(hours.getByText('Not saved yet')).toBeHidden();
    },
  };
}

/** The part of it that imports busy times from other calendars. */
export function busyTimes(page: Page) {
  const busy = page.getByRole('region', { name: 'Busy times' });
  const row = (name: string) =>
    busy.getByRole('list', { name: 'Other calendars' }).getByRole('listitem').filter({ hasText: name });
  const add = async (way: string, title: string) => {
    await busy.getByRole('button', { name: 'Add calendar' }).click();
    await page.getByRole('menuitem', { name: way }).click();
    return requireDialog(page, title);
  };
  return {
    async bring(name: string, ics: string) {
      const file = { name: `${name}.ics`, mimeType: 'text/calendar', buffer: Buffer.from(ics) };
      const dialog = await add('From a file…', 'Add a calendar file');
      const input = dialog.getByLabel('Calendar file', { exact: true }).and(page.locator('input'));
      await input.setInputFiles(file);
      await seeToasts(page, MESSAGES.busyTimes.read);
      await expect(dialog).toBeHidden();
    },
    beginsWithAccount: () => add('CalDAV account…', 'Add a CalDAV account'),
    async connects(name: string, url: string) {
      const dialog = await add('By address…', 'Add a calendar by address');
      await dialog.getByRole('textbox', { name: 'Address' }).fill(url);
      await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
      await dialog.getByRole('button', { name: 'Connect calendar' }).click();
      return dialog;
    },
    readsNow: (name: string) => busy.getByRole('button', { name: `Sync now: ${name}` }).click(),
    sees: (name: string, facts: string) => expect(row(name)).toContainText(facts),
  };
}
