import type { Locator, Page } from '@playwright/test';
import { MESSAGES } from '@slotwise/contract/messages';

import { expect } from '../harness/story.ts';
import { addToPanel } from './schedule-page.ts';
import { requireDialog, seeToast, seeToasts } from './screen.ts';

type StartAct = (label: string) => Promise<void>;

/** The decisions about a meeting that ask for confirmation in a dialog. */
export function meetingDialogs(page: Page, candidate: string, act: StartAct) {
  const open = async (label: string, title: string) => {
    await act(label);
    return requireDialog(page, title);
  };
  const seeDashboard = () => expect(page).toHaveURL('/dashboard');
  return {
    async assign(name: string, comments: string) {
      const dialog = await open('Assign…', 'Assign the next step');
      await dialog.getByRole('combobox', { name: 'Who takes the next step' }).fill(name);
      await page.getByRole('option', { name }).click();
      await dialog.getByRole('textbox', { name: 'What needs to be done' }).fill(comments);
      await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
      await seeToasts(page, MESSAGES.bookings.assign);
      await expect(dialog).toBeHidden();
    },
    async changeCandidate(changes: Record<string, string>) {
      const dialog = await open('Edit candidate…', `Edit ${candidate}`);
      for (const [name, text] of Object.entries(changes)) {
        await dialog.getByRole('textbox', { name, exact: true }).fill(text);
      }
      await dialog.getByRole('button', { name: 'Save candidate' }).click();
      await seeToasts(page, MESSAGES.bookings.candidateDetails);
      await expect(dialog).toBeHidden();
    },
    async cancel(reason: string, text: string) {
      const dialog = await open('Cancel meeting…', `Cancel the meeting with ${candidate}?`);
      await dialog.getByRole('button', { name: 'Cancel meeting' }).click();
      await expect(dialog.getByText('Reason is required')).toBeVisible();
      await dialog.getByRole('radio', { name: reason }).check();
      await dialog.getByRole('textbox', { name: 'Message to everyone' }).fill(text);
      await dialog.getByRole('button', { name: 'Cancel meeting' }).click();
      await seeToasts(page, MESSAGES.bookings.cancel);
      await seeDashboard();
    },
    ...outcomes(page, candidate, open),
    ...answers(page, candidate, open),
  };
}

type OpenDialog = (label: string, title: string) => Promise<Locator>;

/** The outcomes of a meeting that was to take place: a no-show, and the decision. */
function outcomes(page: Page, candidate: string, open: OpenDialog) {
  return {
    async noteNoShow(who: string, note: string) {
      const dialog = await open('No-show…', 'Who did not attend?');
      await dialog.getByRole('radio', { name: who }).check();
      await dialog.getByRole('textbox', { name: 'Note for the team' }).fill(note);
      await dialog.getByRole('button', { name: 'Record the no-show' }).click();
      await seeToasts(page, MESSAGES.bookings.noShow);
      await expect(dialog).toBeHidden();
    },
    async takeTheNoShowBack() {
      const dialog = await open('Undo the no-show…', 'Undo the no-show?');
      await dialog.getByRole('button', { name: 'Undo it' }).click();
      await seeToasts(page, MESSAGES.bookings.undoNoShow);
      await expect(dialog).toBeHidden();
    },
    async considerSelecting(note: string) {
      const dialog = await open('Select candidate…', `Select ${candidate}?`);
      await dialog.getByRole('textbox', { name: 'Note for the team' }).fill(note);
      return decisionDialog(page, 'Select candidate', MESSAGES.bookings.approve);
    },
    async considerRejecting(reason: string, note: string) {
      const dialog = await open('Reject…', `Reject ${candidate}?`);
      await dialog.getByRole('radio', { name: reason }).check();
      await dialog.getByRole('textbox', { name: 'Note for the team' }).fill(note);
      return decisionDialog(page, 'Reject candidate', MESSAGES.bookings.reject);
    },
  };
}

type Acceptance = { start: string; panelist: string };

/** A client's answer to a submission; the page stays and shows the result. */
function answers(page: Page, candidate: string, open: OpenDialog) {
  const seeAnswer = async (dialog: Locator) => {
    await seeToasts(page, MESSAGES.vendorBookings.update);
    await expect(dialog).toBeHidden();
  };
  return {
    async acceptAt({ start, panelist }: Acceptance) {
      const dialog = await open('Accept…', `Accept ${candidate}?`);
      await dialog.getByRole('radio', { name: start }).check();
      await addToPanel(page, panelist);
      await dialog.getByRole('button', { name: 'Accept and schedule' }).click();
      await dialog.getByRole('button', { name: 'Accept without a link' }).click();
      await seeAnswer(dialog);
    },
    async decline(reason: string, words: string) {
      const dialog = await open('Decline…', `Decline ${candidate}?`);
      await dialog.getByRole('button', { name: 'Decline submission' }).click();
      await expect(dialog.getByText('Reason is required')).toBeVisible();
      await dialog.getByRole('radio', { name: reason }).check();
      await dialog.getByRole('textbox', { name: /^Message to / }).fill(words);
      await dialog.getByRole('button', { name: 'Decline submission' }).click();
      await seeAnswer(dialog);
    },
  };
}

type Texts = { progress: string; success: string; failure: string };

/** A decision that is filled in but not yet submitted. */
function decisionDialog(page: Page, confirm: string, messages: Texts) {
  const dialog = page.getByRole('dialog');
  const send = () => dialog.getByRole('button', { name: confirm, exact: true }).click();
  return {
    async confirm() {
      await send();
      await seeToasts(page, messages);
      await expect(page).toHaveURL('/dashboard');
    },
    async learnsWhoWasFaster(name: string, ...changes: string[]) {
      await send();
      await seeToast(page, messages.failure, 'VERSION_CONFLICT', name);
      const conflict = dialog.getByRole('alert');
      await expect(conflict).toContainText(`${name} changed this meeting first.`);
      await conflict.getByRole('button', { name: 'Show the change' }).click();
      for (const change of changes) await expect(conflict).toContainText(change);
    },
    saysNothing: (text: string) => expect(dialog).not.toContainText(text),
    seesWhatWasTyped: (label: string, text: string) =>
      expect(dialog.getByRole('textbox', { name: label })).toHaveValue(text),
    triesAgainOnTheNewState: () =>
      dialog.getByRole('button', { name: 'Try again on the new version' }).click(),
  };
}
