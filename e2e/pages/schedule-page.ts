import type { Page } from '@playwright/test';
import { MESSAGES, MODALS } from '@slotwise/contract/messages';

import type { Day } from '../harness/days.ts';
import { expect } from '../harness/story.ts';
import { requireDialog, requireScreen, seeToast, seeToasts } from './screen.ts';

export type MeetingFacts = {
  candidate: { name: string; email: string };
  panelist: string;
  day: Day;
  start: string;
  link?: string;
  notes?: string;
  jobTitle?: string;
  round?: string;
};

const ANY_LINK = 'https://meet.example/interview';

/** The screen for scheduling a meeting. */
export async function schedulePage(page: Page) {
  await requireScreen(page, 'Schedule Meeting');
  const { section, field, chooseStart, chooseDay } = formParts(page);
  const send = () => page.getByRole('button', { name: 'Schedule', exact: true }).click();
  return {
    chooseStart,
    chooseDay,
    send,
    async sendWithTwoEnters() {
      await field('Candidate name').focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
    },
    sendWithADoubleClick: () => page.getByRole('button', { name: 'Schedule', exact: true }).dblclick(),
    fillIn: (facts: MeetingFacts) => fillIn(page, facts),
    seeThatAllIsStillThere: (facts: MeetingFacts) => seeThatAllIsStillThere(page, facts),
    seeThatTheDraftIsKept: () =>
      expect(page.getByRole('status').filter({ hasText: /^Saved \d\d:\d\d · draft$/ })).toBeVisible(),
    writeNotes: (text: string) => field('Notes').fill(text),
    /** Fills in the known details and lets the candidate choose; returns the link to their page. */
    async letTheCandidateChoose(facts: Omit<MeetingFacts, 'day' | 'start'>, lastDay: Day): Promise<string> {
      await fillInWithoutTime(page, facts);
      await page.getByText('The candidate chooses', { exact: true }).click();
      await field('Last day').fill(lastDay.shown);
      await field('Last day').press('Tab');
      await page.getByRole('button', { name: 'Send link' }).click();
      await seeToasts(page, MESSAGES.bookings.inviteToPick);
      const ready = await requireDialog(page, `${facts.candidate.name} chooses the time`);
      const link = await ready.getByRole('textbox', { name: 'Candidate’s link' }).inputValue();
      await ready.getByRole('button', { name: 'Open the meeting' }).click();
      return link;
    },
    async considerDiscardingTheDraft() {
      await page.getByRole('button', { name: 'Discard draft…' }).click();
      return requireDialog(page, 'Discard this draft?');
    },
    async seeWhoIsBusy(...facts: string[]) {
      await seeToast(page, MESSAGES.bookings.create.failure, 'SLOT_CONFLICT', ...facts);
      const note = section('Time').getByRole('alert');
      for (const fact of facts) await expect(note).toContainText(fact);
    },
    async schedule() {
      await send();
      await seeToast(page, MESSAGES.bookings.create.progress);
      await seeTheResult(page);
    },
    seeTheResult: () => seeTheResult(page),
  };
}

/** The fields of every meeting form. */
export function formParts(page: Page) {
  const section = (name: string) => page.getByRole('region', { name, exact: true });
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const chooseStart = async (clock: string) => {
    // Moves the pointer as well: a toast that opens under a resting pointer would stay open.
    await field('Start').click();
    await field('Start').fill(clock);
    await field('Start').blur();
  };
  const chooseDay = async ({ shown }: Day) => {
    await field('Date').fill(shown);
    await field('Date').press('Tab');
  };
  return { section, field, chooseStart, chooseDay };
}

/** Searches for someone and adds them to the panel. */
export async function addToPanel(page: Page, panelist: string) {
  await page.getByRole('combobox', { name: 'Add a panelist' }).fill(panelist);
  await page.getByRole('option', { name: panelist }).click();
  await expect(page.getByRole('list', { name: 'Panel' }).getByText(panelist)).toBeVisible();
}

async function fillIn(page: Page, { day, start, ...facts }: MeetingFacts) {
  const { chooseStart, chooseDay } = formParts(page);
  await fillInWithoutTime(page, facts);
  await chooseDay(day);
  await chooseStart(start);
}

async function fillInWithoutTime(
  page: Page,
  { candidate, panelist, link, notes, ...job }: Omit<MeetingFacts, 'day' | 'start'>,
) {
  const { section, field } = formParts(page);
  await field('Candidate name').fill(candidate.name);
  await section('Candidate').getByRole('textbox', { name: 'Email' }).fill(candidate.email);
  if (job.jobTitle) await field('Job title').fill(job.jobTitle);
  if (job.round) await field('Round').fill(job.round);
  await addToPanel(page, panelist);
  await field('Video link').fill(link ?? ANY_LINK);
  if (notes) await field('Notes').fill(notes);
}

async function seeThatAllIsStillThere(page: Page, facts: MeetingFacts) {
  const { section, field } = formParts(page);
  const { candidate, panelist, day, start } = facts;
  await expect(field('Candidate name')).toHaveValue(candidate.name);
  await expect(section('Candidate').getByRole('textbox', { name: 'Email' })).toHaveValue(candidate.email);
  await expect(page.getByRole('list', { name: 'Panel' }).getByText(panelist)).toBeVisible();
  await expect(field('Date')).toHaveValue(day.shown);
  await expect(field('Start')).toHaveValue(start);
  const { link = ANY_LINK, notes = '', jobTitle = '', round = '' } = facts;
  await expect(field('Video link')).toHaveValue(link);
  await expect(field('Notes')).toHaveValue(notes);
  await expect(field('Job title')).toHaveValue(jobTitle);
  await expect(field('Round')).toHaveValue(round);
}

async function seeTheResult(page: Page) {
  await seeToast(page, MESSAGES.bookings.create.success);
  const result = await requireDialog(page, MODALS.bookingCreated.title);
  await result.getByRole('button', { name: 'Close' }).last().click();
  await expect(result).toBeHidden();
}

export async function openSchedule(page: Page) {
  await page.goto('/newmeeting');
  return schedulePage(page);
}
