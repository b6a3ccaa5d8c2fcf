import type { Locator, Page } from '@playwright/test';
import { MESSAGES } from '@slotwise/contract/messages';

import { expect } from '../harness/story.ts';
import { requireDialog, requireScreen, seeToasts } from './screen.ts';

type NewMember = { firstName: string; lastName: string; email: string };
type Role = 'Administrator' | 'Recruiter';
type Act = 'Change role…' | 'Remove…';

/** The organization's accounts, and an administrator's actions on them. */
export async function teamPage(page: Page) {
  await requireScreen(page, 'My Team');
  await expect(page).toHaveURL(/\/myteam(\?|$)/);
  const members = page.getByRole('table', { name: 'Members' });
  const getRow = (name: string) => members.getByRole('row').filter({ hasText: name });
  const openFor = async (displayName: string, act: Act, title: string) => {
    await page.getByRole('button', { name: `More for ${displayName}` }).click();
    await page.getByRole('menuitem', { name: act }).click();
    return requireDialog(page, title);
  };
  const openNewMember = async () => {
    await page.getByRole('button', { name: 'Add member' }).click();
    await requireDialog(page, 'Add member');
    return page.getByRole('form', { name: 'Add member' });
  };
  const openRoleChange = (name: string) => openFor(name, 'Change role…', `Change ${name}’s role`);
  const getRemoval = (name: string) => openFor(name, 'Remove…', `Remove ${name}?`);
  return {
    openNewMember,
    openRoleChange,
    getRemoval,
    ...decisionsOn(page, { openFor, openRoleChange, getRemoval }),
    async invite(member: NewMember) {
      const form = await openNewMember();
      await form.getByRole('textbox', { name: 'First Name' }).fill(member.firstName);
      await form.getByRole('textbox', { name: 'Last Name' }).fill(member.lastName);
      await form.getByRole('textbox', { name: 'Email' }).fill(member.email);
      await form.getByRole('button', { name: 'Add member' }).click();
      await seeToasts(page, MESSAGES.team.add);
      await expect(form).toBeHidden();
    },
    async sees(name: string, ...facts: string[]) {
      for (const fact of facts) await expect(getRow(name)).toContainText(fact);
    },
  };
}

type Opening = {
  openFor: (displayName: string, act: Act, title: string) => Promise<Locator>;
  openRoleChange: (name: string) => Promise<Locator>;
  getRemoval: (name: string) => Promise<Locator>;
};

/** Decisions about existing members. */
function decisionsOn(page: Page, { openFor, openRoleChange, getRemoval }: Opening) {
  return {
    async giveRole(name: string, role: Role) {
      const dialog = await openRoleChange(name);
      await dialog.getByRole('radio', { name: role }).check();
      await dialog.getByRole('button', { name: 'Change role' }).click();
      await seeToasts(page, MESSAGES.team.changeRole);
      await expect(dialog).toBeHidden();
    },
    async learnsWhyTheLastOneStays(name: string) {
      const dialog = await openRoleChange(name);
      await expect(dialog).toContainText('You are the only administrator');
      await expect(dialog.getByRole('button', { name: 'Change role' })).toHaveCount(0);
      await dialog.getByRole('button', { name: 'Keep Administrator' }).click();
      const removal = await openFor(name, 'Remove…', 'You cannot remove yourself');
      await removal.getByRole('button', { name: 'Close' }).last().click();
      await expect(removal).toBeHidden();
    },
    async remove(name: string, ...consequences: string[]) {
      const dialog = await getRemoval(name);
      await dialog.getByRole('button', { name: `Remove ${name}` }).click();
      await seeToasts(page, MESSAGES.team.remove);
      const result = await requireDialog(page, `${name} was removed`);
      for (const text of consequences) await expect(result).toContainText(text);
      await result.getByRole('button', { name: 'Close' }).last().click();
      await expect(result).toBeHidden();
    },
  };
}

export async function openTeam(page: Page) {
  await page.goto('/myteam');
  return teamPage(page);
}
