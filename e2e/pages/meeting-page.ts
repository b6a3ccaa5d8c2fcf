import type { Page } from '@playwright/test';
import { MESSAGES } from '@slotwise/contract/messages';

import { expect } from '../harness/story.ts';
import { editPage } from './edit-page.ts';
import { meetingDialogs } from './meeting-dialogs.ts';
import { reschedulePage } from './reschedule-page.ts';
import { resourcePage } from './resource-page.ts';
import { scorecardPage } from './scorecard-page.ts';
import { requireScreen, seeToasts } from './screen.ts';

type MeetingTab = 'Overview' | 'Candidate' | 'Documents' | 'Feedback' | 'Comments' | 'Timeline' | 'Resource';
type UploadedFile = { name: string; mimeType: string; buffer: Buffer };

/** A meeting with its people, emails and history, and every action on it. */
export async function meetingPage(page: Page, candidate: string) {
  await requireScreen(page, candidate);
  await expect(page).toHaveURL(/\/viewmeeting\/[\w-]{36}(\?|$)/);
  const head = page.getByRole('region', { name: 'Meeting', exact: true });
  const act = (label: string) => startAct(page, label);
  const openTab = (name: MeetingTab) => page.getByRole('tab', { name }).click();
  return {
    bookingId: new URL(page.url()).pathname.split('/').at(-1) ?? '',
    openTab,
    act,
    ...meetingDialogs(page, candidate, act),
    ...listMails(page),
    seesStatus: (word: string) => expect(head.getByText(word, { exact: true })).toBeVisible(),
    seesWhen: (...texts: string[]) => seeTexts(head, texts),
    seesPeople: (...texts: string[]) => seeTexts(page.getByRole('region', { name: 'People' }), texts),
    seesInTheOverview: (...texts: string[]) =>
      seeTexts(page.getByRole('tabpanel', { name: 'Overview' }), texts),
    seesInTheResource: (...texts: string[]) =>
      seeTexts(page.getByRole('tabpanel', { name: 'Resource' }), texts),
    async seesInTheHistory(...texts: string[]) {
      await openTab('Timeline');
      await seeTexts(page.getByRole('region', { name: 'History' }), texts);
    },
    ...waysOn(page, act, openTab),
    ...listTabs(page, openTab),
    ...answersOn(page),
  };
}

/** The panel's answers, and the reactions to them. */
function answersOn(page: Page) {
  const people = page.getByRole('region', { name: 'People' });
  const proposed = page.getByRole('region', { name: 'Proposed times' });
  return {
    async replaceWith(name: string) {
      await people.getByRole('button', { name: `Replace with ${name}` }).click();
      await seeToasts(page, MESSAGES.bookings.swapPanelist);
      await expect(people.getByText(name, { exact: true })).toBeVisible();
    },
    seesNoOneCalled: (name: string) => expect(people.getByText(name, { exact: true })).toHaveCount(0),
    seesProposed: (...texts: string[]) => seeTexts(proposed, texts),
    async rescheduleToTheProposed() {
      await proposed
        .getByRole('link', { name: /^Reschedule to/ })
        .first()
        .click();
      return reschedulePage(page);
    },
  };
}

type StartAct = (label: string) => Promise<void>;
type OpenTab = (name: MeetingTab) => Promise<void>;

/** The other screens reachable from a meeting. */
function waysOn(page: Page, act: StartAct, openTab: OpenTab) {
  return {
    async edit() {
      await act('Edit meeting');
      return editPage(page);
    },
    async reschedule(button?: 'Move meeting' | 'Schedule again') {
      await act('Reschedule');
      return reschedulePage(page, button);
    },
    async addResource() {
      await act('Add resource');
      return resourcePage(page);
    },
    async editResource() {
      await act('Edit resource');
      return resourcePage(page);
    },
    async giveFeedback() {
      await openTab('Feedback');
      return scorecardPage(page);
    },
    /** Opens the reader's own page of the panel in a new tab. */
    async openOwnScorecardPage() {
      const opened = page.context().waitForEvent('page');
      await openTab('Feedback');
      await page.getByRole('button', { name: 'Open my scorecard page' }).click();
      return opened;
    },
  };
}

/** Actions on the tabs themselves. */
function listTabs(page: Page, openTab: OpenTab) {
  return {
    async comment(text: string, readers: 'Internal' | 'Shared') {
      await openTab('Comments');
      const form = page.getByRole('form', { name: 'Add a comment' });
      await form.getByRole('textbox', { name: 'Comment' }).fill(text);
      await form.getByRole('radio', { name: readers }).check();
      await form.getByRole('button', { name: 'Add comment' }).click();
      await seeToasts(page, MESSAGES.bookings.comment);
      const row = page.getByRole('list', { name: 'Comments, newest last' }).getByRole('listitem').last();
      await seeTexts(row, [text, readers]);
    },
    async attach(file: UploadedFile, kind: string) {
      await openTab('Documents');
      const card = page.getByRole('region', { name: 'Attach documents' });
      await card.getByRole('combobox', { name: 'Type' }).click();
      await page.getByRole('option', { name: kind, exact: true }).click();
      await card.locator('input[type=file]').setInputFiles(file);
      await seeToasts(page, MESSAGES.bookings.documents);
      const row = page.getByRole('list', { name: 'Documents of this meeting' }).getByRole('listitem');
      await seeTexts(row.filter({ hasText: file.name }), [kind]);
    },
    async readInPlace(name: string, words: string) {
      await page.getByRole('button', { name: `Read ${name}` }).click();
      const pages = page.getByRole('region', { name: `Pages of ${name}` });
      await expect(pages.getByRole('group', { name: 'Page 1 of 1' })).toContainText(words);
      await expect(pages.locator('canvas')).toBeVisible();
    },
  };
}

/** The status of a meeting's emails. */
function listMails(page: Page) {
  const mails = page.getByRole('list', { name: 'Emails' }).getByRole('listitem');
  return {
    /** Name each reader once per email. */
    async seesThatEveryMailWasSent(...readers: string[]) {
      await expect(mails.filter({ hasText: 'Handed to the mail server' })).toHaveCount(readers.length);
      for (const reader of readers) await expect(mails.filter({ hasText: reader }).first()).toBeVisible();
      await expect(mails).toHaveCount(readers.length);
    },
    seesNoMails: () => expect(page.getByRole('region', { name: 'Email deliveries' })).toHaveCount(0),
  };
}

/** Starts an action where the page offers it: as a button, a link or a menu item. */
export async function startAct(page: Page, label: string) {
  const shown = page
    .getByRole('button', { name: label, exact: true })
    .or(page.getByRole('link', { name: label, exact: true }));
  const more = page.getByRole('button', { name: 'More actions' });
  await expect(shown.or(more).first()).toBeVisible();
  if (await shown.first().isVisible()) return shown.first().click();
  await more.click();
  await page.getByRole('menuitem', { name: label, exact: true }).click();
}

async function seeTexts(part: ReturnType<Page['getByRole']>, texts: string[]) {
  for (const text of texts) await expect(part).toContainText(text);
}

export async function openMeeting(page: Page, bookingId: string, candidate: string) {
  await page.goto(`/viewmeeting/${bookingId}`);
  return meetingPage(page, candidate);
}
